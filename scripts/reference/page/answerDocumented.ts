/** Responds to a request from the cases, as the mock does, so that the page needs no server. */
import { findBasePath, MOCK_ALERT_INTAKE } from '../../../contract/deployment.ts';
import type { DocumentedOperation } from '../../../contract/documentedResponses.ts';
import { documentOperation, resourceNames } from '../../../wire/documented/documentOperation.ts';
import { findRefusal } from '../../../wire/documented/findRefusal.ts';
import { readAsked } from '../../../wire/documented/readAsked.ts';
import { createResponder } from '../../../wire/documented/respond.ts';
import { writeResponse } from '../../../wire/writeResponse.ts';
import { definition, type PageOperation } from './model.ts';
import type { SentRequest, ShownCase } from './pageData.ts';

/** An address that no request reaches. */
const NOWHERE = 'http://documented.invalid';

const respond = createResponder(resourceNames(definition));

/**
 * Returns the documented response to a request. The request of the shown case gets the response of this case.
 * @param headers the headers of the request, with the token
 */
export async function answerDocumented(
  operation: PageOperation,
  shown: ShownCase,
  request: SentRequest,
  headers: Record<string, string>,
): Promise<Response> {
  const documented = await readDocumented(operation);
  const asked = await readAsked(documented, toRequest(operation, { ...request, headers }));
  const isShown = request === shown.request && asked.signedIn === (shown.as !== 'anonymous');
  const response = isShown
    ? shown.response
    : (findRefusal(documented, new Headers(headers), asked) ??
      respond(documented, undefined, asked));
  const { body = null, ...init } = writeResponse(response, NOWHERE);
  return new Response(body, init);
}

const known = new Map<string, Promise<DocumentedOperation>>();

/** Returns the responses of an operation. The requests of its cases are read as they are sent. */
function readDocumented(operation: PageOperation): Promise<DocumentedOperation> {
  const read = known.get(operation.id) ?? documentCases(operation);
  known.set(operation.id, read);
  return read;
}

async function documentCases(operation: PageOperation): Promise<DocumentedOperation> {
  const facts = documentOperation(definition, operation, []);
  const cases = await Promise.all(
    operation.cases.map(async (shown) => ({
      ...shown,
      request: { headers: {}, ...(await readAsked(facts, toRequest(operation, shown.request))) },
    })),
  );
  return documentOperation(definition, operation, cases);
}

function toRequest({ method, path }: PageOperation, request: SentRequest): Request {
  const target = path === undefined ? MOCK_ALERT_INTAKE : findBasePath(definition) + request.path;
  return new Request(NOWHERE + target, {
    method: method.toUpperCase(),
    headers: request.headers,
    ...(request.body !== undefined && { body: request.body }),
  });
}
