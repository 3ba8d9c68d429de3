import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type TestSandbox } from '../../../testing/index.ts';
import type { Ask, Integration } from './integration.ts';
import { INTEGRATIONS } from './integrations.ts';
import { PAGE, writePage } from './page.ts';
import { createAsk, createBench } from './startBench.ts';

export interface IntegrationsOptions {
  /** The IDs of the tools. Default: all. */
  only?: string[];
  /** Writes the page. */
  write: boolean;
  onProgress: (text: string) => void;
}

/** The result of a tool. */
export interface ToolResult {
  integration: Integration;
  /** Why the tool is not whole, one sentence for each reason. Empty for a tool that is. */
  problems: string[];
  /** The requests that the sandbox refused, as in `refusals` of an integration, each once. */
  refused: string[];
  requests: number;
  seconds: number;
}

/** Runs tools of others on a sandbox with the everyday pack, each on a fresh state. */
export async function proveIntegrations({
  only,
  write,
  onProgress,
}: IntegrationsOptions): Promise<{ figures: string[]; faults: string[] }> {
  const results: ToolResult[] = [];
  for (const integration of INTEGRATIONS) {
    if (only && !only.includes(integration.id)) continue;
    onProgress(integration.id);
    results.push(await tryIntegration(integration));
  }
  if (write) await writeFile(PAGE, writePage(results));
  return {
    figures: results.map(
      ({ integration, problems, refused, requests, seconds }) =>
        `${integration.id} ${integration.version}: ${problems.length > 0 ? 'stopped' : integration.lacks ? 'in part' : 'whole'}, ${requests} requests, ${refused.length} kinds refused (${seconds} s)`,
    ),
    faults: results.flatMap(({ integration, problems }) =>
      problems.map((problem) => `${integration.id}: ${problem}`),
    ),
  };
}

/** Runs a tool on a sandbox of its own. */
export async function tryIntegration(integration: Integration): Promise<ToolResult> {
  const start = performance.now();
  const sandbox = await startSandbox({ separate: true });
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-integration-'));
  const met = { refused: [] as string[], requests: 0 };
  const problems: string[] = [];
  try {
    const tool = await integration.install();
    const bench = createBench(sandbox, folder);
    const ask = createAsk(sandbox);
    await integration.prepare?.(bench);
    const early = await trueSentences(integration, ask, '');
    problems.push(...early.map((sentence) => `is true before the tool works: ${sentence}`));
    await sandbox.control('DELETE', '/requests');
    const output = await integration
      .drive(bench, tool)
      .finally(async () => Object.assign(met, await readJournal(sandbox)));
    const held = await trueSentences(integration, ask, output);
    const missing = Object.keys(integration.afterwards).filter((one) => !held.includes(one));
    problems.push(...missing.map((sentence) => `is not true afterwards: ${sentence}`));
    if (missing.length > 0) problems.push(`its output ends: ${output.trim().slice(-1500)}`);
  } catch (error) {
    problems.push((error as Error).message);
  } finally {
    await sandbox.close();
    await rm(folder, { recursive: true, force: true });
  }
  const unexpected = met.refused.filter((one) => !integration.refusals?.[one]);
  const unmet = Object.keys(integration.refusals ?? {}).filter((one) => !met.refused.includes(one));
  problems.push(
    ...unexpected.map((one) => `the sandbox refuses ${one}`),
    ...unmet.map((one) => `the refusal does not occur, so remove it from \`refusals\`: ${one}`),
  );
  const seconds = Math.round((performance.now() - start) / 1000);
  return { integration, problems, ...met, seconds };
}

async function trueSentences(
  { afterwards }: Integration,
  ask: Ask,
  output: string,
): Promise<string[]> {
  const held: string[] = [];
  for (const [sentence, holds] of Object.entries(afterwards))
    if (await holds(ask, output)) held.push(sentence);
  return held;
}

/** Returns the number of requests, and those that were refused. */
async function readJournal(sandbox: TestSandbox): Promise<{ requests: number; refused: string[] }> {
  const requests = await sandbox.requests();
  const refused = requests
    .filter(({ status }) => status === null || status >= 400)
    .map(({ method, status, url }) => {
      const { pathname } = new URL(url, sandbox.url);
      return `${method} ${status} ${pathname.replace(new URL(sandbox.apiUrl).pathname, '')}`;
    });
  return { requests: requests.length, refused: [...new Set(refused)].sort() };
}
