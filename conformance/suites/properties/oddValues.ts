/**
 * Sends values of the right type that few people think of: empty texts, lines, signs, broken JSON. No fault of the
 * server may follow. Each stored text must be read as it was sent.
 */

import { brief } from '../../../contract/brief.ts';
import type { Case, CaseRequest, JsonValue } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { isObject } from '../../../contract/isObject.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { listBranches, listProperties, type WrittenSchema } from '../../../contract/walkSchema.ts';
import type { Finding } from '../../../judge/index.ts';
import type { Exchange } from '../../../wire/exchange.ts';
import { findBodySchema } from '../../../wire/findBodySchema.ts';
import { CannotPerform, type Job } from '../../engine/job.ts';
import { withUniqueValues } from '../../fixtures/uniqueValues.ts';
import type { Target } from '../../target/target.ts';
import { writtenBy } from '../lifecycles/writtenResource.ts';
import { otherValuesOf } from './otherValuesOf.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf, parameterPointer, planOf } from './propertyJob.ts';
import { queryOf, type Reader } from './reader.ts';
import { hasLines, isFreeText, isWrittenByPeople, type SentField, schemaOf } from './sentFields.ts';
import { shownBefore, type WriteCheck, write } from './writeAndRead.ts';

export const oddValues: Property = {
  id: 'odd',
  summary:
    'No odd value of the right type makes the server fail, and each stored text is read as it was sent.',
  from: 'texts and lists among query parameters, path parameters and fields of bodies',
  plan: (contract, target) =>
    [...contract.operations.values()].flatMap((operation) => [
      ...oddReads(contract, target, operation),
      ...oddBodies(contract, target, operation),
    ]),
};

/** Texts that an application firewall refuses, or that a server changes on the way. */
const WITNESSES = [
  '<script>alert(1)</script>',
  '../../etc/passwd',
  "1' OR '1'='1'; DROP TABLE notes; --",
  '{{7*7}} ${7*7}',
  '🚀 Zoe\u0308 שלום',
  `"quoted", 'quoted' and \`quoted\` <b>&amp;</b> 100 % \\`,
];
/**
 * Lines that servers take for something else: a number with leading zeros, a reaction, an empty line, a single
 * character.
 */
const TELLING_LINES = '007 in miXed Case\n:rocket:\n\n0\nNo line is lost.';

/** A text of 200 characters with slashes, letters beyond ASCII, quotes and markup. It names no resource. */
const UNKNOWN_TEXT = `/Zoë 🚀 "'<&> no such/${'x'.repeat(200)}`.slice(0, 199).concat('/');
const ODD_TEXTS = ['', '  ', UNKNOWN_TEXT];

function oddReads(contract: Contract, target: Target, operation: ContractOperation): Job[] {
  const texts = textPathParameters(contract, operation);
  const rounds = changesNothing(operation) ? queryRounds(contract, target, operation) : [];
  if (rounds.length === 0 && (texts.length === 0 || operation.method !== 'get')) return [];
  return [
    checkJob({
      contract,
      target,
      operation,
      name: 'odd.parameters',
      summary: 'Odd texts in parameters make no fault of the server',
      look: async (reader) => {
        const { request } = reader;
        for (const round of rounds) await sendParts(reader, round);
        for (const name of texts)
          await reader.send({
            request: { ...request, path: { ...request.path, [name]: UNKNOWN_TEXT } },
          });
        return [];
      },
    }),
  ];
}

/** Returns the path parameters that accept any text. */
function textPathParameters(contract: Contract, { definition, pointer }: ContractOperation) {
  return (definition.parameters ?? []).flatMap(({ name, in: place }, index) => {
    const validate = contract.validators[pointerBelow(pointer, 'parameters', index, 'schema')];
    return place === 'path' && validate?.(UNKNOWN_TEXT) ? [name] : [];
  });
}

/** Returns queries. Each has an odd text for every parameter that accepts it. */
function queryRounds(
  contract: Contract,
  target: Target,
  operation: ContractOperation,
): CaseRequest['query'][] {
  const odd = [
    ...ODD_TEXTS.map((text) => () => text),
    // Servers that look up a path seldom expect the slash before it.
    (known: JsonValue | undefined) => (typeof known === 'string' ? `/${known}/` : undefined),
  ];
  return odd
    .map((choose) =>
      Object.fromEntries(
        queryOf(operation).flatMap((parameter) => {
          const { name } = parameter;
          const validate =
            contract.validators[pointerBelow(parameterPointer(operation, name), 'schema')];
          const text = choose(otherValuesOf(contract, target, operation, parameter)[0]);
          const value = text !== undefined && name.endsWith('[]') ? [text] : text;
          return value !== undefined && validate?.(value) ? [[name, value]] : [];
        }),
      ),
    )
    .filter((query) => Object.keys(query).length > 0);
}

/** Sends parameters together. A refusal of one of them may hide a fault of another, so it then sends each half. */
async function sendParts(reader: Reader, query: CaseRequest['query']): Promise<void> {
  const { request } = reader;
  const asked = { ...request, query: { ...request.query, ...query } };
  const { exchange } = await reader.send({ request: asked });
  const entries = Object.entries(query);
  if (entries.length < 2 || (exchange.response?.status ?? 0) < 400) return;
  const half = Math.ceil(entries.length / 2);
  for (const part of [entries.slice(0, half), entries.slice(half)])
    await sendParts(reader, Object.fromEntries(part));
}

function oddBodies(contract: Contract, target: Target, operation: ContractOperation): Job[] {
  const body = findBodySchema(operation);
  const written = writtenBy(contract, operation);
  if (!body || !(JSON_TYPE in operation.definition.requestBody!.content)) return [];
  const countFields = ({ request }: Case) => Object.keys(request.body ?? {}).length;
  const cases = contract.cases.toSorted((one, other) => countFields(other) - countFields(one));
  const { documented } = planOf(contract, target, operation, cases);
  if (!documented) return [];
  const fields = listProperties(contract.document, body.value, body.pointer).map(
    ({ name, value, pointer }): [string, SentField] => {
      const { 'x-echoed-as': shownAs = name } = value as { 'x-echoed-as'?: string };
      return [name, { name, shownAs, value, pointer }];
    },
  );
  const check = { contract, target, operation, written: written ?? { kind: 'change' as const } };
  return [
    checkJob({
      ...check,
      documented,
      name: 'odd.fields',
      checks: ['odd', 'read-back'],
      summary: 'Odd values in a body make no fault of the server, and stored texts are kept',
      isCertain: true,
      look: (reader) =>
        lookAtBodies({ ...check, documented, reader, fields: [...new Map(fields).values()] }),
    }),
  ];
}

const JSON_TYPE = 'application/json';

interface BodyCheck extends WriteCheck {
  documented: Case;
  reader: Reader;
  fields: SentField[];
}

async function lookAtBodies(check: BodyCheck): Promise<Finding[]> {
  const { contract, operation, written, reader, fields } = check;
  const found = await write(check, reader, await withFields(check, {}), undefined);
  if (found === undefined)
    throw new CannotPerform('not-run', `no caller of the profile may call ${operation.id}`);
  found.push(...(await lookAtWritten(check)));
  // A firewall that refuses some texts hides no other fault.
  const isFault = ({ choice }: Finding) => choice === undefined;
  for (const field of fields) {
    const { name } = field;
    const types = [schemaOf(contract, field).type].flat().map(String);
    if (found.some(isFault)) return found;
    for (const value of types.includes('string') ? ODD_TEXTS : []) {
      const request = await withFields(check, { [name]: value });
      const isFree = isFreeText(contract, field);
      // Servers differ in texts of blanks, which some take for empty.
      if (isFree && value === UNKNOWN_TEXT) {
        found.push(...(await keepOdd(check, request)));
        continue;
      }
      const status = await sendOdd(reader, request);
      const mustBeEmpty = value === '' && written.kind === 'change' && isFree;
      if (status < 300 && mustBeEmpty) found.push(...(await checkEmptied(check, field)));
    }
    for (const value of oddItems(check, field))
      await sendOdd(reader, await withFields(check, { [name]: value }));
    if (types.includes('array') && written.kind === 'change') {
      await write(check, reader, await withFields(check, {}), undefined);
      const request = await withFields(check, { [name]: [] });
      found.push(...((await write(check, reader, request, undefined)) ?? []));
    }
  }
  const { request } = reader;
  const headers = { ...request.headers, 'Content-Type': JSON_TYPE };
  await sendOdd(reader, { ...request, headers, contentType: 'text/plain', body: '{"broken": [' });
  return found;
}

/** Sends a request that may be refused. @returns the status; 400 if the run may not send the request */
function sendOdd(reader: Reader, request: CaseRequest): Promise<number> {
  const sent = reader.send({ request, expected: { status: 403 } });
  return ifAllowed(
    sent.then(({ exchange }) => exchange.response?.status ?? 400),
    400,
  );
}

/** Writes an odd text, which may be refused. Returns a finding if it is accepted, and shown as another text. */
async function keepOdd(check: BodyCheck, request: CaseRequest): Promise<Finding[]> {
  const kept = write(check, check.reader, request, undefined, { mayBeRefused: true });
  return (await ifAllowed(kept, undefined)) ?? [];
}

/** Waits for a request. Without a name, for instance, a created resource could not be removed, so it is not sent. */
function ifAllowed<T>(sent: Promise<T>, otherwise: T): Promise<T> {
  return sent.catch((error) => {
    if (error instanceof CannotPerform && error.outcome === 'not-run') return otherwise;
    throw error;
  });
}

/** Returns the documented list of objects with an odd text in each text of its first object. */
function oddItems({ contract, reader }: BodyCheck, { name, value, pointer }: SentField) {
  const { body } = reader.request;
  const list = isObject(body) ? body[name] : undefined;
  const [first, ...others] = Array.isArray(list) ? list : [];
  if (!isObject(first)) return [];
  const items = listBranches(contract.document, value, pointer).flatMap((branch) =>
    branch.value.items ? [{ ...branch, value: branch.value.items as WrittenSchema }] : [],
  );
  const texts = items
    .flatMap((one) => listProperties(contract.document, one.value, `${one.pointer}/items`))
    .filter((one) => isFreeText(contract, one) && first[one.name] !== undefined);
  return texts.flatMap((text) =>
    ODD_TEXTS.map((odd): JsonValue => [{ ...first, [text.name]: odd }, ...others]),
  );
}

/** Returns the documented request with other values. Unique values are new ones. */
async function withFields(
  { contract, target: { writes }, operation, documented, reader: { request } }: BodyCheck,
  changes: Record<string, JsonValue>,
): Promise<CaseRequest> {
  if (!isObject(request.body))
    throw new CannotPerform('not-run', 'no case of the operation has an object as body');
  const unique = writes
    ? await withUniqueValues(contract, operation, request, documented, writes.nextName)
    : request;
  return { ...unique, body: { ...(isObject(unique.body) && unique.body), ...changes } };
}

/** Reports a text that is shown after an update has emptied it. */
async function checkEmptied(check: BodyCheck, field: SentField): Promise<Finding[]> {
  const { operation, written, reader } = check;
  const after = await shownBefore(check, reader);
  return [after?.get, after?.list].flatMap((shown) => {
    const text = isObject(shown) ? (shown[field.shownAs] ?? '') : '';
    if (text === '') return [];
    return findingsOf(
      'read-back',
      (written.get ?? written.list ?? operation).pointer,
    )([
      {
        requirement: `a ${field.name} that an update empties is empty`,
        actual: `after ${operation.id} it is ${brief(text, 120)}`,
        location: `/${field.shownAs}`,
      },
    ]);
  });
}

/**
 * Writes odd texts in all fields that people write. A server that refuses them gets each text and each field apart. The
 * documents refuse none, so a refusal is advice.
 */
async function lookAtWritten(check: BodyCheck): Promise<Finding[]> {
  const { contract, target, reader } = check;
  const fields = check.fields.filter((field) => isWrittenByPeople(contract, field));
  const texts = [...WITNESSES, TELLING_LINES];
  let refusal: Exchange | undefined;
  const send = async (part: SentField[], sent: string[]) => {
    const text = [...sent, `(${target.writes?.nextName()})`].join('\n');
    const changes = part.map((field) => [
      field.name,
      hasLines(field) ? text : text.replaceAll('\n', ' '),
    ]);
    const request = await withFields(check, Object.fromEntries(changes));
    return write(check, reader, request, undefined, {
      mayBeRefused: true,
      onExchange: (exchange) => {
        refusal = exchange;
      },
    });
  };
  const together = fields.length === 0 ? [] : await send(fields, texts);
  if (together) return together;
  const found: Finding[] = [];
  for (const field of fields)
    for (const text of texts) {
      const kept = await send([field], [text]);
      const came = refusal?.response?.status ?? 0;
      found.push(...(kept ?? []));
      if (kept || came < 400 || came >= 500 || !refusal) continue;
      const requirement = `a ${field.name} may have any text`;
      const actual = `${JSON.stringify(text)} gave ${came}`;
      const location = `/${field.name}`;
      const mismatch = {
        requirement,
        actual,
        location,
        choice: 'refused-text',
        exchange: refusal,
      } as const;
      found.push(...findingsOf('odd', field.pointer)([mismatch]));
    }
  return found;
}
