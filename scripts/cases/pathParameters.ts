import type { ContractOperation } from '../../contract/contract.ts';
import type { Parameter, Schema } from '../../contract/openapi.ts';
import type { FixtureKind } from '../../contract/world/knownValues.ts';

/** A path parameter, with the fixtures that can be its value. */
export interface PathParameter {
  name: string;
  /** The keys in `x-fixtures` of the fixtures whose values it accepts. Empty if the parameter has an enum. */
  fixtures: string[];
  schema: Schema;
}

/** Returns the path parameters of an operation, in the order of its path. */
export function pathParameters({ path = '', definition }: ContractOperation): PathParameter[] {
  const place = ({ name }: Parameter) => path.indexOf(`{${name}}`);
  return (definition.parameters ?? [])
    .filter((parameter) => parameter.in === 'path')
    .sort((a, b) => place(a) - place(b))
    .map(({ name, schema, 'x-fixture': fixtures = [] }) => ({
      name,
      fixtures: [fixtures].flat(),
      schema: schema,
    }));
}

/** Returns true if the fixtures of all path parameters are known. A parameter with an enum needs no fixture. */
export function hasKnownPath(
  operation: ContractOperation,
  kinds: Record<string, FixtureKind>,
): boolean {
  return pathParameters(operation).every(
    ({ schema, fixtures: [key = ''] }) => schema.enum || kinds[key]?.resource !== undefined,
  );
}

/** Converts a value to the type of a parameter: `5` or `'5'`. Returns undefined if the type allows neither form. */
export function valueFor(
  { schema }: PathParameter,
  value: string | number,
): string | number | undefined {
  const types = [schema.type].flat();
  if (types.includes(typeof value === 'number' ? 'integer' : 'string')) return value;
  return types.includes('string') ? String(value) : undefined;
}
