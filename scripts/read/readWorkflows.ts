/** Reads and checks the Arazzo documents in `openapi/workflows/`. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BaseResolver, type Config, lint, parseYaml } from '@redocly/openapi-core';
import type { ContractOperation } from '../../contract/contract.ts';
import { nearest } from '../../contract/nearest.ts';
import { SOURCE_DIR } from '../paths.ts';
import { type Problem, problemAt, projectPath } from './problem.ts';
import { redoclyProblem } from './redoclyProblem.ts';

/** A workflow, as far as others refer to it. */
export interface Workflow {
  workflowId: string;
  summary: string;
  /** The operations that its steps call, in their order, with repetitions. */
  operations: string[];
}

interface ArazzoDocument {
  workflows: {
    workflowId: string;
    summary: string;
    steps: { operationId?: string; workflowId?: string }[];
  }[];
}

export async function readWorkflows(
  config: Config,
  operations: ContractOperation[],
): Promise<{ workflows: Workflow[]; problems: Problem[] }> {
  const known = new Set(operations.map(({ id }) => id));
  const names = (await readdir(join(SOURCE_DIR, 'workflows')))
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  const read = await Promise.all(
    names.map(async (name) => {
      const file = join(join(SOURCE_DIR, 'workflows'), name);
      const problems = await lint({
        ref: file,
        config,
        externalRefResolver: new BaseResolver(config.resolve),
      });
      if (problems.length > 0) return { workflows: [], problems: problems.map(redoclyProblem) };
      const text = await readFile(file, 'utf8');
      const { workflows } = parseYaml(text) as ArazzoDocument;
      return {
        workflows: workflows.map(({ workflowId, summary, steps }) => ({
          workflowId,
          summary,
          operations: steps.flatMap(({ operationId }) => operationId ?? []),
        })),
        problems: unknownOperations({ file: projectPath(file), text }, workflows, known),
      };
    }),
  );
  return {
    workflows: read.flatMap(({ workflows }) => workflows),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Redocly does not look whether there is an operation of that name. */
function unknownOperations(
  source: { file: string; text: string },
  workflows: ArazzoDocument['workflows'],
  known: Set<string>,
): Problem[] {
  return workflows.flatMap(({ steps }, workflow) =>
    steps.flatMap(({ operationId, workflowId }, step) => {
      if (workflowId !== undefined || (operationId && known.has(operationId))) return [];
      const near = nearest(operationId ?? '', known);
      return [
        problemAt(
          source,
          ['workflows', workflow, 'steps', step, 'operationId'],
          'workflow-operation',
          `There is no operation '${operationId}'${near ? `; did you mean '${near}'?` : ''}`,
        ),
      ];
    }),
  );
}
