/** Reads and checks the Arazzo documents in `openapi/workflows/`. */
import { join } from 'node:path';
import { type Config, lint } from '@redocly/openapi-core';
import type { ContractOperation } from '../../contract/contract.ts';
import { nearest } from '../../contract/nearest.ts';
import type { YamlText } from '../../contract/yaml/parseYaml.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import type { Source } from './readSource.ts';
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
  { dir, files, resolver }: Source,
  config: Config,
  operations: ContractOperation[],
): Promise<{ workflows: Workflow[]; problems: Problem[] }> {
  const known = new Set(operations.map(({ id }) => id));
  const ofWorkflows = files.filter(({ path }) => path.startsWith(join(dir, 'workflows', '/')));
  const read = await Promise.all(
    ofWorkflows.map(async ({ path, file, text, value }) => {
      const found = await lint({ ref: path, config, externalRefResolver: resolver });
      if (found.length > 0)
        return { workflows: [], problems: found.map((problem) => redoclyProblem(problem, dir)) };
      const { workflows } = value as ArazzoDocument;
      return {
        workflows: workflows.map(({ workflowId, summary, steps }) => ({
          workflowId,
          summary,
          operations: steps.flatMap(({ operationId }) => operationId ?? []),
        })),
        problems: unknownOperations({ file, text }, workflows, known),
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
  source: YamlText,
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
