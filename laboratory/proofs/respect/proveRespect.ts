/** Runs the workflows against a sandbox with Redocly's Arazzo runner, `redocly respect`. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { UNIQUE_VALUES } from '../../../conformance/fixtures/uniqueValues.ts';
import { beginningOf } from '../../../conformance/suites/lifecycles/inputs.ts';
import { controlledSandbox } from '../../../conformance/target/controlledSandbox.ts';
import type { Contract } from '../../../contract/contract.ts';
import { BASE_PATH } from '../../../contract/deployment.ts';
import { runRedocly } from '../../../contract/diff/runRedocly.ts';
import { groupBy } from '../../../contract/groupBy.ts';
import { holds, readCondition } from '../../../contract/workflows/condition.ts';
import type { Workflow } from '../../../contract/workflows/workflow.ts';
import { startSandbox, worldSeed } from '../../../sandbox/index.ts';
import type { ArazzoDocument } from '../../../scripts/read/arazzo.ts';

/** Returns the reason why Respect cannot run a workflow. Undefined if Respect can run it. */
export function unfitForRespect(
  { operations }: Contract,
  { manual, ownRunner, steps }: Workflow,
): string | undefined {
  if (manual !== undefined) return `a person has to act: ${manual}`;
  if (ownRunner !== undefined) return `only our interpreter can run it: ${ownRunner}`;
  const webhook = steps.find(({ operation }) => operations.get(operation)!.path === undefined);
  return webhook
    ? `${webhook.operation} is a webhook, and Respect only knows operations below \`paths\``
    : undefined;
}

/** The seconds by which the sandbox clock is advanced in each real second. */
const SECONDS_PER_TICK = 5;

/** The result of the runs. */
export interface RespectProof {
  /** The number of workflows that ran. Also, each workflow that Respect cannot run, with the reason. */
  figures: string[];
  /** The failures, one per line. */
  faults: string[];
}

/**
 * Runs documents of `openapi/workflows/` against a sandbox, one after the other. Each begins with the example world.
 * @param isWanted selects documents by area. Default: all documents run
 * @param change replaces values of inputs, by name
 */
export async function proveRespect(
  contract: Contract,
  {
    isWanted = () => true,
    change = {},
    onProgress = () => {},
  }: {
    isWanted?: (area: string) => boolean;
    change?: Record<string, string | number>;
    onProgress?: (area: string) => void;
  } = {},
): Promise<RespectProof> {
  const wanted = contract.workflows.filter(({ area }) => isWanted(area));
  const left = wanted.flatMap((workflow) => {
    const reason = unfitForRespect(contract, workflow);
    return reason === undefined ? [] : [`${workflow.id} is left out: ${reason}`];
  });
  const fit = wanted.filter((workflow) => unfitForRespect(contract, workflow) === undefined);
  const running = await startSandbox({ contract, ...(await worldSeed()) });
  const folder = await mkdtemp(join(tmpdir(), 'respect-'));
  const faults: string[] = [];
  try {
    const { target } = await controlledSandbox(contract, running.url);
    for (const [area, workflows] of groupBy(fit, ({ area }) => area)) {
      onProgress(area);
      const operations = workflows.flatMap(({ steps }) => steps.map(({ operation }) => operation));
      await target.prepare?.(operations, false);
      const file = join('openapi', 'workflows', `${area}.yaml`);
      const valueOfFixture = (fixture: string) => contract.document['x-fixtures'][fixture]!.value;
      const inputs = { ...(await respectInputs(valueOfFixture, target.tokens, file)), ...change };
      const output = join(folder, `${area}.json`);
      // Exports and project moves end only when the clock of the sandbox advances.
      const ticking = setInterval(() => target.wait?.(SECONDS_PER_TICK), 1000);
      const { status, stdout } = await runRedocly([
        'respect',
        file,
        ...['--server', `forge=${running.url}${BASE_PATH}`],
        ...['--input', JSON.stringify(inputs)],
        ...['--json-output', output],
        ...workflows.flatMap(({ id }) => ['--workflow', id]),
      ]).finally(() => clearInterval(ticking));
      if (status !== 0) faults.push(`${file}: ${failuresIn(stdout)}`);
      const executed = stepsIn(JSON.parse(await readFile(output, 'utf8').catch(() => '{}')));
      faults.push(...workflows.flatMap((workflow) => wrongStatuses(workflow, executed)));
    }
  } finally {
    await running.close();
    await rm(folder, { recursive: true });
  }
  return { figures: [`${fit.length} of ${wanted.length} workflows ran`, ...left], faults };
}

/**
 * Returns the inputs of a document: tokens, fixture values, and new unique values. Names of tags and branches have no
 * slash, because Respect does not encode it in a path.
 * @param valueOfFixture returns the value of a fixture
 * @param file the path of the document: `openapi/workflows/tags.yaml`
 */
export async function respectInputs(
  valueOfFixture: (fixture: string) => string | number,
  tokens: Record<string, string>,
  file: string,
): Promise<Record<string, string | number>> {
  const { components } = parse(await readFile(file, 'utf8')) as ArazzoDocument;
  const sources = Object.entries(components?.['x-inputs'] ?? {});
  const values = sources.map(async ([name, { fixture, first, token, unique }]) => [
    name,
    token !== undefined
      ? tokens[token]!
      : fixture !== undefined
        ? beginningOf(valueOfFixture(fixture), first)
        : await UNIQUE_VALUES[unique === 'ref' ? 'name' : unique!](
            `fc-respect-${name.replaceAll('_', '-')}`,
            name,
          ),
  ]);
  return Object.fromEntries(await Promise.all(values));
}

/** Extracts the failures from the output of Respect. */
function failuresIn(stdout: string): string {
  return stdout.slice(Math.max(0, stdout.indexOf('Failed tests info'))).trim();
}

/** A step in the JSON output of Respect. */
interface ExecutedStep {
  workflowId: string;
  stepId: string;
  statusCode: number;
}

/**
 * Returns the steps in the JSON output of Respect. The steps after a `goto` or a retry are nested, so all depths are
 * read.
 */
function stepsIn(node: unknown): ExecutedStep[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, stepId, workflowId, response } = node as Record<string, unknown>;
  if (type === 'step')
    return [{ stepId, workflowId, ...(response as object) } as unknown as ExecutedStep];
  return Object.values(node).flatMap(stepsIn);
}

/**
 * Returns a line for each step that was not run, and for each step whose last response has an unexpected status. If a
 * step has no criterion for the status, Respect itself accepts every documented status, even of an error.
 */
function wrongStatuses({ id, steps }: Workflow, executed: ExecutedStep[]): string[] {
  return steps.flatMap((step) => {
    const last = executed.findLast((one) => one.workflowId === id && one.stepId === step.id);
    if (!last) return [`${id}: the step ${step.id} was not run`];
    const response = { status: last.statusCode, headers: [], body: undefined };
    const wrong = step.criteria.find(
      (criterion) =>
        criterion.startsWith('$statusCode') &&
        !holds(readCondition(criterion)!, { inputs: {}, outputs: {}, response: response }),
    );
    return wrong
      ? [`${id}: the step ${step.id} wants ${wrong}, but the status was ${last.statusCode}`]
      : [];
  });
}
