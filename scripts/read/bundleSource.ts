/** Bundles the source into one document, in a form that later stages can rely on. */
import { bundle, type Config } from '@redocly/openapi-core';
import { type Document, METHODS, type Parameter, type PathItem } from '../../contract/openapi.ts';
import { resolveReference } from '../../contract/reference.ts';
import { refuse } from '../../contract/yaml/problem.ts';
import { rootFile } from '../paths.ts';
import type { Source } from './readSource.ts';
import { redoclyProblem } from './redoclyProblem.ts';
import { writeOutCustomaryStatus } from './writeOutCustomaryStatus.ts';
import { writeOutForms } from './writeOutForms.ts';
import { writeOutPagination } from './writeOutPagination.ts';

/**
 * Bundles the source.
 * @throws ProblemsError when the source cannot be bundled, for example if two components have the same name. Redocly
 *   would rename one of the components, which would change the generated types
 */
export async function bundleSource({ dir, resolver }: Source, config: Config): Promise<Document> {
  const result = await bundle({
    ref: rootFile(dir),
    config,
    externalRefResolver: resolver,
    componentRenamingConflicts: 'error',
  });
  refuse(result.problems.map((problem) => redoclyProblem(problem, dir)));
  const document = result.bundle.parsed as Document;
  writeOutPagination(document);
  writeOutForms(document);
  writeOutCustomaryStatus(document);
  writeOutOperations(document);
  return document;
}

/** A path item as people write it. */
type WrittenItem = PathItem & { parameters?: Parameter[] };

/**
 * Copies shared parameters and responses into each operation, since their examples differ between operations. The
 * common responses are copied to the root, since nothing refers to these components, and bundlers remove unused
 * components.
 */
function writeOutOperations(document: Document): void {
  const items: Record<string, WrittenItem> = { ...document.paths, ...document.webhooks };
  for (const [path, item] of Object.entries(items)) {
    const shared = item.parameters ?? [];
    delete item.parameters;
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const parameters = [...shared, ...(operation.parameters ?? [])];
      operation.parameters = parameters.map((parameter) => copyResolved(document, parameter, path));
      for (const [status, response] of Object.entries(operation.responses))
        operation.responses[status] = copyResolved(document, response, path);
    }
  }
  const common = document['x-common-responses'] ?? {};
  for (const [status, response] of Object.entries(common))
    common[status] = copyResolved(document, response, 'x-common-responses');
  delete document.components.parameters;
  delete document.components.responses;
}

function copyResolved<T extends object>(document: Document, value: T, path: string): T {
  return structuredClone(resolveReference(document, value, path).value);
}

/** Removes `x-lint-exceptions`, which only the linter of the source needs. */
export function withoutLintExceptions<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutLintExceptions) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'x-lint-exceptions')
      .map(([key, child]) => [key, withoutLintExceptions(child)]),
  ) as T;
}
