import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { createForgeClient } from '../../client/index.ts';
import { startServer } from '../../wire/startServer.ts';
import { HOVERS } from './hovers.ts';
import { type Figure, median, rounds } from './rounds.ts';

const run = promisify(execFile);

const CALLS = 500;

/**
 * Measures the time of a call with the client and with plain `fetch`. It also measures the time that its types take: to
 * check a file, and until an editor shows the first hover.
 */
export async function benchClient(): Promise<Figure[]> {
  return [...(await callCost()), ...(await typeCheckCost()), ...(await hoverCost())];
}

async function callCost(): Promise<Figure[]> {
  const tags = JSON.stringify(Array.from({ length: 20 }, (_, index) => ({ name: `v1.${index}` })));
  const server = await startServer(async (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(tags);
  }, 0);
  const forge = createForgeClient({ baseUrl: server.url, token: 'a-token' });
  const path = { id: 5 };
  const bare = async () => {
    const headers = { 'PRIVATE-TOKEN': 'a-token' };
    const response = await fetch(`${server.url}/api/v4/projects/5/repository/tags`, { headers });
    return response.json();
  };
  const repeat = (work: () => Promise<unknown>) => async () => {
    for (let call = 0; call < CALLS; call++) await work();
  };
  try {
    const { fetched, byPath, byName } = await rounds(7, {
      fetched: repeat(bare),
      byPath: repeat(() => forge.GET('/projects/{id}/repository/tags', { params: { path } })),
      byName: repeat(() => forge.call('listTags', { path })),
    });
    return [
      { name: `bare fetch, per call (${CALLS})`, value: fetched / CALLS, unit: 'ms' },
      { name: 'client by path, per call', value: byPath / CALLS, unit: 'ms' },
      { name: 'client by name, per call', value: byName / CALLS, unit: 'ms' },
      { name: 'client by path / bare fetch', value: byPath / fetched, unit: '×' },
      { name: 'client by name / bare fetch', value: byName / fetched, unit: '×' },
    ];
  } finally {
    await server.close();
  }
}

async function typeCheckCost(): Promise<Figure[]> {
  const { empty, consumer } = await rounds(5, {
    empty: async () => typeCheck('empty.ts'),
    consumer: async () => typeCheck('tenOperations.ts'),
  });
  return [
    { name: 'type check of an empty file', value: empty, unit: 'ms' },
    { name: 'type check of a file with ten operations', value: consumer, unit: 'ms' },
    { name: 'ten operations / empty file', value: consumer / empty, unit: '×' },
  ];
}

/** The times of an editor that has just started. Without a client, it is that of TypeScript and its libraries. */
async function hoverCost(): Promise<Figure[]> {
  const script = join(import.meta.dirname, 'firstHover.ts');
  const figures: Figure[] = [];
  for (const place of Object.keys(HOVERS)) {
    const times: number[] = [];
    for (let round = 0; round < 3; round++)
      times.push(Number((await run(process.execPath, ['--import', 'tsx', script, place])).stdout));
    figures.push({ name: `first hover: ${place}`, value: median(times), unit: 'ms' });
  }
  return figures;
}

function typeCheck(file: string): void {
  const program = ts.createProgram([join(import.meta.dirname, 'consumers', file)], {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: ['node'],
  });
  const [problem] = ts.getPreEmitDiagnostics(program);
  if (problem)
    throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`);
}
