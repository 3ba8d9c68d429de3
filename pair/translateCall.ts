/** Translates the requests of the tests to those for a deployment. */
import { substituteFixtures, type Target } from '../conformance/target/index.ts';
import type { CaseRequest, JsonValue } from '../contract/case.ts';
import { type Contract, type ContractOperation, changesNothing } from '../contract/contract.ts';
import { isObject } from '../contract/isObject.ts';
import { listProperties } from '../contract/walkSchema.ts';
import { withoutBrackets } from '../wire/parameterReadings.ts';
import { isScalar } from './counterparts.ts';
import type { TestCall } from './readCalls.ts';
import { findById, ID, type Known, translateTexts } from './translateTexts.ts';
import type { WorldValues } from './worldValues.ts';

/** The request for the deployment, or the reason why it has none. */
export type Translation = { request: CaseRequest } | { reason: string };

type Path = CaseRequest['path'];

/** A value for which the deployment has no counterpart. */
type Foreign = [place: string, value: JsonValue];

type UnknownValues = ReturnType<typeof substituteFixtures>['unknown'];

/** Creates a function that translates a call. */
export function callTranslator(
  contract: Contract,
  target: Target,
  known: Known,
): (call: TestCall) => Promise<Translation> {
  const { world, texts, counterparts } = known;

  return async (call) => {
    const { operation, status } = call;
    const request = await texts.withOwnNames(call);
    const values = { ...target.fixtures };
    for (const [name, value] of Object.entries(request.path)) {
      const key = fixturesOf(operation, name).find((one) => world.isValueOf(one, value));
      const other = findFor(operation, name, value);
      if (key !== undefined && values[key] === undefined && other !== undefined)
        values[key] = other;
    }
    const fixed = substituteFixtures(contract, operation, request, values);
    const [missing] = fixed.missing;
    if (missing !== undefined) return { reason: `needs fixtures.${missing} in the profile` };
    const path = { ...fixed.request.path };
    const { query, body } = fixed.request;
    const places = placesWithFixture(contract, operation, request);
    const [foreign] = [
      ...replaceUnknown(fixed.unknown, operation, path),
      ...replaceInPath(request.path, operation, path),
      ...listForeignIds('query', query, places, operation),
      ...listForeignIds('body', body, places, operation),
    ];
    // A refused read harms nobody. A refused write could act on a resource of others, if the ID exists on the deployment.
    const isRefused = status >= 400 && changesNothing(operation);
    if (foreign && !isRefused) return lacksCounterpart(...foreign);
    const search = Object.entries(request.query).find((one) => texts.isPartOfName(...one));
    if (search !== undefined)
      return {
        reason: `searches for ${search[1]}, a part of a name that the deployment was not sent`,
      };
    const translated = (value: JsonValue) => translateTexts(value, call, known);
    return {
      request: {
        ...fixed.request,
        path,
        query: translated(query) as CaseRequest['query'],
        ...(body !== undefined && { body: translated(body) }),
      },
    };
  };

  /** Replaces the path values that no fixture stands for, and returns the values without a counterpart. */
  function replaceUnknown(unknown: UnknownValues, operation: ContractOperation, path: Path) {
    return unknown.flatMap(({ place, value, fixtures }): Foreign[] => {
      const [, part, name = ''] = /^(\w+)\.(.*)$/.exec(place) ?? [];
      if (typeof value === 'object' || typeof value === 'boolean') return [];
      const isInPath = part === 'path';
      const isUnknown = fixtures.some((key) => world.isUnknown(key, value));
      const other = isInPath ? findFor(operation, name, value) : counterparts.find(value, name);
      const isNew = operation.method === 'post' && operation.path?.endsWith(`/{${name}}`);
      if (isInPath && other !== undefined) path[name] = other;
      else if (isInPath && isNew) path[name] = value;
      else if (other === undefined && !isUnknown && !texts.written.has(String(value)))
        return [[place, value]];
      return [];
    });
  }

  /** Replaces the values of path parameters without a fixture, and returns the IDs without a counterpart. */
  function replaceInPath(given: Path, operation: ContractOperation, path: Path) {
    return Object.entries(given).flatMap(([name, value]): Foreign[] => {
      if (fixturesOf(operation, name).length > 0) return [];
      const other = findFor(operation, name, value) ?? texts.sent.get(String(value));
      if (other !== undefined) path[name] = other;
      else if (isForeignId(name, value, world)) return [[`path.${name}`, value]];
      return [];
    });
  }

  /** Lists the IDs in a query or a body that have neither a fixture nor a counterpart. */
  function listForeignIds(
    part: 'query' | 'body',
    given: JsonValue | undefined,
    places: ReadonlySet<string>,
    operation: ContractOperation,
  ): Foreign[] {
    return Object.entries(isObject(given) ? given : {}).flatMap(([name, values]) =>
      [values].flat().flatMap((value): Foreign[] => {
        if (places.has(withoutBrackets(name)) || !isScalar(value)) return [];
        const isKnown = findById(known, operation, name, value) !== undefined;
        return isKnown || !isForeignId(name, value, world) ? [] : [[`${part}.${name}`, value]];
      }),
    );
  }

  /** Returns the counterpart of a path value: of the list above it, or of a field of the same name. */
  function findFor({ path = '' }: ContractOperation, name: string, value: string | number) {
    return counterparts.find(value, name, path.slice(0, path.indexOf(`{${name}}`) - 1));
  }
}

/** Returns true for an ID of the sandbox that no fixture stands for, and that no response has told the counterpart of. */
function isForeignId(name: string, value: string | number, world: WorldValues): boolean {
  const isEqual = world.hasWorld && world.isOfWorld(value);
  return ID.test(name) && /^[1-9]\d*$/.test(String(value)) && !isEqual;
}

/** Returns the names of the parameters and fields of a request that have a fixture. */
function placesWithFixture(
  { document }: Contract,
  { definition, pointer }: ContractOperation,
  { contentType = '' }: CaseRequest,
): ReadonlySet<string> {
  const schema = definition.requestBody?.content[contentType]?.schema;
  const fields = schema ? listProperties(document, schema, pointer) : [];
  return new Set([
    ...(definition.parameters ?? [])
      .filter((one) => one['x-fixture'] !== undefined)
      .map(({ name }) => withoutBrackets(name)),
    ...fields.filter(({ value }) => 'x-fixture' in value).map(({ name }) => name),
  ]);
}

function fixturesOf({ definition }: ContractOperation, name: string): string[] {
  const parameter = definition.parameters?.find((one) => one.in === 'path' && one.name === name);
  return [parameter?.['x-fixture'] ?? []].flat();
}

function lacksCounterpart(place: string, value: JsonValue): { reason: string } {
  return { reason: `names ${place} ${value}, for which the deployment has no counterpart` };
}
