import { type FixtureValues, substituteFixtures } from '../conformance/target/index.ts';
import type { Case } from '../contract/case.ts';
import { type Contract, changesNothing, formatEndpoint } from '../contract/contract.ts';
import { findArea } from '../contract/findArea.ts';
import type { Response } from '../contract/openapi.ts';
import { resolveReference } from '../contract/reference.ts';
import { findBodySchema } from '../wire/findBodySchema.ts';
import { FORM } from '../wire/mediaType.ts';
import { withoutBrackets } from '../wire/parameterReadings.ts';
import type { CallableOperation } from './operationWords.ts';
import { cutText } from './responseText.ts';
import { after, cutSentences, schemaText } from './schemaText.ts';

/** The parts of a description. */
export const PARTS = ['parameters', 'body', 'case', 'responses'] as const;
export type Part = (typeof PARTS)[number];

/** The most characters of a description: about a thousand tokens. */
export const MOST_CHARACTERS = 3600;

/** How much a description tells, from most to least. */
interface Detail {
  /** The most characters of the description of a field. */
  text: number;
  /** The most levels of objects in a body. */
  levels: number;
  /** The most characters of the response in the case. */
  response: number;
}
const DETAILS: Detail[] = [
  { text: 160, levels: 3, response: 700 },
  { text: 90, levels: 3, response: 400 },
  { text: 60, levels: 2, response: 250 },
  { text: 0, levels: 2, response: 160 },
  { text: 0, levels: 1, response: 80 },
];
const WHOLE: Detail = { text: 1000, levels: 6, response: 20_000 };

/**
 * Describes an operation: parameters, body, responses and one case. The text is shortened step by step until it fits.
 * @param fixtures the values of the target, which replace those of the example world in the case
 * @param part returns only this part, with all that the contract says
 */
export function describeOperation(
  contract: Contract,
  operation: CallableOperation,
  fixtures: FixtureValues,
  part?: Part,
): string {
  if (part !== undefined)
    return (
      writeParts(contract, operation, fixtures, WHOLE)[part] || `${operation.id} has no ${part}.`
    );
  for (const detail of DETAILS) {
    const text = whole(detail);
    if (text.length <= MOST_CHARACTERS) return text;
  }
  const note = `\n… cut. Ask for one part: ${PARTS.join(', ')}.`;
  return cutText(whole(DETAILS.at(-1)!), MOST_CHARACTERS - note.length) + note;

  function whole(detail: Detail): string {
    const parts = writeParts(contract, operation, fixtures, detail);
    return [writeHead(contract, operation, detail), ...PARTS.map((name) => parts[name])]
      .filter(Boolean)
      .join('\n');
  }
}

/** Returns the facts about an operation that a program needs before a call. */
export function summarizeOperation(operation: CallableOperation): Record<string, unknown> {
  const { id, method, path, definition } = operation;
  const undo = definition['x-undo']?.operation;
  return {
    name: id,
    method,
    path,
    summary: definition.summary,
    writes: !changesNothing(operation),
    ...(undo !== undefined && { undo }),
    ...(definition['x-roles'] && { roles: definition['x-roles'] }),
    ...(definition['x-tier'] && { tier: definition['x-tier'] }),
    ...(definition.deprecated && { deprecated: true }),
    statuses: Object.keys(definition.responses),
  };
}

function writeHead(contract: Contract, operation: CallableOperation, { text }: Detail): string {
  const { definition, id } = operation;
  const limits = [
    definition['x-roles'] && `roles: ${definition['x-roles'].join(', ')}`,
    definition['x-tier'] && `tier: ${definition['x-tier'].join(', ')}`,
    definition['x-offering'] && `offering: ${definition['x-offering'].join(', ')}`,
    definition['x-feature-flag'] && `feature flag: ${definition['x-feature-flag'].name}`,
    definition.deprecated && 'deprecated',
  ].filter(Boolean);
  const description = cutSentences(definition.description, text * 3);
  return [
    `${id}: ${formatEndpoint(operation)}. ${definition.summary}.`,
    ...(description === '' ? [] : [description]),
    `Area ${findArea(contract, id)}; ${describeEffect(operation)}${limits.length > 0 ? `; ${limits.join('; ')}` : ''}.`,
  ].join('\n');
}

/** Says whether an operation reads or writes, and whether a write can be undone. */
function describeEffect(operation: CallableOperation): string {
  const { definition } = operation;
  if (changesNothing(operation)) return 'reads';
  const undo = definition['x-undo'];
  const irreversible = definition['x-irreversible'] ?? undo?.leaves;
  if (irreversible !== undefined)
    return `writes, and only a person can permit it, in the profile: ${irreversible.replace(/\.$/, '')}`;
  return undo
    ? `writes, and ${undo.operation} undoes it`
    : 'writes, and only to resources that this session created';
}

function writeParts(
  contract: Contract,
  operation: CallableOperation,
  fixtures: FixtureValues,
  detail: Detail,
): Record<Part, string> {
  const { definition, pointer } = operation;
  const parameters = (definition.parameters ?? [])
    .filter((one) => one.in !== 'header')
    .map(
      ({ name, in: place, required, schema, description }) =>
        `  ${withoutBrackets(name)}${required ? '*' : ''} (${place}) ${schemaText(contract, { value: schema, pointer }, { levels: 1 })}${after(description, detail.text)}`,
    );
  const body = findBodySchema(operation);
  return {
    parameters:
      parameters.length > 0 ? `Parameters (* is required):\n${parameters.join('\n')}` : '',
    body: body
      ? `Body (* is required): ${schemaText(contract, body, { ...detail, isBody: true })}`
      : '',
    responses: `Responses:\n${responses().join('\n')}`,
    case: caseText(contract, operation, fixtures, detail),
  };

  /** Describes the responses. With few details, the refusals are only their statuses. */
  function responses(): string[] {
    const entries = Object.entries(definition.responses);
    const refusals = entries.map(([status]) => status).filter((status) => Number(status) >= 300);
    return [
      ...entries
        .filter(([status]) => detail.text > 0 || !refusals.includes(status))
        .map(([status, response]) => `  ${status}: ${describeResponse(status, response)}`),
      ...(detail.text > 0 || refusals.length === 0 ? [] : [`  ${refusals.join(', ')}: refused`]),
    ];
  }

  function describeResponse(
    status: string,
    written: (typeof definition.responses)[string],
  ): string {
    const { value, pointer } = resolveReference<Response>(contract.document, written, '#');
    const [type, media] = Object.entries(value.content ?? {})[0] ?? [];
    const says = cutSentences(value.description, Math.max(detail.text, 50));
    if (Number(status) >= 300 || media?.schema === undefined) return says;
    const schema = schemaText(
      contract,
      { value: media.schema, pointer },
      { levels: detail.levels },
    );
    return `${says} ${type === 'application/json' ? '' : `${type} `}${schema}`;
  }
}

function caseText(
  contract: Contract,
  operation: CallableOperation,
  fixtures: FixtureValues,
  { response: most }: Detail,
): string {
  const documented = plainCase(contract, operation);
  if (!documented) return '';
  const { request } = substituteFixtures(contract, operation, documented.request, fixtures);
  const parameters = { ...request.path, ...request.query };
  const call = {
    operation: operation.id,
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(request.body !== undefined && { body: request.body }),
  };
  const { status, body } = documented.response;
  const came = body === undefined ? '' : ` ${cutText(JSON.stringify(body), most)}`;
  return `Case ${documented.name}: ${cutText(JSON.stringify(call), Math.max(most * 2, 400))}\n→ ${status}${came}`;
}

/** Returns the case that shows most with least: it succeeds, returns something, sends no form and few values. */
export function plainCase({ cases }: Contract, { id }: CallableOperation): Case | undefined {
  const weight = ({ request: { query, body, contentType }, response }: Case) =>
    (response.status < 300 ? 0 : 1000) +
    ([body, response.body].some((one) => one instanceof Object && Object.keys(one).length === 0)
      ? 100
      : 0) +
    (contentType === FORM ? 50 : 0) +
    Object.keys(query).length +
    Object.keys(body instanceof Object ? body : {}).length;
  return cases
    .filter(({ operation }) => operation === id)
    .toSorted((one, other) => weight(one) - weight(other))[0];
}
