import { type ContractOperation, changesNothing } from '../../contract/contract.ts';
import type { Workflow } from '../../contract/workflows/workflow.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import { readYaml, yamlForm } from '../../contract/yaml/readYaml.ts';
import type { SourceFile } from '../read/sourceFile.ts';

/** An operation that is in no workflow, and why. An entry of `openapi/workflows/waivers.yaml`. */
interface WorkflowWaiver {
  operation: string;
  reason: string;
}

const SCHEMA = {
  // A file in which all is a comment waives nothing.
  type: ['array', 'null'],
  items: {
    type: 'object',
    required: ['operation', 'reason'],
    additionalProperties: false,
    properties: { operation: { type: 'string' }, reason: { type: 'string', minLength: 1 } },
  },
};

/**
 * Every operation that changes something is in a workflow, or waived with a reason.
 * @param source the file with the waivers
 */
export function checkWorkflowCoverage(
  operations: ContractOperation[],
  workflows: Workflow[],
  source: SourceFile,
): Problem[] {
  const { value, problems } = readYaml<WorkflowWaiver[] | null>(
    source,
    yamlForm(SCHEMA, { rule: 'workflow-waiver', name: 'The list of waivers' }),
  );
  if (problems) return problems;
  const waivers = value ?? [];
  const writing = operations.filter((operation) => !changesNothing(operation)).map(({ id }) => id);
  const used = new Set(workflows.flatMap(({ steps }) => steps.map(({ operation }) => operation)));
  const waived = new Set(waivers.map(({ operation }) => operation));
  return [
    ...writing
      .filter((id) => !used.has(id) && !waived.has(id))
      .map((id) =>
        problemAt(
          source,
          [],
          'workflow-missing',
          `${id} changes something, and no workflow calls it. Write a step in openapi/workflows/<area>.yaml`,
        ),
      ),
    ...waivers.flatMap(({ operation }, index) => {
      const message = !writing.includes(operation)
        ? `There is no operation ${operation} that changes something`
        : used.has(operation)
          ? `${operation} is in a workflow: take the waiver out`
          : undefined;
      return message ? [problemAt(source, [index, 'operation'], 'workflow-waiver', message)] : [];
    }),
  ];
}
