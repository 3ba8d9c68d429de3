/**
 * Writes each case into the bundle as examples of its parameters, request body and response. All examples of a case
 * have the name of the case as key, so that tools can match them.
 */
import type { Case } from './case.ts';
import { operationsById } from './contract.ts';
import type { Document, Example, MediaType, Operation, Response } from './openapi.ts';

/**
 * Adds the cases to the document as examples. Call `writeOutOperations` first, so that each operation has its own
 * parameters and responses.
 */
export function injectCases(document: Document, cases: Case[]): void {
  const operations = operationsById(document);
  for (const documented of cases) {
    const operation = operations.get(documented.operation);
    if (operation) injectCase(operation.definition, documented);
  }
}

function injectCase(
  operation: Operation,
  { name, summary, breaks, request, response }: Case,
): void {
  if (!breaks) {
    for (const parameter of operation.parameters ?? []) {
      const values = { path: request.path, query: request.query, header: request.headers }[
        parameter.in
      ];
      const value = values[parameter.name];
      if (value !== undefined) addExample(parameter, name, { summary, value });
    }
    const content = operation.requestBody?.content[request.contentType ?? ''];
    if (content && request.body !== undefined)
      addExample(content, name, { summary, value: request.body });
  }
  const documented = operation.responses[response.status];
  const content = contentFor(documented, response.contentType);
  if (!content) return;
  addExample(
    content,
    name,
    response.bodyBase64 === undefined
      ? { summary, value: response.body ?? null }
      : // A data URL in `externalValue` is avoided, since generators would try to read it as a file.
        { summary, description: 'The bytes, in Base64.', value: response.bodyBase64 },
  );
}

/** Returns the response content of a media type, or of the wildcard for all media types. */
export function contentFor(
  response: Response | undefined,
  contentType: string | undefined,
): MediaType | undefined {
  if (contentType === undefined) return undefined;
  return response?.content?.[contentType] ?? response?.content?.['*/*'];
}

function addExample(
  place: { examples?: Record<string, Example> },
  name: string,
  example: Example,
): void {
  place.examples = { ...place.examples, [name]: example };
}
