/**
 * Collects the data that the reference page needs in addition to the OpenAPI document: cases and workflows by
 * operation.
 */
import type { Case, JsonValue } from '../../contract/case.ts';
import { type ContractOperation, listOperations } from '../../contract/contract.ts';
import { findBasePath } from '../../contract/deployment.ts';
import type { Extension } from '../../contract/extensions/extension.ts';
import { groupBy } from '../../contract/groupBy.ts';
import type { Document } from '../../contract/openapi.ts';
import type { Statement } from '../../contract/statement.ts';
import type { Workflow } from '../../contract/workflows/workflow.ts';
import { FORM } from '../../wire/mediaType.ts';
import { wireRequest } from '../../wire/wireRequest.ts';
import { codeSamples } from './codeSamples.ts';
import type { CodeSample, Guide, PageData, ShownCase } from './page/pageData.ts';
import { readTasks } from './tasks.ts';

/** The parts of the contract that the reference shows. */
export interface ReferenceSource {
  /** The bundle, with the cases as examples. */
  document: Document;
  cases: Case[];
  workflows: Workflow[];
  /** The statements that are shown at each of their operations. */
  statements: Statement[];
  /** The guides for callers. */
  guides: Guide[];
  /** The extensions whose operations the document has. */
  extensions?: Extension[];
}

export function pageData(source: ReferenceSource): PageData {
  const { document, cases, workflows, statements, guides } = source;
  const casesOf = groupBy(cases, ({ operation }) => operation);
  const samples = codeSamples(source);
  return {
    operations: listOperations(document).map((operation) => {
      const { definition: _, ...rest } = operation;
      return {
        ...rest,
        cases: plainFirst(casesOf.get(operation.id) ?? []).map((documented) =>
          shownCase(document, operation, documented, samples.get(documented.id) ?? []),
        ),
        workflows: workflows
          .filter(({ steps }) => steps.some((step) => step.operation === operation.id))
          .map(({ id, summary }) => ({ id, summary })),
        statements: statements
          .filter(({ operations }) => operations.includes(operation.id))
          .map(({ id, document, section, says, reads }) => ({
            ...{ id, document, section, says },
            ...(reads && { reads }),
          })),
      };
    }),
    tasks: readTasks(source),
    guides,
  };
}

/**
 * Puts the plain case first: it succeeds, sends and returns something, sends no form, and has the fewest parameters and
 * fields. The page shows this case until the reader chooses another one.
 */
function plainFirst(cases: Case[]): Case[] {
  const weight = ({ summary, request: { query, headers, body, contentType }, response }: Case) => [
    response.status < 300 ? 0 : 1,
    [body, response.body].some(isEmpty) ? 1 : 0,
    contentType === FORM ? 1 : 0,
    [query, headers, body ?? {}].flatMap(Object.keys).length,
    summary.length,
  ];
  const [plain] = cases.toSorted((one, other) => {
    const weights = weight(other);
    return (
      weight(one)
        .map((value, index) => value - weights[index]!)
        .find((difference) => difference !== 0) ?? 0
    );
  });
  return plain ? [plain, ...cases.filter((one) => one !== plain)] : [];
}

function isEmpty(value: JsonValue | undefined): boolean {
  return value instanceof Object && Object.keys(value).length === 0;
}

function shownCase(
  document: Document,
  operation: ContractOperation,
  { name, summary, as, scheme, breaks, request, response }: Case,
  samples: CodeSample[],
): ShownCase {
  const basePath = findBasePath(document);
  const { path, headers, body } = wireRequest(operation, request, `http://forge${basePath}`);
  const { 'Content-Length': _, ...sent } = headers;
  return {
    name,
    summary,
    as,
    ...(scheme !== undefined && { scheme }),
    ...(breaks !== undefined && { breaks }),
    request: {
      path: path.slice(basePath.length),
      headers: sent,
      ...(body && { body: indented(request.contentType, body.toString()) }),
    },
    samples,
    response,
  };
}

/** Indents a JSON body. Other bodies are returned unchanged. */
function indented(contentType: string | undefined, body: string): string {
  return contentType?.endsWith('json') ? JSON.stringify(JSON.parse(body), null, 2) : body;
}
