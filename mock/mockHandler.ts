/**
 * The mock as a request handler, mounted where a deployment has its API. A request goes through named
 * steps, each a module beside this one. Prism routes, and makes answers up when somebody asks for that.
 */
import type { IncomingMessage } from 'node:http';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../contract/deployment.ts';
import { groupBy } from '../contract/groupBy.ts';
import { caseComparer } from '../wire/documented/caseComparer.ts';
import type { RequestHandler } from '../wire/startServer.ts';
import { type WireResponse, wireResponseOf } from '../wire/wireResponseOf.ts';
import { responseAdapter } from './adapter.ts';
import { caseChooser } from './caseChooser.ts';
import { casePreferenceOf } from './casePreference.ts';
import { type Disturbance, disturber } from './disturber.ts';
import { type KnownResources, knownResourcesOf } from './knownResources.ts';
import { listsOf } from './lists.ts';
import type { LogEntry } from './logLine.ts';
import { movedProjects } from './movedProjects.ts';
import { responseGenerator } from './prism.ts';
import { addressOf, receive } from './receive.ts';
import { Refusal } from './refusal.ts';
import { requestReader } from './requestReader.ts';
import { createRouter } from './router.ts';
import { requestValidator } from './validator.ts';

export interface MockHandlerOptions {
  /** Path of the operation that has none in the contract. Default: `/alert-intake`. */
  alertIntake?: string;
  /** The path that all of this is below: `/mock`. Default: none. */
  mount?: string;
  /** Waiting time and failures that the contract does not know. Default: none. */
  disturbance?: Disturbance;
  /** Is told of every request once it is answered. */
  onResponse?: (entry: LogEntry) => void;
  /** What there is. Default: what the example world has, or the cases name. */
  known?: KnownResources;
}

/** The header that names the case which was answered: `getTag.annotated`. */
export const CASE_HEADER = 'x-forge-case';

/** What the steps come to. */
interface Outcome {
  wireResponse: WireResponse;
  /** The case that is answered, or the nearest one that the response is made from. */
  caseId?: string;
  /** Why the request is refused. */
  reason?: string;
}

/** Answers requests under `/api/v4` (below `mount`) with the documented cases of the contract. */
export async function createMockHandler(
  contract: Contract,
  {
    alertIntake = MOCK_ALERT_INTAKE,
    mount = '',
    disturbance,
    onResponse,
    known = knownResourcesOf(contract),
  }: MockHandlerOptions = {},
): Promise<RequestHandler> {
  const responseTo = await createSteps(contract, { alertIntake, mount, known });
  const disturb = disturber(disturbance);

  return async (request, response) => {
    const { method = 'GET' } = request;
    const { wireResponse, caseId, reason } =
      method === 'OPTIONS'
        ? { wireResponse: { status: 204, headers: {} } }
        : await disturb()
            .then(() => responseTo(request))
            .catch(refused);
    response.writeHead(wireResponse.status, {
      ...CORS_HEADERS,
      ...wireResponse.headers,
      ...(caseId && { [CASE_HEADER]: caseId }),
      ...(wireResponse.body !== undefined && {
        'content-length': Buffer.byteLength(wireResponse.body),
      }),
    });
    response.end(wireResponse.body);
    onResponse?.({
      method,
      path: addressOf(request).pathname,
      status: wireResponse.status,
      ...(caseId && { caseId }),
      ...(reason && { reason }),
    });
  };
}

/** The way of a request: route, read, validate, choose, adapt, answer. */
async function createSteps(
  contract: Contract,
  {
    alertIntake,
    mount,
    known,
  }: Required<Pick<MockHandlerOptions, 'alertIntake' | 'mount' | 'known'>>,
): Promise<(request: IncomingMessage) => Promise<Outcome>> {
  const casesOf = groupBy(contract.cases, ({ operation }) => operation);
  const comparer = caseComparer(known.canonical);
  const lists = listsOf(contract.cases, comparer);

  const route = await createRouter(contract, mount + BASE_PATH, mount + alertIntake);
  const read = requestReader(contract);
  const refusalOf = requestValidator(contract);
  const chooseCase = caseChooser(known, comparer, lists);
  const adapt = responseAdapter(contract, comparer, lists);
  const makeUp = responseGenerator();
  const refuseMoved = movedProjects(contract.world);

  return async (incoming) => {
    const received = await receive(incoming);
    const routed = route(received.method, received.url.pathname);
    const { operation } = routed;
    const request = read(received, routed);
    refuseMoved(request);
    const preference = casePreferenceOf(
      request.headers.prefer,
      operation,
      casesOf.get(operation.id) ?? [],
    );
    const refusal = refusalOf(request);
    // Whoever asks for the documented refusal of such a request gets that.
    if (refusal && refusal.status !== preference.status) throw refusal;
    const chosen = preference.dynamic ? undefined : chooseCase(request, preference);
    const response = !chosen
      ? adapt.ofMadeUp(await makeUp(request, preference.status ?? successOf(operation)), request)
      : preference.isNamed
        ? chosen.response
        : adapt.ofCase(chosen, request);
    return {
      wireResponse: wireResponseOf(response, request.url.origin + mount),
      ...(chosen && { caseId: chosen.id }),
    };
  };
}

/** A page in a browser may call the mock from anywhere, and read all that it answers. */
const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': '*, PRIVATE-TOKEN, Authorization, Content-Type, Prefer',
  'access-control-expose-headers': '*',
};

/** An error in the contract's own form. What is no refusal is a fault of the mock. */
function refused(error: unknown): Outcome {
  const { status, reasons, headers, message } =
    error instanceof Refusal
      ? error
      : new Refusal(500, `The mock failed: ${error instanceof Error ? error.message : error}`);
  return {
    wireResponse: {
      status,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ message: reasons }),
    },
    reason: message,
  };
}

function successOf({ definition }: ContractOperation): number {
  return Number(Object.keys(definition.responses).find((status) => status.startsWith('2')));
}
