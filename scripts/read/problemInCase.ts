import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt, type YamlPath } from '../../contract/yaml/problemAt.ts';
import type { SourceCase } from './readCases.ts';

/** A problem at a place of a case: in its file, or at the operation that a made case follows from. */
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
        `${message}. The build makes this case, ${id}; openapi/cases/${area}/${id}.yaml would go before it`,
      )
    : problemAt(documented, path, rule, message);
}
