/** Decides which documented case answers a request. */
import type { Case } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { groupBy } from '../contract/groupBy.ts';
import type { Document } from '../contract/openapi.ts';
import type { Preference } from './parsePrefer.ts';

/** A value in the path or query of a request, by the name of its parameter. */
export type SentValue = [name: string, value: string];

type AddressedCase = Case & { addressed: SentValue[] };

/** Picks the case for a request to an operation that is due to be answered with a status. */
export type CasePicker = (
  operation: string,
  status: number,
  sent: SentValue[],
  preferred: Preference,
) => Case | undefined;

export function casePicker({ cases, document }: Contract): CasePicker {
  const byId = idsForNames(document);
  const addressedCases = cases.map((one) => ({ ...one, addressed: byId(valuesOf(one)) }));
  const casesOf = groupBy(addressedCases, ({ operation }) => operation);

  return (operation, status, sent, { code, example }) => {
    const candidates = casesOf.get(operation) ?? [];
    const values = new Map(byId(sent));
    const refusal = code || example ? undefined : findRefusal(candidates, values);
    return refusal ?? findCase(candidates, status, example, values);
  };
}

/** Of the cases of a status: the one that was asked for, or else the one whose request is most like this. */
function findCase(
  cases: AddressedCase[],
  status: number,
  name: string | undefined,
  sent: Map<string, string>,
): Case | undefined {
  const candidates = cases.filter(({ response }) => response.status === status);
  const named = candidates.find((one) => one.name === name);
  if (named) return named;
  const likeness = ({ addressed }: AddressedCase) =>
    2 * addressed.filter(([key, value]) => sent.get(key) === value).length - addressed.length;
  return candidates.reduce<AddressedCase | undefined>(
    (best, one) => (!best || likeness(one) > likeness(best) ? one : best),
    undefined,
  );
}

/**
 * The documented refusal of a request for what it names, whoever calls: something that the example
 * world does not have, or has several of. The request is to the letter that of such a case, and of no
 * case with another answer.
 */
function findRefusal(cases: AddressedCase[], sent: Map<string, string>): Case | undefined {
  const same = cases.filter(
    ({ addressed }) =>
      addressed.length === sent.size && addressed.every(([key, value]) => sent.get(key) === value),
  );
  return same.every(({ response }) => response.status === 404 || response.status === 422)
    ? same[0]
    : undefined;
}

function valuesOf({ request }: Case): SentValue[] {
  return Object.entries({ ...request.path, ...request.query }).map(([name, value]) => [
    name,
    String(value),
  ]);
}

/** `acme/rocket` and 5 are one project: things that have a path or a username are known by their id. */
function idsForNames({ 'x-fixtures': fixtures = {} }: Document) {
  const ids = new Map(
    Object.entries(fixtures).flatMap(([key, { value }]) => {
      const id = fixtures[key.replace(/\.(path|username)$/, '.id')]?.value;
      return id === undefined ? [] : [[String(value), String(id)]];
    }) as SentValue[],
  );
  return (values: SentValue[]): SentValue[] =>
    values.map(([name, value]) => [name, ids.get(value) ?? value]);
}
