/** Our own suites, in three modes, by the command `forge-contract conform`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../../../conformance/reports/report.ts';
import { VERSION } from '../../../contract/version.ts';
import { headerValues } from '../../../wire/exchange.ts';
import { PROJECT_DIR } from '../../faults/source/plant.ts';
import { runCommand } from '../runCommand.ts';
import { wfcCategoryOf } from '../wfcCategory.ts';
import { byRequest } from './findingsByOperation.ts';
import { LONGEST_S, type Tool, type ToolFinding, type ToolTask } from './tool.ts';

const MADE_FOR =
  'It compares a deployment with this API’s documentation, and knows nothing about other APIs.';

export const OURS: Tool[] = [
  tool('ours-reading', 'forge-contract, reading only', () => []),
  tool('ours-writing', 'forge-contract, with writes', () => ['--allow-writes']),
  tool('ours-budget', 'forge-contract, with writes, in the budget', (budget) => [
    '--allow-writes',
    '--time',
    `${budget}s`,
  ]),
];

function tool(id: string, name: string, options: (budget: number) => string[]): Tool {
  return {
    id,
    name,
    version: VERSION,
    madeFor: MADE_FOR,
    setting: `\`conform\` with a profile of \`profile init --throwaway\`, a token for each role${options(1).includes('--allow-writes') ? ', and `--allow-writes`' : ''}${options(1).includes('--time') ? ' and `--time`' : '; without the time limit'}`,
    ...(id === 'ours-writing' && { keepsTraffic: true }),
    run: async (task) => {
      const { server, world, folder, budget } = task;
      const { status, stderr } = await runCommand(
        process.execPath,
        [
          ...['--import', import.meta.resolve('tsx'), join(PROJECT_DIR, 'cli', 'main.ts')],
          ...['conform', '--target', server.url, '--kind', 'live', '--profile', world.profile],
          ...(world.alertIntake ? ['--alert-intake', server.url + world.alertIntake] : []),
          ...['--report', folder, ...options(budget)],
        ],
        { env: world.env, cwd: folder, seconds: LONGEST_S },
      );
      const text = await readFile(join(folder, 'report.json'), 'utf8').catch(() => undefined);
      if (text === undefined)
        throw new Error(`conform ended with status ${status}: ${stderr.slice(-600)}`);
      const report = JSON.parse(text) as Report;
      return {
        findings: findingsOf(task, report),
        ...(report.run.stopped !== undefined && { note: report.run.stopped }),
      };
    },
  };
}

function findingsOf({ contract, server }: ToolTask, { results }: Report): ToolFinding[] {
  const find = byRequest(contract);
  const sentAt = new Map(server.proxy.sent().map(({ requestId, at }) => [requestId, at]));
  return results.flatMap(({ suite, id, operations, findings, exchanges }) =>
    findings.map((finding) => {
      const shown = exchanges[finding.exchange ?? exchanges.length - 1];
      const asked = shown && find(shown.request.method, shown.request.url);
      const [requestId] = shown?.response ? headerValues(shown.response, 'X-Request-Id') : [];
      const at = requestId === undefined ? undefined : sentAt.get(requestId);
      return {
        operations: [...new Set([...operations, ...(asked === undefined ? [] : [asked])])],
        code: `${suite} ${finding.check}`,
        message: `${id}: ${finding.requirement}`,
        category: wfcCategoryOf(finding, shown?.response?.status),
        ...(at !== undefined && { at: Math.round(at) }),
      };
    }),
  );
}
