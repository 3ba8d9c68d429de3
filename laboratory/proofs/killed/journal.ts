import type { JsonValue } from '../../../contract/case.ts';
import { BASE_PATH } from '../../../contract/deployment.ts';

type Fields = { [name: string]: JsonValue };

/** The writes that a server has confirmed with a response. */
export interface Journal {
  /** The confirmed resources by path, with some of their fields. The value is undefined for a deleted resource. */
  resources: Map<string, Fields | undefined>;
  /** The SHAs of the confirmed commits on the branch. The newest commit is the last one. */
  commits: string[];
  /** The number of confirmed writes. */
  responses: number;
}

/** Records the confirmed state of a resource. @param fields undefined if the resource was deleted */
export function confirm(journal: Journal, path: string, fields: Fields | undefined): void {
  journal.resources.set(path, fields);
  journal.responses++;
}

/**
 * Sends a request as the administrator. @throws Refused if the status is 400 or higher. Throws an Error without a
 * response
 */
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

/** The error for a response with a status of 400 or higher. */
export class Refused extends Error {}

/** Reads all confirmed resources. Returns a line for each resource that differs from its confirmed state. */
export async function missingFrom(url: string, { resources }: Journal): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, expected] of resources) {
    const received = await call(url, 'GET', path).catch((error: Error) => {
      if (error instanceof Refused && error.message.includes(': 404 ')) return undefined;
      throw error;
    });
    const isSame =
      expected === undefined || received === undefined
        ? received === expected
        : Object.entries(expected).every(
            ([name, value]) => JSON.stringify(received[name]) === JSON.stringify(value),
          );
    if (!isSame)
      faults.push(
        `${path} was confirmed as ${JSON.stringify(expected)}, but is ${JSON.stringify(received)}`,
      );
  }
  return faults;
}
