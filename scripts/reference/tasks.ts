import { type Contract, operationsById } from '../../contract/contract.ts';
import { readCondition, statusesIn } from '../../contract/workflows/condition.ts';
import type { WorkflowStep } from '../../contract/workflows/workflow.ts';
import type { Task, TaskStep } from './page/pageData.ts';

/** Returns the tasks of callers: the workflows with `x-task`. */
export function readTasks({
  document,
  cases,
  workflows,
}: Pick<Contract, 'document' | 'cases' | 'workflows'>): Task[] {
  const operations = operationsById(document);
  const tagOf = new Map(
    cases.map(({ area, operation }) => [area, operations.get(operation)!.definition.tags[0]!]),
  );
  return workflows.flatMap(({ id, area, task, steps }) =>
    task
      ? [
          {
            id,
            ...task,
            area: tagOf.get(area)!,
            steps: steps.map(taskStep),
          },
        ]
      : [],
  );
}

function taskStep({
  description,
  operation,
  as,
  parameters,
  body,
  criteria,
}: WorkflowStep): TaskStep {
  const [status] = criteria.flatMap((text) => statusesIn(readCondition(text) ?? []));
  return {
    description,
    operation,
    as,
    values: Object.fromEntries(parameters.map(({ name, value }) => [name, value])),
    ...(body !== undefined && { body }),
    status: status!,
  };
}
