/** Changes an OpenAPI document for a tool that cannot read all of it. */

interface Examples {
  examples?: Record<string, unknown>;
}

interface DocumentParameter extends Examples {
  in: string;
  schema?: unknown;
}

export interface DocumentOperation {
  parameters?: DocumentParameter[];
  requestBody?: { content: Record<string, Examples> };
  responses: Record<string, { content?: Record<string, Examples> }>;
}

/** The part of an OpenAPI document that is changed here. */
export interface ToolDocument {
  paths: Record<string, Record<string, DocumentOperation>>;
  webhooks?: unknown;
}

/** Calls a function with each operation. @param change gets the endpoint, such as `GET /projects/{id}` */
function forEachOperation(
  { paths }: ToolDocument,
  change: (operation: DocumentOperation, endpoint: string) => void,
): void {
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item))
      if (operation.responses) change(operation, `${method.toUpperCase()} ${path}`);
}

/** Removes the responses of errors, for a tool that has no request that leads to them. */
export function withoutErrors(document: ToolDocument): ToolDocument {
  const changed = structuredClone(document);
  forEachOperation(changed, ({ responses }) => {
    for (const status of Object.keys(responses))
      if (!status.startsWith('2')) delete responses[status];
  });
  return changed;
}

const JSON_TYPE = 'application/json';

/** Keeps the JSON form of each request body, and the examples that have a body in this form. */
export function withJsonBodies(document: ToolDocument): ToolDocument {
  const changed = structuredClone(document);
  delete changed.webhooks;
  forEachOperation(changed, (operation) => {
    const content = operation.requestBody?.content;
    const json = content?.[JSON_TYPE];
    if (!operation.requestBody || !content || !json) return;
    const others = Object.keys(content)
      .filter((type) => type !== JSON_TYPE)
      .flatMap((type) => Object.keys(content[type]!.examples ?? {}));
    operation.requestBody.content = { [JSON_TYPE]: json };
    removeExamples(
      operation,
      others.filter((name) => !(name in (json.examples ?? {}))),
    );
  });
  return changed;
}

/** Describes each parameter in the path as text, for a tool that cannot read alternatives there. */
export function withTextInPaths(document: ToolDocument): ToolDocument {
  const changed = structuredClone(document);
  forEachOperation(changed, ({ parameters = [] }) => {
    for (const parameter of parameters)
      if (parameter.in === 'path') parameter.schema = { type: 'string' };
  });
  return changed;
}

/** Removes examples that a tool refuses. @param refused the names of examples by endpoint */
export function withoutExamples(
  document: ToolDocument,
  refused: Map<string, string[]>,
): ToolDocument {
  const changed = structuredClone(document);
  forEachOperation(changed, (operation, endpoint) => {
    removeExamples(operation, refused.get(endpoint) ?? []);
  });
  return changed;
}

function removeExamples(
  { parameters, requestBody, responses }: DocumentOperation,
  names: string[],
) {
  const places = [
    ...(parameters ?? []),
    ...Object.values(requestBody?.content ?? {}),
    ...Object.values(responses).flatMap(({ content }) => Object.values(content ?? {})),
  ];
  for (const place of places) {
    for (const name of names) delete place.examples?.[name];
    if (place.examples && Object.keys(place.examples).length === 0) delete place.examples;
  }
}
