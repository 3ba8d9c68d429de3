/**
 * Checks the request values whose parameters or fields have `x-fixture`: they must be in the example world
 * (openapi/world), or marked as exceptions.
 */
import type { JsonValue } from '../../contract/case.ts';
import type { ContractOperation } from '../../contract/contract.ts';
import { nearest } from '../../contract/nearest.ts';
import type { Document, Parameter, Reference, Schema } from '../../contract/openapi.ts';
import {
  type FixtureKind,
  type KnownValue,
  knownValues,
} from '../../contract/world/knownValues.ts';
import type { SourceCase } from '../read/readCases.ts';
import type { CompiledWorld } from './compileWorld.ts';
import { walkBySchema } from './walkBySchema.ts';
import type { WorldFinding } from './worldFinding.ts';

/** A request value that names a resource of the example world. */
interface SentValue {
  value: string | number;
  path: (string | number)[];
  /** The keys in `x-fixtures` of the fixtures that the value may belong to. */
  keys: string[];
}

const RULE = 'case-world';

/**
 * Checks the values of a request.
 * @returns the findings, and the rows that the path names, such as `projects/5` and `issues/311`
 */
export function checkSentValues(
  document: Document,
  { values: { kinds } }: CompiledWorld,
  operation: ContractOperation,
  documented: SourceCase,
): { findings: WorldFinding[]; rows: string[] } {
  const findings: WorldFinding[] = [];
  const succeeds = documented.response.status < 400;
  const announced = new Set(documented.creates ?? []);
  const rows: string[] = [];
  for (const sent of sentValues(document, operation, documented)) {
    const place = sent.path.slice(1).join('.');
    if (documented.breaks && `${place}.`.startsWith(`${documented.breaks}.`)) continue;
    const ofKinds = sent.keys.flatMap((key) => kinds[key] ?? []);
    // A fixture that is absent or wrong has its own problem, and no values to compare with.
    if (ofKinds.length < sent.keys.length) continue;
    const known = knownFor(sent.value, ofKinds);
    const report = (message: string) => findings.push({ path: sent.path, rule: RULE, message });
    const inPath = sent.path[1] === 'path';

    if (announced.delete(place)) {
      if (known.length > 0)
        report(`${place} ${sent.value} is in the world already: remove it from creates`);
    } else if (known.length === 0) {
      if (!ofKinds.some(({ unknown }) => String(unknown) === String(sent.value)))
        report(unknownText(place, sent, ofKinds));
      else if (inPath && succeeds)
        report(`${place} ${sent.value} is unknown in the world, so the call cannot succeed`);
    } else if (inPath) {
      const here = knownValues(ofKinds, sent.value, rows);
      if (here.length === 0 && succeeds)
        report(
          `${place} ${sent.value} is in the world, but not below ${rows.join(' and ')}: it is ${known[0]?.row} below ${known[0]?.below?.join(' and ') || 'nothing'}`,
        );
      if (here[0]) rows.push(here[0].row);
    }
  }
  for (const place of announced)
    if (valueAt(documented.request as unknown as JsonValue, place.split('.')) === undefined)
      findings.push({
        path: ['creates'],
        rule: RULE,
        message: `The request has nothing at ${place}: remove it from creates`,
      });
  return { findings, rows };
}

/**
 * Returns the request values whose place in the contract has `x-fixture`. Path values come first, in the order of the
 * path.
 */
function sentValues(
  document: Document,
  { definition, path: template }: ContractOperation,
  { request }: SourceCase,
): SentValue[] {
  const order = (name: string) => template?.indexOf(`{${name}}`) ?? 0;
  const parameters = (place: 'path' | 'query', given: Record<string, JsonValue>) =>
    Object.entries(given)
      .sort(([a], [b]) => (place === 'path' ? order(a) - order(b) : 0))
      .flatMap(([name, value]) => {
        const parameter = definition.parameters?.find(
          (candidate) => candidate.in === place && sameName(candidate.name, name),
        );
        return parameter ? within(value, parameter, ['request', place, name]) : [];
      });
  const within = (value: JsonValue, parameter: Parameter, path: (string | number)[]) =>
    places(value, [parameter.schema], path, [parameter['x-fixture'] ?? []].flat());
  const places = (
    value: JsonValue,
    schemas: (Schema | Reference)[],
    path: (string | number)[],
    inherited: string[] = [],
  ): SentValue[] =>
    walkBySchema(document, value, schemas, path).flatMap((place) => {
      if (typeof place.value !== 'string' && typeof place.value !== 'number') return [];
      const keys = [
        ...inherited,
        ...place.schemas.flatMap((schema) => (schema['x-fixture'] as string | string[]) ?? []),
      ].flat();
      // A value that the enum lists, such as `None` beside user IDs, does not name a resource.
      const isWord = place.schemas.some((schema) => schema.enum?.includes(place.value));
      // An empty path stands for the whole repository.
      return keys.length === 0 || isWord || place.value === ''
        ? []
        : [{ value: place.value, path: place.path, keys }];
    });
  const body = definition.requestBody?.content[request.contentType ?? '']?.schema;
  return [
    ...parameters('path', request.path),
    ...parameters('query', request.query),
    ...(body && request.body !== undefined
      ? places(request.body, [body], ['request', 'body'])
      : []),
  ];
}

function knownFor(value: string | number, kinds: FixtureKind[]): KnownValue[] {
  const found = knownValues(kinds, value);
  if (found.length > 0) return found;
  // A range such as `main..v1.0` names two revisions.
  const [from, to] = String(value).split(/\.{2,3}/);
  return from && to && knownValues(kinds, from).length > 0 ? knownValues(kinds, to) : [];
}

function unknownText(place: string, { value, keys }: SentValue, kinds: FixtureKind[]): string {
  const near = nearest(
    String(value),
    kinds.flatMap(({ known }) => known.map((one) => String(one.value))),
  );
  const unknown = [...new Set(kinds.flatMap((kind) => kind.unknown ?? []))];
  return [
    `${place} ${value} is not in the world (${keys.join(', ')})${near ? `; did you mean ${near}?` : '.'}`,
    unknown.length > 0 ? `For a resource that does not exist, write ${unknown.join(' or ')}.` : '',
    'If the request creates it, list it under creates',
  ]
    .filter(Boolean)
    .join(' ');
}

function valueAt(value: JsonValue | undefined, [first, ...rest]: string[]): JsonValue | undefined {
  if (first === undefined) return value;
  return typeof value === 'object' && value !== null
    ? valueAt((value as { [name: string]: JsonValue })[first], rest)
    : undefined;
}

function sameName(declared: string, given: string): boolean {
  return declared.replace(/\[\]$/, '') === given.replace(/\[\]$/, '');
}
