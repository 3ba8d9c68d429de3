import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core';
import { type Problem, projectPath } from './problem.ts';

/** A problem in Redocly's form as one in ours. */
export function redoclyProblem(problem: NormalizedProblem): Problem {
  const location = problem.location[0];
  if (!location)
    return { rule: problem.ruleId, message: problem.message, file: '', line: 1, column: 1 };
  const { start } = getLineColLocation(location);
  return {
    rule: problem.ruleId,
    message: [problem.message, suggestion(problem.suggest)].filter(Boolean).join(' '),
    file: projectPath(location.source.absoluteRef),
    line: start.line,
    column: start.col,
  };
}

function suggestion(names: string[]): string {
  return names.length > 0 ? `Did you mean ${names.slice(0, 3).join(', ')}?` : '';
}
