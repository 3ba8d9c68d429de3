import type { CaseRequest, JsonValue } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { Document, Fixture } from '../../contract/openapi.ts';
import type { Located } from '../../contract/reference.ts';
import { listBranches, listProperties, type WrittenSchema } from '../../contract/walkSchema.ts';

/** The values of fixtures on a deployment, by the keys of `x-fixtures`: `project.id` → 42. */
export type FixtureValues = Record<string, string | number>;

/** A request with the values of a deployment, and the values of the example world that could not be replaced. */
export interface Substitution {
  request: CaseRequest;
  /** The fixtures that the request needs, but that have no value. */
  missing: string[];
  /** The values at the place of a fixture that the example world does not have, such as an unknown ID. */
  unknown: UnknownValue[];
  /** The fixtures with a path or a name, at a place that accepts only integers. */
  unfit: UnfitValue[];
}

/** A value of the deployment that the contract does not accept at a place. */
export interface UnfitValue {
  /** The place of the value: `path.id`. */
  place: string;
  fixture: string;
  value: string | number;
}

export interface UnknownValue {
  /** The place of the value: `path.tag_name`, `body.actions.0.file_path`. */
  place: string;
  value: JsonValue;
  /** The fixtures whose values may be at this place. */
  fixtures: string[];
}

/**
 * Replaces values of the example world (`openapi/world`) in a request by values of a deployment. `x-fixture` names
 * the fixture at a place. It is at a parameter, or at a property in the schema of the body.
 */
export function substituteFixtures(
  { document }: Contract,
  { definition, pointer }: ContractOperation,
  request: CaseRequest,
  values: FixtureValues,
): Substitution {
  const missing = new Set(fixturesAt(definition).filter((key) => !(key in values)));
  const unknown: UnknownValue[] = [];
  const unfit: UnfitValue[] = [];
  const world: Record<string, Fixture> = document['x-fixtures'] ?? {};

  const parameters = (place: 'path' | 'query' | 'header', given: Record<string, JsonValue>) =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => {
        const parameter = definition.parameters?.find(
          (candidate) => candidate.in === place && sameName(candidate.name, name, place),
        );
        const keys = [parameter?.['x-fixture'] ?? []].flat();
        return [name, walk(value, parameter ? [parameter.schema] : [], keys, `${place}.${name}`)];
      }),
    );
  const body = definition.requestBody?.content[request.contentType ?? '']?.schema;

  return {
    request: {
      ...request,
      path: parameters('path', request.path) as CaseRequest['path'],
      query: parameters('query', request.query),
      headers: parameters('header', request.headers) as CaseRequest['headers'],
      ...(request.body !== undefined && {
        body: walk(request.body, body ? [body] : [], [], 'body'),
      }),
    },
    missing: [...missing],
    unknown,
    unfit,
  };

  function walk(
    value: JsonValue,
    schemas: WrittenSchema[],
    inherited: string[],
    place: string,
  ): JsonValue {
    const branches = schemas.flatMap((schema) => listBranches(document, schema, pointer));
    // `x-fixture` may be beside a `$ref`, or in the schema to which the `$ref` leads.
    const parts = [...schemas, ...branches.map((branch) => branch.value)];
    const keys = [...new Set([...inherited, ...parts.flatMap(fixturesAt)])];
    if (Array.isArray(value)) {
      const items = branches.flatMap(({ value: { items } }) => (items ? [items] : []));
      return value.map((item, index) => walk(item, items, keys, `${place}.${index}`));
    }
    if (typeof value === 'object' && value !== null) {
      const properties = schemas.flatMap((schema) => listProperties(document, schema, pointer));
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => {
          const own = properties.filter((property) => property.name === name);
          return [
            name,
            walk(
              item,
              own.map(({ value }) => value),
              keys,
              `${place}.${name}`,
            ),
          ];
        }),
      );
    }
    // An enum may have a value in place of an ID, such as `None`.
    return keys.length === 0 || branches.some((branch) => branch.value.enum?.includes(value))
      ? value
      : substitute(value, schemas, keys, place);
  }

  function substitute(
    value: JsonValue,
    schemas: WrittenSchema[],
    keys: string[],
    place: string,
  ): JsonValue {
    const key = keys.find((candidate) => String(world[candidate]?.value) === String(value));
    if (key === undefined) {
      unknown.push({ place, value, fixtures: keys });
      return value;
    }
    const own = values[key];
    if (own === undefined) {
      missing.add(key);
      return value;
    }
    const located = schemas.map((schema) => ({ value: schema, pointer }));
    if (!isFit(document, located, own)) unfit.push({ place, fixture: key, value: own });
    return typeof value === 'number' && isInteger(own) ? Number(own) : own;
  }
}

/** Returns the fixtures that a part of the contract names. */
export function fixturesAt(part: { 'x-fixture'?: string | string[] | undefined }): string[] {
  return [part['x-fixture'] ?? []].flat();
}

/** Returns false for a path or a name, if the schemas accept only integers. */
export function isFit(
  document: Document,
  schemas: Located<WrittenSchema>[],
  value: string | number,
): boolean {
  const types = schemas
    .flatMap((schema) => listBranches(document, schema.value, schema.pointer))
    .flatMap((branch) => branch.value.type ?? []);
  return isInteger(value) || types.length === 0 || types.some((type) => type !== 'integer');
}

function isInteger(value: string | number): boolean {
  return /^\d+$/.test(String(value));
}

function sameName(declared: string, given: string, place: string): boolean {
  if (place === 'header') return declared.toLowerCase() === given.toLowerCase();
  return declared.replace(/\[\]$/, '') === given.replace(/\[\]$/, '');
}
