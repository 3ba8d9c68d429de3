/** Runs a small sample of `npm run proof`, and tests that each part of the proof can fail. */
import { execFileSync } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { BASE_PATH } from '../contract/deployment.ts';
import { type RunningSandbox, startSandbox, worldSeed } from '../sandbox/index.ts';
import { seedOfRun } from '../test/sample.ts';
import { exchange } from '../wire/exchange.ts';
import { BEHAVIOUR_FAULTS } from './faults/behaviour/catalogue.ts';
import { textOf } from './faults/behaviour/plant.ts';
import { sandboxRunner } from './faults/behaviour/runner.ts';
import { prove } from './faults/prove.ts';
import { fuzz } from './proofs/fuzz/fuzz.ts';
import { problemFinder } from './proofs/fuzz/problemFinder.ts';
import { gitProblems } from './proofs/gitProblems.ts';
import { attackServer } from './proofs/hostile/attackServer.ts';
import { ON_PARSERS, ON_STATE } from './proofs/hostile/attacks.ts';
import { startVictim } from './proofs/hostile/startVictim.ts';
import { missingFrom } from './proofs/killed/journal.ts';
import { type Killable, killWhileWriting, startCommand } from './proofs/killed/killWhileWriting.ts';
import { sendMalformed } from './proofs/malformed/sendMalformed.ts';
import { memoryFaults } from './proofs/memory.ts';
import { type Subject, startSubject } from './proofs/startSubject.ts';
import { missedText } from './proofs/suites/proveSuites.ts';
import { sampleOf } from './proofs/suites/sample.ts';

const contract = await readContract();
const seed = seedOfRun();

describe(`the sandbox survives (npm run proof -- --seed ${seed})`, () => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await startSubject();
  });
  afterAll(() => subject.close());

  test('valid and invalid requests', async () => {
    const { sent, faults } = await fuzz(contract, subject, { requests: 200, seed });
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(200);
  });

  test('bytes that are not HTTP', async () => {
    expect((await sendMalformed(subject, { garbled: 100, seed })).faults).toEqual([]);
  });

  test('hostile requests', async () => {
    const victim = await startVictim('sandbox');
    const sample = [
      ...ON_PARSERS.slice(0, 3),
      ...ON_STATE.filter(({ name }) => /140,000/.test(name)),
    ];
    const { faults, worst } = await attackServer(victim, sample).finally(victim.close);
    expect(faults).toEqual([]);
    expect(sample.length).toBe(6);
    expect(worst.times).toBeGreaterThan(0);
  }, 120_000);

  test('SIGKILL in the middle of writes', async () => {
    let starts = 0;
    const { confirmed, faults } = await killWhileWriting({
      rounds: 1,
      writes: 20,
      // The first sandbox is killed, so it needs a process of its own. The second sandbox runs in this process.
      start: (data) => (starts++ === 0 ? startCommand(data) : startHere(data)),
    });
    expect(faults).toEqual([]);
    // A resource whose change is in progress at the kill is not read again, so there may be none to read.
    expect(confirmed).toBeGreaterThan(0);
  });
});

/** Starts a sandbox with a data folder in this process. */
async function startHere(data: string): Promise<Killable> {
  const file = join(data, 'sandbox.db');
  const { url, close } = await startSandbox({ contract, ...(await worldSeed()), file });
  let isClosed = false;
  const kill = async () => {
    if (!isClosed) await close();
    isClosed = true;
  };
  return { url, kill };
}

describe(`the suites find faults of the sandbox (npm run proof -- suites; seed ${seed})`, () => {
  const { area, plantings } = sampleOf(contract, seed, 6);

  test(`in ${area}, and report nothing if the sandbox has no fault`, async () => {
    const runner = sandboxRunner(contract, { isWanted: (job) => job.area === area });
    const trials = await prove(BEHAVIOUR_FAULTS, runner, {
      isWanted: (planting) => plantings.has(textOf(planting)),
    }).finally(runner.close);
    expect(runner.falseAlarms).toEqual([]);
    expect(trials).toHaveLength(plantings.size);
    expect(trials.filter(({ outcome }) => outcome === 'missed').map(missedText)).toEqual([]);
  });
});

describe('the proof finds', () => {
  let running: RunningSandbox;
  beforeAll(async () => {
    running = await startSandbox({ contract, ...(await worldSeed()) });
  });
  afterAll(() => running.close());

  test('a response with status 500, an undocumented status, or a missing field', async () => {
    const problemOf = problemFinder(contract);
    const operation = contract.operations.get('getIssueNote')!;
    const response = await exchange({
      method: 'GET',
      origin: running.url,
      path: `${BASE_PATH}/projects/5/issues/11/notes/1301`,
      headers: { 'PRIVATE-TOKEN': 'sandbox-token-of-dana' },
    });
    const changed = (change: object) =>
      problemOf(
        operation,
        { ...response, response: { ...response.response!, ...change } },
        { path: {}, query: {}, headers: {} },
      );
    expect(changed({})).toBeUndefined();
    expect(changed({ status: 500 })).toContain('500');
    expect(changed({ status: 409 })).toContain('does not declare');
    expect(changed({ body: Buffer.from('{"id":1301}') })).toContain('body must have the fields');
    expect(problemOf(operation, { ...response, response: undefined! }, {} as never)).toContain(
      'no whole response',
    );
  });

  test('memory that grows', () => {
    const samples = (growth: number) =>
      Array.from({ length: 60 }, (_, index) => ({
        sent: index * 1_000,
        rss: 200 + (index % 3),
        heap: 40 + index * growth,
        external: 20,
        handles: 8,
      }));
    expect(memoryFaults(samples(0))).toEqual([]);
    expect(memoryFaults(samples(0.2))).toEqual([expect.stringContaining('heap grows by 2.00 MB')]);
  });

  test('a server that responds with 500 to malformed bytes, or keeps the connection open', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', (bytes) => {
        if (String(bytes).startsWith('GET /')) socket.write('HTTP/1.1 500 Oh\r\n\r\n');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const subject = { url: `http://127.0.0.1:${port}`, ended: () => undefined };
    const { faults } = await sendMalformed(subject, { garbled: 0, seed, patience: 2000 });
    expect(faults).toContainEqual(expect.stringMatching(/^a TLS hello: the connection stays open/));
    expect(faults).toContainEqual(
      expect.stringMatching(/^a correct request: the server responds with 500/),
    );
    server.close();
  });

  test('a server that accepts hostile requests, fails, holds up others or takes too long', async () => {
    let processor = 0;
    const server = createHttpServer((request, response) => {
      request.resume();
      const isHostile = request.method === 'DELETE';
      if (isHostile) processor += 1000;
      processor += 1;
      response.statusCode = isHostile ? Number(request.headers['x-status']) : 200;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const victim = {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      usage: async () => ({ processor, maxRss: processor > 2500 ? 1000 : 100 }),
      ended: () => (processor > 4000 ? 'the process ended: SIGABRT' : undefined),
    };
    const attack = (name: string, status: number, isRefused: boolean) => ({
      name,
      isRefused,
      request: {
        method: 'DELETE',
        path: '/',
        headers: { 'x-status': `${status}` },
        body: Buffer.alloc(0),
      },
    });
    const { faults } = await attackServer(victim, [
      attack('accepted', 200, true),
      attack('failed', 500, false),
      attack('large', 400, true),
      attack('deadly', 400, true),
    ]);
    const slow = expect.stringMatching(/: takes 100\d ms of processor time, \d+ times an ordinary/);
    expect(faults).toEqual([
      'accepted: the status is 200 instead of 4xx',
      slow,
      'failed: the status is 500 instead of one below 500',
      slow,
      slow,
      expect.stringMatching(/^large: takes 900 MB \(the limit is 250 MB\)$/),
      'deadly: the process ended: SIGABRT',
    ]);
    server.close();
  });

  test('a confirmed write that is lost, and a ref that is in the database but not in git', async () => {
    const note = '/projects/5/issues/11/notes/1301';
    const resources = new Map([
      [note, { body: 'Something else' }],
      ['/projects/5/issues/11/notes/404404', { id: 404_404 }],
      ['/projects/5/milestones/31', undefined],
    ]);
    expect(await missingFrom(running.url, { resources, commits: [], responses: 0 })).toHaveLength(
      3,
    );
    const { dir } = await running.sandbox.git.repository({ id: 5 });
    execFileSync('git', ['-C', dir, 'update-ref', '-d', 'refs/tags/v1.0.0']);
    expect(await gitProblems(running.sandbox.db, dirname(dir))).toEqual([
      expect.stringMatching(/^project 5: not in git: [0-9a-f]{40} refs\/tags\/v1\.0\.0$/),
    ]);
  });
});
