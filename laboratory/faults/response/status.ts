import type { JsonValue } from '../../../contract/case.ts';
import type { ResponseFault } from '../fault.ts';
import { responseFaults } from './change.ts';
import { type RawResponse, withBody, withHeader, withJson, withStatus } from './rawResponse.ts';
import type { Subject } from './subject.ts';

const fault = (
  id: string,
  summary: string,
  change: (subject: Subject) => RawResponse | false | undefined,
) => responseFaults('status').oneFault(id, summary, 'status', change);

/** Returns a function that replaces the status of a response, and changes nothing else. */
const swap = (from: number, to: number) => (subject: Subject) =>
  subject.response.status === from && withStatus(subject.response, to);

/** The faults whose status is undocumented or not the expected status. */
export const STATUS_FAULTS: ResponseFault[] = [
  fault('undocumented-success', 'a success status that the contract does not have', (subject) => {
    const status = [202, 203, 206].find((status) => !isDocumented(subject, status));
    return (
      isSuccess(subject.response) && status !== undefined && withStatus(subject.response, status)
    );
  }),
  fault('undocumented-refusal', 'a 4xx that the contract does not have', ({ response }) =>
    errorResponse(response, 418, "418 I'm a Teapot"),
  ),
  fault('created-for-ok', '201 for 200', swap(200, 201)),
  fault('ok-for-created', '200 for 201', swap(201, 200)),
  fault(
    'no-content-for-created',
    '204 without a body for 201',
    ({ response }) =>
      response.status === 201 &&
      withHeader(withBody(withStatus(response, 204), ''), 'Content-Type'),
  ),
  fault(
    'no-content-for-ok',
    '204 without a body for 200',
    ({ response }) =>
      response.status === 200 &&
      withHeader(withBody(withStatus(response, 204), ''), 'Content-Type'),
  ),
  fault('ok-for-no-content', '200 for 204', swap(204, 200)),
  fault('created-for-no-content', '201 for 204', swap(204, 201)),
  fault('server-error', '500 with an error body', ({ response }) =>
    errorResponse(response, 500, '500 Internal Server Error'),
  ),
  fault('unavailable', '503 that asks to try again later', ({ response }) =>
    withHeader(errorResponse(response, 503, '503 Service Unavailable'), 'Retry-After', '1'),
  ),
  fault(
    'redirect',
    'a redirect on the same host',
    ({ response }) =>
      response.status !== 302 &&
      withHeader(withStatus(response, 302), 'Location', '/users/sign_in'),
  ),
  fault(
    'redirect-elsewhere',
    'a redirect to another host',
    ({ response }) =>
      response.status !== 301 &&
      withHeader(withStatus(response, 301), 'Location', 'https://elsewhere.invalid/'),
  ),
  fault('unauthorized-for-forbidden', '401 for 403', swap(403, 401)),
  fault('not-found-for-forbidden', '404 for 403', swap(403, 404)),
  fault('forbidden-for-not-found', '403 for 404', swap(404, 403)),
  fault('unprocessable-for-bad-request', '422 for 400', swap(400, 422)),
  fault('not-found-for-bad-request', '404 for 400', swap(400, 404)),
  fault('refused-without-reason', 'a documented error for a valid request', (subject) => {
    return isSuccess(subject.response) && subject.siblings.find((response) => !isSuccess(response));
  }),
];

/** The faults of a success status for requests that the contract refuses. */
export const ACCESS_FAULTS: ResponseFault[] = [
  accepted('invalid-request-accepted', 'a request that breaks the contract is accepted', 400, 422),
  accepted('no-token-accepted', 'a request without a token is accepted', 401),
  accepted('wrong-role-accepted', 'a request by a role that may not make it is accepted', 403),
  accepted('missing-resource-found', 'a resource that does not exist is found', 404),
  accepted('conflict-accepted', 'a change that the state does not allow is accepted', 405, 409),
];

function accepted(id: string, summary: string, ...statuses: number[]): ResponseFault {
  return responseFaults('access').oneFault(id, summary, 'status', ({ response, siblings }) => {
    return statuses.includes(response.status) && siblings.find(isSuccess);
  });
}

function isSuccess({ status }: RawResponse): boolean {
  return status < 300;
}

function isDocumented({ operation }: Subject, status: number): boolean {
  return String(status) in operation.definition.responses;
}

function errorResponse(response: RawResponse, status: number, message: JsonValue): RawResponse {
  const error = withHeader(withStatus(response, status), 'Content-Type', 'application/json');
  return withJson(error, { message });
}
