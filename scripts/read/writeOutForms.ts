/** Writes out that a request body may be a form: wherever it is JSON, unless `x-json-only` says why not. */
import { operationsOf } from '../../contract/contract.ts';
import type { Document } from '../../contract/openapi.ts';

/** Changes the document in place: the form comes after JSON, and has the same schema. */
export function writeOutForms(document: Document): void {
  for (const { definition } of operationsOf(document)) {
    const { requestBody } = definition;
    const json = requestBody?.content['application/json'];
    if (!json || requestBody['x-json-only'] !== undefined) continue;
    requestBody.content['application/x-www-form-urlencoded'] = structuredClone(json);
  }
}
