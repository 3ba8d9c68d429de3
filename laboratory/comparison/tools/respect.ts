/** Redocly Respect on our workflows, and Redocly drift on the traffic of our own run. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { groupBy } from '../../../contract/groupBy.ts';
import { PROJECT_DIR } from '../../faults/source/plant.ts';
import { respectInputs, unfitForRespect } from '../../proofs/respect/proveRespect.ts';
import type { Passed } from '../countingProxy.ts';
import { runCommand } from '../runCommand.ts';
import { wfcCategory } from '../wfcCategory.ts';
import { byRequest } from './findingsByOperation.ts';
import { LONGEST_S, type Tool, type ToolFinding } from './tool.ts';

const resolve = createRequire(import.meta.url).resolve;
const { version } = createRequire(import.meta.url)('@redocly/cli/package.json');

const ENV = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

/** The seconds by which the clock of the sandbox is advanced in each real second, since exports end by time. */
const SECONDS_PER_TICK = 5;

export const respect: Tool = {
  id: 'respect',
  name: 'Redocly Respect on our workflows',
  version,
  madeFor: 'It runs workflows in the Arazzo format, and finds what their criteria say.',
  setting:
    'every workflow that it can run, each document on a freshly reset sandbox, with our fixtures and tokens. The time limit would end it before the last workflows, so it has none. The criteria are ours',
  run: async ({ contract, server, world, folder }) => {
    const fit = contract.workflows.filter((one) => unfitForRespect(contract, one) === undefined);
    const findings: ToolFinding[] = [];
    const skipped: string[] = [];
    for (const [area, workflows] of groupBy(fit, ({ area }) => area)) {
      await server.reset();
      const file = join(PROJECT_DIR, 'openapi', 'workflows', `${area}.yaml`);
      const inputs = await respectInputs((key) => world.fixtures[key] ?? '', world.tokens, file);
      const output = join(folder, `${area}.json`);
      const ticking = setInterval(() => server.advance(SECONDS_PER_TICK).catch(() => {}), 1000);
      await runCommand(
        process.execPath,
        [
          ...[resolve('@redocly/cli/bin/cli.js'), 'respect', file],
          ...['--server', `forge=${server.url}${BASE_PATH}`, '--input', JSON.stringify(inputs)],
          ...['--json-output', output, ...workflows.flatMap(({ id }) => ['--workflow', id])],
        ],
        { env: ENV, cwd: PROJECT_DIR, seconds: LONGEST_S },
      ).finally(() => clearInterval(ticking));
      const text = await readFile(output, 'utf8').catch(() => undefined);
      if (text === undefined) {
        skipped.push(area);
        continue;
      }
      const failed = failedChecks(JSON.parse(text));
      for (const { workflowId, stepId, name, message } of failed) {
        const workflow = workflows.find(({ id }) => id === workflowId);
        const index = workflow?.steps.findIndex(({ id }) => id === stepId) ?? -1;
        const called = workflow?.steps.slice(0, index < 0 ? undefined : index + 1) ?? [];
        findings.push({
          operations: [...new Set(called.map(({ operation }) => operation))],
          code: name,
          message: `${workflowId}.${stepId}: ${message}`,
          category: wfcCategory('SCHEMA_INVALID_RESPONSE'),
        });
      }
    }
    return {
      findings,
      ...(skipped.length > 0 && { note: `without a report of ${skipped.join(', ')}` }),
    };
  },
};

interface FailedCheck {
  workflowId: string;
  stepId: string;
  name: string;
  message: string;
}

/** Returns the failed checks in the JSON output. Steps after a `goto` or a retry are nested, so all depths are read. */
function failedChecks(node: unknown, seen: Partial<FailedCheck> = {}): FailedCheck[] {
  if (typeof node !== 'object' || node === null) return [];
  const { stepId = seen.stepId, workflowId = seen.workflowId } = node as Partial<FailedCheck>;
  const { passed, name, message } = node as { passed?: boolean } & Partial<FailedCheck>;
  const own =
    passed === false && stepId !== undefined && workflowId !== undefined
      ? [{ workflowId, stepId, name: String(name), message: String(message) }]
      : [];
  const place = {
    ...(stepId !== undefined && { stepId }),
    ...(workflowId !== undefined && { workflowId }),
  };
  return [...own, ...Object.values(node).flatMap((value) => failedChecks(value, place))];
}

export const drift: Tool = {
  id: 'drift',
  name: 'Redocly drift on our recorded traffic',
  version,
  madeFor: 'It compares recorded traffic with an OpenAPI document.',
  setting:
    'the traffic of `forge-contract, with writes` as HAR; it sends nothing itself; its problems with requests do not count, since many requests are wrong on purpose',
  reads: 'ours-writing',
  run: async ({ contract, server, world, folder, budget }) => {
    const har = join(folder, 'traffic.har');
    await writeFile(har, JSON.stringify(harOf(server.url, server.proxy.passed())));
    const output = join(folder, 'drift.json');
    const { status, stderr } = await runCommand(
      process.execPath,
      [
        ...[resolve('@redocly/cli/bin/cli.js'), 'drift', har, '--api', world.document],
        ...['--server', `${server.url}${BASE_PATH}`, '--format', 'json', '--output', output],
      ],
      { env: ENV, cwd: folder, seconds: budget },
    );
    const text = await readFile(output, 'utf8').catch(() => undefined);
    if (text === undefined)
      throw new Error(`drift ended with status ${status}: ${stderr.slice(-600)}`);
    const { problems = [] } = JSON.parse(text) as { problems?: Problem[] };
    const find = byRequest(contract);
    return {
      findings: problems
        .filter(({ target }) => target !== 'request')
        .map(({ ruleId, message, operationId, method, url, status }) => {
          const id = operationId ?? find(method, url);
          return {
            operations: id === undefined ? [] : [id],
            code: ruleId,
            message: `status ${status}: ${message}`,
            category: wfcCategory('SCHEMA_INVALID_RESPONSE'),
          };
        }),
    };
  },
};

/** A problem in the JSON report of `redocly drift`. */
interface Problem {
  ruleId: string;
  /** The part of the exchange: `request` or `response`. */
  target?: string;
  message: string;
  operationId?: string;
  method: string;
  url: string;
  status: number;
}

/** Writes exchanges as HAR 1.2. */
function harOf(base: string, passed: Passed[]): object {
  const headers = (list: [string, string][]) => list.map(([name, value]) => ({ name, value }));
  return {
    log: {
      version: '1.2',
      creator: { name: 'forge-contract', version: '0' },
      entries: passed.map(({ method, url, requestHeaders, requestBody, response }) => {
        const type = (list: [string, string][]) =>
          list.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
        return {
          startedDateTime: '2026-01-01T00:00:00.000Z',
          time: 1,
          request: {
            method,
            url: `${base}${url}`,
            httpVersion: 'HTTP/1.1',
            headers: headers(requestHeaders),
            queryString: [...new URL(base + url).searchParams].map(([name, value]) => ({
              name,
              value,
            })),
            cookies: [],
            headersSize: -1,
            bodySize: requestBody.length,
            ...(requestBody.length > 0 && {
              postData: { mimeType: type(requestHeaders), text: requestBody.toString() },
            }),
          },
          response: {
            status: response.status,
            statusText: response.reason,
            httpVersion: 'HTTP/1.1',
            headers: headers(response.headers),
            cookies: [],
            content: {
              size: response.body.length,
              mimeType: type(response.headers),
              text: response.body.toString(),
            },
            redirectURL: '',
            headersSize: -1,
            bodySize: response.body.length,
          },
          cache: {},
          timings: { send: 0, wait: 1, receive: 0 },
        };
      }),
    },
  };
}
