import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt, type YamlPath } from '../../contract/yaml/problemAt.ts';
import type { SourceCase } from './readCases.ts';

/** Creates a problem at a position in a case file. A derived case has no file, so its problem is at the operation. */
export function problemInCase(
  documented: SourceCase,
  path: YamlPath,
  rule: string,
  message: string,
): Problem {
  const { id, area, derived, place } = documented;
  return derived
    ? problemAt(
        documented,
        place ?? [],
        rule,
        `${message}. The build derives this case, ${id}. To replace it, write openapi/cases/${area}/${id}.yaml`,
      )
    : problemAt(documented, path, rule, message);
}
