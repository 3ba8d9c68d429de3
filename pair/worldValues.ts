/** Tells the values of the example world apart, and finds those that the profile of a deployment names for them. */
import type { Target } from '../conformance/target/index.ts';
import type { Contract } from '../contract/contract.ts';
import { kindOfId } from './counterparts.ts';

export interface WorldValues {
  /** Whether the deployment has the example world, so that equal resources have equal values. */
  hasWorld: boolean;
  /** Returns true for a value of the example world, which other deployments lack. */
  isOfWorld(value: string | number): boolean;
  /** Returns true if a value is that of a fixture. */
  isValueOf(key: string, value: string | number): boolean;
  /** Returns true for the value that no resource of this kind has. */
  isUnknown(kind: string, value: string | number): boolean;
  /** Returns the fixture of the deployment for an ID, by the name of its field. The profile names some kinds. */
  findById(name: string, value: string | number): string | number | undefined;
  /** Returns the fixture of the deployment for a text. */
  findText(text: string): string | undefined;
}

export function worldValues(contract: Contract, target: Target): WorldValues {
  const world = contract.document['x-fixtures'] ?? {};
  const kinds = contract.world?.kinds ?? {};
  const ofWorld = new Set(
    Object.values(kinds).flatMap(({ known }) => known.map(({ value }) => String(value))),
  );
  // A blob has the same SHA wherever its file has the same bytes, so all SHAs must be equal.
  const shas = Object.entries(world).filter(([, { value }]) => /^[\da-f]{40}$/.test(String(value)));
  const isValueOf = (key: string, value: string | number) =>
    String(world[key]?.value) === String(value);
  return {
    hasWorld: shas.length > 0 && shas.every(([key, { value }]) => target.fixtures[key] === value),
    isOfWorld: (value) => ofWorld.has(String(value)),
    isValueOf,
    isUnknown: (kind, value) => String(kinds[kind]?.unknown) === String(value),
    findById: (name, value) => {
      const read = kindOfId(name);
      const key = read && `${read.kind}.${read.field}`;
      return key !== undefined && isValueOf(key, value) ? target.fixtures[key] : undefined;
    },
    findText: (text) => {
      const key = Object.keys(world).find((one) => world[one]?.value === text);
      const own = key === undefined ? undefined : target.fixtures[key];
      return own === undefined ? undefined : String(own);
    },
  };
}
