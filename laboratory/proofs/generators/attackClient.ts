/** Sends hostile path values through a generated client, to a server that records where the requests go. */
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { readSections, type Step } from './recipes.ts';

/** The values that lead to another endpoint if a client sends them as they are, with their names in the guide. */
const WRONG: [value: string, name: string][] = [
  ['..', '`..`'],
  ['.', '`.`'],
  ['', 'empty'],
];
/** Values that a client must encode. A guard must let them through. */
const ENCODED = ['a/b', '../..', '%2e%2e', '..%2f..', 'a?b#c', '...'];
const VALUES = [...WRONG.map(([value]) => value), ...ENCODED];

/** The program that attacks a generated client. */
export interface Attack {
  /** The files of the program, and the commands that run it. */
  files: Extract<Step, { file: string }>[];
  run: string[];
  /** The commands that open the guard of the client. */
  open: string[];
}

/** Reads the attacks by the names of the recipes. @throws an Error if a section has not two blocks of commands */
export async function readAttacks(): Promise<Map<string, Attack>> {
  const page = await readFile(join(import.meta.dirname, 'attacks.md'), 'utf8');
  return new Map(
    readSections(page).map(({ name, parts }) => {
      const files = parts.filter((part) => 'file' in part);
      const [run, open, ...more] = parts.filter((part) => 'lines' in part);
      if (!run || !open || more.length > 0)
        throw new Error(`attacks.md: ${name} needs two blocks of commands: attack and open.`);
      return [name, { files, run: run.lines, open: open.lines }];
    }),
  );
}

/** The requests that a client has sent for the values. */
export interface Attacked {
  /** The names of the wrong values with which a request has reached another endpoint. */
  reached: string[];
  /** Other faults: an encoded value that reached another endpoint, or that did not arrive. */
  faults: string[];
}

/** A server that remembers each request, and redirects it to another host. */
export interface Recorder {
  /** The address with the base path. */
  address: string;
  /**
   * Returns the requests since the last call, such as `DELETE /projects/5`, and how many of them the other host has got
   * with the token.
   */
  take(): { requests: string[]; leaks: number };
  close(): void;
}

export async function startRecorder(): Promise<Recorder> {
  let requests: string[] = [];
  let leaks = 0;
  const other = await listen(({ headers }, response) => {
    if (headers['private-token'] !== undefined) leaks += 1;
    response.writeHead(204).end();
  });
  const main = await listen(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    response.writeHead(302, { Location: `${other.origin}/` }).end();
  });
  return {
    address: `${main.origin}${BASE_PATH}`,
    take: () => {
      const taken = { requests, leaks };
      requests = [];
      leaks = 0;
      return taken;
    },
    close: () => {
      main.close();
      other.close();
    },
  };
}

async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Sends the values through a client. @param runLine runs a command in the folder of the client */
export async function attackClient(
  commands: string[],
  recorder: Recorder,
  runLine: (line: string) => Promise<unknown>,
): Promise<Attacked> {
  recorder.take();
  for (const line of commands) await runLine(`VALUES='${VALUES.join('\n')}' ${line}`);
  const { requests, leaks } = recorder.take();
  const judged = judgeRequests(requests);
  const leak = `a redirect carries the token to another host (${leaks} of ${requests.length} requests)`;
  return leaks > 0 ? { ...judged, faults: [...judged.faults, leak] } : judged;
}

/** Finds the requests that have reached another endpoint than their value names. */
export function judgeRequests(requests: string[]): Attacked {
  const right = new Set(VALUES.flatMap((value, index) => rightRequests(value, String(index))));
  const sent = requests.map((request) => request.replace(BASE_PATH, ''));
  const astray = sent.filter((request) => !right.has(readSegments(request)));
  const reached = WRONG.flatMap(([, name], index) =>
    astray.some((request) => request.match(/\d+/)?.[0] === String(index)) ? [name] : [],
  );
  const others = astray.filter((request) => {
    const [number] = request.match(/\d+/) ?? [];
    return number === undefined || Number(number) >= WRONG.length;
  });
  const arrived = new Set(sent.map(readSegments));
  const lost = ENCODED.filter((value) =>
    rightRequests(value, String(VALUES.indexOf(value))).some((request) => !arrived.has(request)),
  );
  return {
    reached,
    faults: [
      ...others.map((request) => `${request} is another endpoint`),
      ...lost.map((value) => `the value ${JSON.stringify(value)} does not arrive in both places`),
    ],
  };
}

/** Returns the two requests for a value that is sent as what it is. None for a value that no path can have. */
function rightRequests(value: string, number: string): string[] {
  if (WRONG.some(([wrong]) => wrong === value)) return [];
  return [
    ['projects', number, 'protected_environments', value],
    ['projects', value, 'repository', 'tags', number],
  ].map((segments) => JSON.stringify(['DELETE', ...segments]));
}

/** Reads the segments of a request's path: `["DELETE","projects","a/b"]`. */
function readSegments(request: string): string {
  const [method, path = ''] = request.split(' ');
  const [plain = ''] = path.split('?');
  return JSON.stringify([method, ...plain.split('/').slice(1).map(decodeURIComponent)]);
}
