import type { JsonValue } from '../../../contract/case.ts';
import { BASE_PATH } from '../../../contract/deployment.ts';

type Fields = { [name: string]: JsonValue };

/** What a server has answered for. */
export interface Journal {
  /** By address, what is there: some of its fields, or undefined where it was deleted. */
  things: Map<string, Fields | undefined>;
  /** The commits of the branch that is written to, the newest last. */
  commits: string[];
  /** How many requests that write were answered. */
  responses: number;
}

/** Notes what was answered of a thing. @param fields undefined: it was deleted */
export function note(journal: Journal, path: string, fields: Fields | undefined): void {
  journal.things.set(path, fields);
  journal.responses++;
}

/** Sends a request as the administrator. @throws an Error when no response comes, or one of 400 and above */
export async function call(
  url: string,
  method: string,
  path: string,
  body?: JsonValue,
): Promise<Fields> {
  const response = await fetch(url + BASE_PATH + path, {
    method,
    headers: {
      'PRIVATE-TOKEN': 'sandbox-token-of-ada',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Refused(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? {} : JSON.parse(text);
}

/** A response that refuses. */
export class Refused extends Error {}

/** What is not as it was answered, a line each. */
export async function missingFrom(url: string, { things }: Journal): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, expected] of things) {
    const came = await call(url, 'GET', path).catch((error: Error) => {
      if (error instanceof Refused && error.message.includes(': 404 ')) return undefined;
      throw error;
    });
    const isSame =
      expected === undefined || came === undefined
        ? came === expected
        : Object.entries(expected).every(
            ([name, value]) => JSON.stringify(came[name]) === JSON.stringify(value),
          );
    if (!isSame)
      faults.push(
        `${path} was answered as ${JSON.stringify(expected)}, and is ${JSON.stringify(came)}`,
      );
  }
  return faults;
}
