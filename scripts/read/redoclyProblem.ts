import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core';
import type { Problem } from '../../contract/yaml/problem.ts';
import { rootFile, shownPath } from '../paths.ts';

/** Converts a problem in the format of Redocly to a `Problem`. */
export function redoclyProblem(problem: NormalizedProblem, sourceDir: string): Problem {
  const { ruleId: rule, suggest, location } = problem;
  const message = [withShownPath(problem.message, sourceDir), suggestion(suggest)]
    .filter(Boolean)
    .join(' ');
  if (!location[0])
    return { rule, message, file: shownPath(rootFile(sourceDir), sourceDir), line: 1, column: 1 };
  const { source, start } = getLineColLocation(location[0]);
  const file = shownPath(source.absoluteRef, sourceDir);
  return { rule, message, file, line: start.line, column: start.col };
}

function suggestion(names: string[]): string {
  return names.length > 0 ? `Did you mean ${names.slice(0, 3).join(', ')}?` : '';
}

/** Replaces the system's message about a missing file with a message that has the relative path of the file. */
function withShownPath(message: string, sourceDir: string): string {
  return message.replace(
    /ENOENT: no such file or directory,? ?\w* '([^']+)'/,
    (_, file: string) => `there is no file ${shownPath(file, sourceDir)}`,
  );
}
