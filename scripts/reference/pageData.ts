/** The data of the reference beside the OpenAPI document: the cases of each operation, and its workflows. */
import type { Case, CaseResponse } from '../../contract/case.ts';
import { type ContractOperation, operationsOf } from '../../contract/contract.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import { groupBy } from '../../contract/groupBy.ts';
import type { Document } from '../../contract/openapi.ts';
import type { Workflow } from '../../contract/workflows/workflow.ts';
import { wireRequest } from '../../wire/wireRequest.ts';
import { type CodeSample, codeSamples } from './codeSamples.ts';

export interface PageData {
  /** In the order of the document. */
  operations: ShownOperation[];
}

export interface ShownOperation extends Omit<ContractOperation, 'definition'> {
  /** Successful cases come before refused ones. */
  cases: ShownCase[];
  /** The workflows that call it. */
  workflows: Pick<Workflow, 'id' | 'summary'>[];
}

export interface ShownCase extends Pick<Case, 'name' | 'summary' | 'as' | 'scheme' | 'breaks'> {
  request: SentRequest;
  samples: CodeSample[];
  response: CaseResponse;
}

/** A request in its form on the wire, without the token of the caller. */
export interface SentRequest {
  /** Path and query, encoded, below the base path. Empty for an operation without a path. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export function pageData(document: Document, cases: Case[], workflows: Workflow[]): PageData {
  const casesOf = groupBy(cases, ({ operation }) => operation);
  const samples = codeSamples({ document, cases });
  return {
    operations: operationsOf(document).map((operation) => {
      const { definition: _, ...rest } = operation;
      return {
        ...rest,
        cases: (casesOf.get(operation.id) ?? []).map((documented) =>
          shownCase(operation, documented, samples.get(documented.id) ?? []),
        ),
        workflows: workflows
          .filter(({ steps }) => steps.some((step) => step.operation === operation.id))
          .map(({ id, summary }) => ({ id, summary })),
      };
    }),
  };
}

function shownCase(
  operation: ContractOperation,
  { name, summary, as, scheme, breaks, request, response }: Case,
  samples: CodeSample[],
): ShownCase {
  const { path, headers, body } = wireRequest(operation, request, `http://forge${BASE_PATH}`);
  const { 'Content-Length': _, ...sent } = headers;
  return {
    name,
    summary,
    as,
    ...(scheme !== undefined && { scheme }),
    ...(breaks !== undefined && { breaks }),
    request: {
      path: path.slice(BASE_PATH.length),
      headers: sent,
      ...(body && { body: indented(request.contentType, body.toString()) }),
    },
    samples,
    response,
  };
}

/** A JSON body with indentation. Other bodies do not change. */
function indented(contentType: string | undefined, body: string): string {
  return contentType?.endsWith('json') ? JSON.stringify(JSON.parse(body), null, 2) : body;
}
