import { type ContractOperation, changesNothing } from '../../contract/contract.ts';
import type { Workflow } from '../../contract/workflows/workflow.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import { readYaml, yamlForm } from '../../contract/yaml/readYaml.ts';
import type { OperationPlace } from '../read/operationPlaces.ts';
import type { SourceFile } from '../read/sourceFile.ts';

/** An entry of `openapi/workflows/waivers.yaml`: an operation that no workflow needs to call, with the reason. */
interface WorkflowWaiver {
  operation: string;
  reason: string;
}

const SCHEMA = {
  // A YAML file that contains only comments has the value null.
  type: ['array', 'null'],
  items: {
    type: 'object',
    required: ['operation', 'reason'],
    additionalProperties: false,
    properties: { operation: { type: 'string' }, reason: { type: 'string', minLength: 1 } },
  },
};

/**
 * Checks that each operation that changes something is in a workflow, or has a waiver with a reason.
 * @param source the file with the waivers (`openapi/workflows/waivers.yaml`)
 * @param places the places of the operations in the source
 */
export function checkWorkflowCoverage(
  operations: ContractOperation[],
  workflows: Workflow[],
  source: SourceFile,
  places: Map<string, OperationPlace>,
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
      .map((id) => {
        const place = places.get(id);
        return problemAt(
          place ?? source,
          place?.path ?? [],
          'workflow-missing',
          `${id} changes something, and no workflow calls it. Write a step in openapi/workflows/<area>.yaml, or a reason in ${source.file}`,
        );
      }),
    ...waivers.flatMap(({ operation }, index) => {
      const message = !writing.includes(operation)
        ? `The contract has no operation ${operation} that changes something: correct or remove the waiver`
        : used.has(operation)
          ? `${operation} is in a workflow: remove the waiver`
          : undefined;
      return message ? [problemAt(source, [index, 'operation'], 'workflow-waiver', message)] : [];
    }),
  ];
}
