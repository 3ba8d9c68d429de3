/**
 * Tests the Dockerfile, the ready files and the questions of the proof, without a container. `npm run proof -- image`
 * builds and runs the image.
 */
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { sandboxCommand } from '../../../cli/sandbox.ts';
import { readContract } from '../../../contract/contract.ts';
import { startSandbox, worldSeed } from '../../../sandbox/index.ts';
import { PROJECT_DIR } from '../../../scripts/paths.ts';
import { CHECKS, READY_DIR } from '../testing/checkReadyFiles.ts';
import { askSandbox, CONTROL_TOKEN } from './askSandbox.ts';
import { baseOf } from './createBase.ts';

const read = (path: string) => readFile(join(PROJECT_DIR, path), 'utf8');
const dockerfile = await read('Dockerfile');

test('the base is an exact version of a Node that the project supports', async () => {
  const { node } = baseOf(dockerfile);
  const { engines } = JSON.parse(await read('package.json'));
  expect(Number(node.split('.')[0])).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)![0]));
  expect(() => baseOf('ARG BASE=node:24-slim\n')).toThrow('exact version');
});

test('a sandbox on all addresses passes the questions', async () => {
  const running = await startSandbox({
    contract: await readContract(),
    ...(await worldSeed()),
    host: '0.0.0.0',
    controlToken: CONTROL_TOKEN,
  });
  const { faults } = await askSandbox(Number(new URL(running.url).port)).finally(running.close);
  expect(faults).toEqual([]);
});

test('a server that accepts everything, and a port without a server, fail the questions', async () => {
  const server = createServer((_, response) => response.end('{}'));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  expect((await askSandbox(port)).faults.map((fault) => fault.replace(/:.*/, ''))).toEqual([
    'the health check',
    'a list with a token',
    'a list without a token',
    'control without its token',
    'control with its token',
    'a new tag',
    ...Array(5).fill('a reset'),
    'the tag after the reset',
  ]);
  await new Promise((resolve) => server.close(resolve));
  expect((await askSandbox(port)).faults).toHaveLength(12);
});

/** The commands of all services in the ready files, and their environment. */
async function services(): Promise<{ file: string; args: string[]; names: string[] }[]> {
  const [compose, github, gitlab, kubernetes] = await Promise.all(
    Object.keys(CHECKS).map((file) => readFile(join(READY_DIR, file), 'utf8')),
  );
  const { forge } = parse(compose!).services;
  const { forge: service } = parse(github!).jobs.test.services;
  const component = await readFile(join(PROJECT_DIR, 'templates', 'sandbox.yml'), 'utf8');
  const [, jobs] = parseAllDocuments(component).map((document) => document.toJS());
  const job = jobs[parse(gitlab!).test.extends];
  const pod = parseAllDocuments(kubernetes!)
    .map((document) => document.toJS())
    .find(({ kind }) => kind === 'Deployment').spec.template.spec.containers[0];
  const usual = JSON.parse(/^CMD (.+)$/m.exec(dockerfile.split('ENTRYPOINT')[1]!)![1]!);
  return [
    { file: 'compose.yaml', args: forge.command, names: Object.keys(forge.environment) },
    { file: 'github.yml', args: usual, names: Object.keys(service.env) },
    { file: 'gitlab-ci.yml', args: job.services[0].command, names: Object.keys(job.variables) },
    {
      file: 'kubernetes.yaml',
      args: pod.args,
      names: pod.env.map(({ name }: { name: string }) => name),
    },
  ];
}

test('each ready file starts the sandbox on all addresses with a token for control', async () => {
  expect((await readdir(READY_DIR)).sort()).toEqual(Object.keys(CHECKS).sort());
  for (const { file, args, names } of await services()) {
    const [name, ...options] = args;
    expect(name, file).toBe('sandbox');
    const command = sandboxCommand().exitOverride();
    command.parseOptions(options);
    expect(command.opts().host, file).toBe('0.0.0.0');
    expect(command.parseOptions(options).unknown, file).toEqual([]);
    expect(names, file).toContain('FORGE_CONTROL_TOKEN');
  }
});
