import type { Document, Operation, PathItem } from '../../contract/openapi.ts';

import { listProperties, type WrittenSchema } from '../../contract/walkSchema.ts';

/**
 * Adds `x-undo` to each operation of a pack that creates what another one deletes, such as `POST …/labels` for
 * `DELETE …/labels/{label_id}`. The value in the path comes from the request, or else from the response.
 * @param document the pack with the schemas of the contract. It is changed
 */
export function addUndo(document: Document): void {
  for (const [path, { post }] of Object.entries(document.paths)) {
    if (!post || post['x-undo'] || post['x-irreversible']) continue;
    const found = findDeletion(document.paths, path);
    const source = found && findSource(document, post, found.parameter);
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
function findSource(document: Document, post: Operation, parameter: string): string | undefined {
  // With the value of the request, a run finds out beforehand whether the resource exists already.
  if (fieldsOf(document, post.requestBody as Content).includes(parameter))
    return `$request.body#/${parameter}`;
  const success = Object.entries(post.responses).find(([status]) => status.startsWith('2'))?.[1];
  const shown = fieldsOf(document, success as Content);
  if (shown.includes(parameter)) return `$response.body#/${parameter}`;
  const [, usual = 'name'] = /(?:^|_)(i?id)$/.exec(parameter) ?? [];
  return shown.includes(usual) ? `$response.body#/${usual}` : undefined;
}

type Content = { content?: Record<string, { schema?: WrittenSchema }> } | undefined;

function fieldsOf(document: Document, part: Content): string[] {
  const schema = part?.content?.['application/json']?.schema;
  return schema ? listProperties(document, schema, '').map(({ name }) => name) : [];
}
