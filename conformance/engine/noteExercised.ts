import type { CaseRequest, JsonValue } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { RawResponse } from '../../wire/exchange.ts';
import { readJson } from '../../wire/readBody.ts';
import { type Part, parameterName, requestParts, responseParts } from './declaredParts.ts';

/** What a part of a run has shown of an operation for the first time. */
export interface Exercised {
  operation: string;
  /** What it answered. */
  status: number;
  /** What a request had that was not refused: `path.id`, `query.page`, `body.name`. */
  parameters?: string[];
  /** What the body of the answer had of what the contract declares: `[].commit.id`. */
  fields?: string[];
}

/** Notes an exchange. @returns what it has shown that none before it had; undefined when that is nothing */
export type NoteExercised = (
  operation: ContractOperation,
  request: CaseRequest,
  response: Pick<RawResponse, 'status' | 'headers' | 'body'> | undefined,
) => Exercised | undefined;

/** Keeps track of what of the contract has been exercised, over all exchanges that it is told of. */
export function createNoteExercised(contract: Contract): NoteExercised {
  const seen = new Set<string>();
  const parts = new Map<string, Part>();
  const remembered = (key: string, make: () => Part) => {
    const part = parts.get(key) ?? make();
    parts.set(key, part);
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
    const parameters =
      status < 400 ? parametersOf(request).filter((name) => isNew(`${id} ${name}`)) : [];
    const fields = namesIn(
      readJson(response),
      remembered(`${id} ${status}`, () => responseParts(contract, operation, String(status))),
    ).filter((name) => isNew(`${id} ${status} ${name}`));
    if (!isFirst && parameters.length === 0 && fields.length === 0) return undefined;
    return {
      operation: id,
      status,
      ...(parameters.length > 0 && { parameters }),
      ...(fields.length > 0 && { fields }),
    };

    function parametersOf({ path, query, headers, body }: CaseRequest): string[] {
      const named = (place: string, given: object) =>
        Object.keys(given).map((name) => parameterName(place, name));
      return [
        ...named('path', path),
        ...named('query', query),
        ...named('header', headers),
        ...(body === undefined
          ? []
          : namesIn(
              body,
              remembered(id, () => requestParts(contract, operation)),
            )),
      ];
    }
  };
}

/** The names of the declared parts that are in a value, each once. */
function namesIn(value: JsonValue | undefined, part: Part): string[] {
  const names = new Set<string>();
  const walk = (value: JsonValue | undefined, { name, members, items, others }: Part) => {
    if (name !== undefined) names.add(name);
    if (Array.isArray(value)) {
      if (items) for (const item of value) walk(item, items);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, child] of Object.entries(value)) {
        const below = members.get(key) ?? others;
        if (below) walk(child, below);
      }
  };
  walk(value, part);
  return [...names];
}
