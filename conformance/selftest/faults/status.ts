import type { JsonValue } from '../../../contract/case.ts';
import { type Answer, withBody, withHeader, withJson, withStatus } from '../answer.ts';
import { type Fault, oneChange } from '../fault.ts';
import type { Subject } from '../subject.ts';

const fault = (
  id: string,
  description: string,
  change: (subject: Subject) => Answer | false | undefined,
) => ({ id, class: 'status', description, check: 'status', changes: oneChange(change) }) as const;

/** Swaps a status and leaves the answer as it is otherwise. */
const swap = (from: number, to: number) => (subject: Subject) =>
  subject.answer.status === from && withStatus(subject.answer, to);

/** The status says something else than what happened. */
export const STATUS_FAULTS: Fault[] = [
  fault('undocumented-success', 'a success status that the contract does not have', (subject) => {
    const status = [202, 203, 206].find((status) => !isDocumented(subject, status));
    return isSuccess(subject.answer) && status !== undefined && withStatus(subject.answer, status);
  }),
  fault('undocumented-refusal', 'a 4xx that the contract does not have', ({ answer }) =>
    errorAnswer(answer, 418, "418 I'm a Teapot"),
  ),
  fault('created-for-ok', '201 for 200', swap(200, 201)),
  fault('ok-for-created', '200 for 201', swap(201, 200)),
  fault(
    'no-content-for-created',
    '204 without a body for 201',
    ({ answer }) =>
      answer.status === 201 && withHeader(withBody(withStatus(answer, 204), ''), 'Content-Type'),
  ),
  fault(
    'no-content-for-ok',
    '204 without a body for 200',
    ({ answer }) =>
      answer.status === 200 && withHeader(withBody(withStatus(answer, 204), ''), 'Content-Type'),
  ),
  fault('ok-for-no-content', '200 for 204', swap(204, 200)),
  fault('created-for-no-content', '201 for 204', swap(204, 201)),
  fault('server-error', '500 with an error body', ({ answer }) =>
    errorAnswer(answer, 500, '500 Internal Server Error'),
  ),
  fault('unavailable', '503 that asks to try again later', ({ answer }) =>
    withHeader(errorAnswer(answer, 503, '503 Service Unavailable'), 'Retry-After', '1'),
  ),
  fault(
    'redirect',
    'a redirect on the same host',
    ({ answer }) =>
      answer.status !== 302 && withHeader(withStatus(answer, 302), 'Location', '/users/sign_in'),
  ),
  fault(
    'redirect-elsewhere',
    'a redirect to another host',
    ({ answer }) =>
      answer.status !== 301 &&
      withHeader(withStatus(answer, 301), 'Location', 'https://elsewhere.invalid/'),
  ),
  fault('unauthorized-for-forbidden', '401 for 403', swap(403, 401)),
  fault('not-found-for-forbidden', '404 for 403', swap(403, 404)),
  fault('forbidden-for-not-found', '403 for 404', swap(404, 403)),
  fault('unprocessable-for-bad-request', '422 for 400', swap(400, 422)),
  fault('not-found-for-bad-request', '404 for 400', swap(400, 404)),
  fault('refused-without-reason', 'a documented error where the request is right', (subject) => {
    return isSuccess(subject.answer) && subject.siblings.find((answer) => !isSuccess(answer));
  }),
];

/** What is documented to be refused is done. */
export const ACCESS_FAULTS: Fault[] = [
  accepted('invalid-request-accepted', 'a request that breaks the contract is accepted', 400, 422),
  accepted('no-token-accepted', 'a request without a token is accepted', 401),
  accepted('wrong-role-accepted', 'a request by a role that may not make it is accepted', 403),
  accepted('missing-thing-found', 'a thing that does not exist is found', 404),
  accepted('conflict-accepted', 'a change that the state does not allow is made', 405, 409),
];

function accepted(id: string, description: string, ...statuses: number[]): Fault {
  return {
    id,
    class: 'access',
    description,
    check: 'status',
    changes: oneChange(
      ({ answer, siblings }) => statuses.includes(answer.status) && siblings.find(isSuccess),
    ),
  };
}

function isSuccess({ status }: Answer): boolean {
  return status < 300;
}

function isDocumented({ operation }: Subject, status: number): boolean {
  return String(status) in operation.definition.responses;
}

function errorAnswer(answer: Answer, status: number, message: JsonValue): Answer {
  const error = withHeader(withStatus(answer, status), 'Content-Type', 'application/json');
  return withJson(error, { message });
}
