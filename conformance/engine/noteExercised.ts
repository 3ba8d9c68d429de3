import type { CaseRequest, JsonValue } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { RawResponse } from '../../wire/exchange.ts';
import { readJson } from '../../wire/readBody.ts';
import { type Part, parameterName, requestParts, responseParts } from './declaredParts.ts';

/** The parts of an operation that an exchange was the first to show. */
export interface Exercised {
  operation: string;
  /** The status of the response. */
  status: number;
  /** The parts of a request that was not refused: `path.id`, `query.page`, `body.name`. */
  parameters?: string[];
  /** The declared fields in the body of the response: `[].commit.id`. */
  fields?: string[];
}

/** Notes an exchange. @returns what it is the first to show; undefined when that is nothing */
export type NoteExercised = (
  operation: ContractOperation,
  request: CaseRequest,
  response: Pick<RawResponse, 'status' | 'headers' | 'body'> | undefined,
) => Exercised | undefined;

/** Makes a function that notes which parts of the contract the exchanges of a run have exercised. */
export function createNoteExercised(contract: Contract): NoteExercised {
  const seen = new Set<string>();
  const left = new Map<string, Part>();
  const leftOf = (key: string, make: () => Part) => {
    const part = left.get(key) ?? make();
    left.set(key, part);
    return part;
  };
  return (operation, request, response) => {
    if (!response) return undefined;
    const { id } = operation;
    const { status } = response;
    const isNew = (key: string) => {
      const before = seen.size;
      return seen.add(key).size > before;
    };
    const isFirst = isNew(`${id} ${status}`);
    const parameters = status < 400 ? parametersOf(request) : [];
    const unseen = leftOf(`${id} ${status}`, () =>
      responseParts(contract, operation, String(status)),
    );
    const fields = isEmpty(unseen) ? [] : takeNames(readJson(response), unseen);
    if (!isFirst && parameters.length === 0 && fields.length === 0) return undefined;
    return {
      operation: id,
      status,
      ...(parameters.length > 0 && { parameters }),
      ...(fields.length > 0 && { fields }),
    };

    function parametersOf({ path, query, headers, body }: CaseRequest): string[] {
      const named = (place: string, given: object) =>
        Object.keys(given)
          .map((name) => parameterName(place, name))
          .filter((name) => isNew(`${id} ${name}`));
      return [
        ...named('path', path),
        ...named('query', query),
        ...named('header', headers),
        ...(body === undefined
          ? []
          : takeNames(
              body,
              leftOf(id, () => requestParts(contract, operation)),
            )),
      ];
    }
  };
}

/**
 * The names of the parts that are in a value. They are removed from the parts, so that each name comes once. A
 * recording may have a million responses alike, and this way the later ones cost little.
 */
function takeNames(value: JsonValue | undefined, part: Part): string[] {
  const names: string[] = [];
  const take = (value: JsonValue | undefined, part: Part) => {
    if (part.name !== undefined) {
      names.push(part.name);
      delete part.name;
    }
    const { members, items, others } = part;
    if (Array.isArray(value)) {
      if (!items) return;
      for (const item of value) take(item, items);
      if (isEmpty(items)) delete part.items;
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, below] of members) {
        if (!Object.hasOwn(value, key)) continue;
        take(value[key], below);
        // Without its entry, the member would count as one of any other name.
        if (!others && isEmpty(below)) members.delete(key);
      }
      if (!others) return;
      for (const [key, child] of Object.entries(value)) if (!members.has(key)) take(child, others);
    }
  };
  take(value, part);
  return names;
}

/** Whether nothing is left of a part. */
function isEmpty({ name, members, items, others }: Part): boolean {
  return name === undefined && members.size === 0 && !items && !others;
}
