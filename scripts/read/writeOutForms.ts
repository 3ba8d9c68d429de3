/**
 * Adds a form with the same fields to each JSON request body, except where `x-json-only` gives a reason against it.
 */
import { listOperations } from '../../contract/contract.ts';
import type { Document } from '../../contract/openapi.ts';

/** Adds the forms, in place. A form comes after JSON in the content, and has the same schema. */
export function writeOutForms(document: Document): void {
  for (const { definition } of listOperations(document)) {
    const { requestBody } = definition;
    const json = requestBody?.content['application/json'];
    if (!json || requestBody['x-json-only'] !== undefined) continue;
    requestBody.content['application/x-www-form-urlencoded'] = structuredClone(json);
  }
}
