import type { CaseRequest, JsonValue } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { RawResponse } from '../../wire/exchange.ts';
import { readJson } from '../../wire/readBody.ts';
import {
  type Part,
  parameterName,
  parameterNames,
  requestParts,
  responseParts,
} from './declaredParts.ts';

/** The parts of an operation that an exchange shows, and that no earlier exchange of the run has shown. */
export interface Exercised {
  operation: string;
  /** The status of the response. */
  status: number;
  /** The declared parts of the request, if the server accepted it: `path.id`, `query.page`, `body.name`. */
  parameters?: string[];
  /** The declared fields in the body of the response: `[].commit.id`. */
  fields?: string[];
}

/**
 * Notes an exchange.
 * @returns the parts that appear for the first time in the run; undefined if no part is new
 */
export type NoteExercised = (
  operation: ContractOperation,
  request: CaseRequest,
  response: Pick<RawResponse, 'status' | 'headers' | 'body'> | undefined,
) => Exercised | undefined;

/** Returns a function that notes which parts of the contract appear in the exchanges of a run. */
export function createNoteExercised(contract: Contract): NoteExercised {
  const seen = new Set<string>();
  const parametersLeft = new Map<string, Set<string>>();
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
    const parameters = status < 400 ? takeParameters(request) : [];
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

    function takeParameters({ path, query, headers, body }: CaseRequest): string[] {
      const unseen = parametersLeft.get(id) ?? new Set(parameterNames(operation));
      parametersLeft.set(id, unseen);
      const named = (place: string, given: object) =>
        unseen.size === 0
          ? []
          : Object.keys(given)
              .map((name) => parameterName(place, name))
              .filter((name) => unseen.delete(name));
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
 * Returns the names of the parts that are in a value, and removes these parts, so that each name is returned once.
 * The removal makes later exchanges fast: a recording may have a million similar responses.
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
        // If members with any name are allowed (`others`), a removed member would be treated as one of them. So it
        // stays.
        if (!others && isEmpty(below)) members.delete(key);
      }
      if (!others) return;
      for (const [key, child] of Object.entries(value)) if (!members.has(key)) take(child, others);
    }
  };
  take(value, part);
  return names;
}

/** Returns true if no names of a part are left. */
function isEmpty({ name, members, items, others }: Part): boolean {
  return name === undefined && members.size === 0 && !items && !others;
}
