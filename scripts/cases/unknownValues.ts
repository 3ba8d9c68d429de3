import { listOperations } from '../../contract/contract.ts';
import type { Document } from '../../contract/openapi.ts';
import type { FixtureSource } from '../../contract/world/worldSource.ts';
import type { YamlText } from '../../contract/yaml/parseYaml.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import { type CaseDerivation, refusal } from './derivation.ts';
import { pathParameters, valueFor } from './pathParameters.ts';

/**
 * Derives a case for each path parameter: a call with an unknown value gets a 404, which names the missing resource.
 * A parameter with an enum, such as the format of an archive, is left out: any other value breaks the contract.
 */
export const unknownValues: CaseDerivation = (operation, accepted, kinds) =>
  '404' in operation.definition.responses
    ? pathParameters(operation).flatMap((parameter) => {
        const { unknown, resource } = kinds[parameter.fixtures[0] ?? ''] ?? {};
        const value = unknown === undefined ? undefined : valueFor(parameter, unknown);
        if (value === undefined || resource === undefined) return [];
        const { request } = accepted;
        return [
          {
            ...accepted,
            name: `unknown-${resource.toLowerCase().replaceAll(' ', '-')}`,
            summary: `${operation.definition.summary}: the ${resource} does not exist`,
            request: { ...request, path: { ...request.path, [parameter.name]: value } },
            response: refusal(404, `404 ${titleCase(resource)} Not Found`),
          },
        ];
      })
    : [];

/**
 * Reports fixtures of path parameters whose `resource` is missing, since their 404 response cannot be derived without
 * it.
 * @param fixtures the content of `fixtures.yaml`
 */
export function missingResources(
  document: Document,
  fixtures: YamlText & { data: Record<string, FixtureSource> },
): Problem[] {
  const inPaths = listOperations(document).flatMap((operation) =>
    pathParameters(operation).flatMap((parameter) => parameter.fixtures[0] ?? []),
  );
  return [...new Set(inPaths)]
    .filter((key) => fixtures.data[key] && !fixtures.data[key].resource)
    .map((key) =>
      problemAt(
        fixtures,
        [key],
        'world-fixture',
        `${key} is in a path, so an unknown value gives a 404. Add \`resource\`, the name of the missing resource in that message, such as \`project\``,
      ),
    );
}

/** Capitalizes words: `merge request` → `Merge Request`, `GPG key` → `GPG Key`. */
function titleCase(words: string): string {
  return words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
