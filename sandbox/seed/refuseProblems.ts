import { UsageError } from '../../contract/usageError.ts';
import { formatPlace, type Problem } from '../../contract/yaml/problem.ts';

/**
 * Throws an error if the list has problems.
 * @throws a UsageError with a line for each problem: `file:line:column: message`
 */
export function refuse(problems: Problem[]): void {
  if (problems.length > 0)
    throw new UsageError(
      problems.map((problem) => `${formatPlace(problem)}: ${problem.message}`).join('\n'),
    );
}
