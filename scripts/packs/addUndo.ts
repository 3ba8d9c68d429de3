import { fieldsOfSuccess } from '../../contract/extensions/problemsOfRights.ts';
import type { Document, Operation, PathItem } from '../../contract/openapi.ts';
import { listProperties } from '../../contract/walkSchema.ts';

/**
 * Adds `x-undo` to each operation of a pack that creates what another one deletes, such as `POST …/labels` for
 * `DELETE …/labels/{label_id}`. The value in the path comes from the request, or else from the response.
 * @param document the pack with the schemas of the contract. It is changed
 */
export function addUndo(document: Document): void {
  for (const [path, { post }] of Object.entries(document.paths)) {
    if (!post || post['x-undo'] || post['x-irreversible']) continue;
    const found = findDeletion(document.paths, path);
    const source = found && findSource(document, path, post, found.parameter);
    if (source !== undefined)
      post['x-undo'] = {
        operation: found!.operation.operationId,
        parameters: { [found!.parameter]: source },
      };
  }
}

/** Finds the operation that deletes an item of a list, and the parameter that names the item. */
function findDeletion(
  paths: Record<string, PathItem>,
  list: string,
): { operation: Operation; parameter: string } | undefined {
  for (const [path, { delete: operation }] of Object.entries(paths)) {
    const [, parameter] = path.startsWith(`${list}/`)
      ? (/^\/\{(\w+)\}$/.exec(path.slice(list.length)) ?? [])
      : [];
    if (operation && parameter !== undefined) return { operation, parameter };
  }
  return undefined;
}

/** Finds the field with the value of a path parameter, as a runtime expression: `$response.body#/id` for `label_id`. */
function findSource(
  document: Document,
  path: string,
  post: Operation,
  parameter: string,
): string | undefined {
  const body = post.requestBody?.content?.['application/json']?.schema;
  const sent = body ? listProperties(document, body, '') : [];
  // With the value of the request, a run finds out beforehand whether the resource exists already.
  if (sent.some(({ name }) => name === parameter)) return `$request.body#/${parameter}`;
  const shown = fieldsOfSuccess(document, path, 'post', post);
  if (shown.includes(parameter)) return `$response.body#/${parameter}`;
  const [, usual = 'name'] = /(?:^|_)(i?id)$/.exec(parameter) ?? [];
  return shown.includes(usual) ? `$response.body#/${usual}` : undefined;
}
