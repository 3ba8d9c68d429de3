/** Remembers the names and times that a deployment was sent in place of those of the tests. */
import { withUniqueValues } from '../conformance/index.ts';
import type { Target } from '../conformance/target/index.ts';
import type { CaseRequest, JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { isObject } from '../contract/isObject.ts';
import type { TestCall } from './readCalls.ts';

export interface SentTexts {
  /** The texts that were sent to the deployment in place of others. */
  sent: Map<string, string>;
  /** The titles with an addition, by those of the tests. Only a search names a resource by its title. */
  titles: ReadonlyMap<string, string>;
  /** The texts that the tests have sent. */
  written: ReadonlySet<string>;
  /** Gives the resource that a call creates a name of the run, and remembers it. */
  withOwnNames(call: TestCall): Promise<CaseRequest>;
  /** Returns true for a search for a part of a name that the deployment has in another form. */
  isPartOfName(name: string, value: JsonValue): boolean;
  /** Replaces the names of the run in a longer text. */
  withNames(text: string): string;
}

export function sentTexts(contract: Contract, target: Target): SentTexts {
  const sent = new Map<string, string>();
  const titles = new Map<string, string>();
  const written = new Set<string>();
  return { sent, titles, written, withOwnNames, isPartOfName, withNames };

  async function withOwnNames({ operation, request, status }: TestCall): Promise<CaseRequest> {
    const { writes } = target;
    const creates = writes && operation.definition['x-undo'] && status < 300;
    const own = creates
      ? await withUniqueValues(contract, operation, request, {}, writes.nextName)
      : request;
    forEachText(request.body, (text) => written.add(text));
    if (isObject(request.body) && isObject(own.body))
      for (const [name, value] of Object.entries(request.body)) {
        const other = own.body[name];
        if (typeof value !== 'string' || typeof other !== 'string' || value === other) continue;
        (other.startsWith(value) ? titles : sent).set(value, other);
        written.add(other);
      }
    return own;
  }

  function isPartOfName(name: string, value: JsonValue): boolean {
    if (!/search|query/.test(name) || typeof value !== 'string' || value === '') return false;
    const part = value.toLowerCase();
    return [...sent].some(
      ([text, other]) =>
        text !== value && text.toLowerCase().includes(part) !== other.toLowerCase().includes(part),
    );
  }

  function withNames(text: string): string {
    let changed = text;
    for (const [name, other] of [...sent, ...titles])
      if (name.length > 3) changed = changed.replaceAll(name, other);
    return changed;
  }
}

/** Visits all texts in a value. */
export function forEachText(value: JsonValue | undefined, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value);
  else if (typeof value === 'object' && value !== null)
    for (const child of Object.values(value)) forEachText(child, visit);
}
