/**
 * The mock as a request handler, with the paths of a deployment. A request passes through steps. Each step is a module
 * in this folder. The library Prism routes requests, and generates responses for `Prefer: dynamic=true`.
 */
import type { IncomingMessage } from 'node:http';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { findBasePath, MOCK_ALERT_INTAKE } from '../contract/deployment.ts';
import { groupBy } from '../contract/groupBy.ts';
import type { SecurityScheme } from '../wire/credential.ts';
import { type Disturbance, type Disturber, disturber } from '../wire/disturber.ts';
import { caseComparer } from '../wire/documented/caseComparer.ts';
import { writeLeniencies } from '../wire/lenient/leniencies.ts';
import { operationFinder } from '../wire/operationFinder.ts';
import type { RequestHandler } from '../wire/startServer.ts';
import { type WireResponse, writeResponse } from '../wire/writeResponse.ts';
import { responseAdapter } from './adapter.ts';
import { attachmentHeaders } from './attachment.ts';
import { caseChooser } from './caseChooser.ts';
import { readPreference } from './casePreference.ts';
import { collectResources, type KnownResources } from './knownResources.ts';
import { lenientRequest } from './lenientRequest.ts';
import { createLists } from './lists.ts';
import type { LogEntry } from './logLine.ts';
import { movedProjectRedirector } from './movedProjectRedirector.ts';
import { responseGenerator } from './prism.ts';
import { readAddress, receive } from './receive.ts';
import { Refusal } from './refusal.ts';
import { requestReader } from './requestReader.ts';
import { createRouter } from './router.ts';
import { requestValidator } from './validator.ts';

/** Settings of the mock. */
export interface MockHandlerOptions {
  /** Path of the operation `createAlerts`. As a webhook, it has no path in the contract. Default: `/alert-intake`. */
  alertIntake?: string;
  /** Prefix of all paths: `/mock`. Default: empty. */
  mount?: string;
  /** Delays and failures. Default: none. */
  disturbance?: Disturbance;
  /** Called after each response. */
  onResponse?: (entry: LogEntry) => void;
  /** The resources that the mock knows. Default: the resources of the example world and of the cases. */
  known?: KnownResources;
}

/** The header that names the case of a response: `getTag.annotated`. */
export const CASE_HEADER = 'x-forge-case';

/** The response header that names the leniencies which a request needed. */
export const LENIENCY_HEADER = 'x-mock-lenient';

/** The result of the steps that a request passes through. */
interface Outcome {
  wireResponse: WireResponse;
  /** The case that the response was taken from, unchanged or adapted. */
  caseId?: string;
  /** The reason of a refusal. */
  reason?: string;
}

/**
 * Creates a handler that sends the documented responses of the contract. All paths begin with `mount` and
 * the base path of the contract.
 */
export async function createMockHandler(
  contract: Contract,
  {
    alertIntake = MOCK_ALERT_INTAKE,
    mount = '',
    disturbance,
    onResponse,
    known = collectResources(contract),
  }: MockHandlerOptions = {},
): Promise<RequestHandler> {
  const responseTo = await createSteps(contract, { alertIntake, mount, known });
  const cors = corsHeaders(contract);
  const disturb = disturbing(
    contract,
    mount + findBasePath(contract.document),
    disturber(disturbance),
  );

  return async (request, response) => {
    const { method = 'GET' } = request;
    const disruption = isPreflight(request) ? undefined : await disturb(request);
    if (disruption?.kind === 'drop') {
      response.destroy();
      const { pathname: path } = readAddress(request);
      onResponse?.({
        method,
        path,
        status: 'dropped',
        reason: 'the connection was closed on purpose',
      });
      return;
    }
    const { wireResponse, caseId, reason } = isPreflight(request)
      ? { wireResponse: { status: 204, headers: {} } }
      : disruption
        ? outcomeOfError(new Refusal(disruption.status, disruption.message, disruption.headers))
        : await responseTo(request).catch(outcomeOfError);
    response.writeHead(wireResponse.status, {
      ...cors,
      ...wireResponse.headers,
      ...(caseId && { [CASE_HEADER]: caseId }),
      ...(wireResponse.body !== undefined && {
        'content-length': Buffer.byteLength(wireResponse.body),
      }),
    });
    response.end(wireResponse.body);
    onResponse?.({
      method,
      path: readAddress(request).pathname,
      status: wireResponse.status,
      ...(caseId && { caseId }),
      ...(reason && { reason }),
    });
  };
}

/** Creates a function that disturbs a request by its operation. */
function disturbing(contract: Contract, base: string, disturb: Disturber) {
  const find = operationFinder(contract);
  return (request: IncomingMessage) => {
    const { pathname } = readAddress(request);
    const found = pathname.startsWith(base)
      ? find(request.method ?? 'GET', pathname.slice(base.length))?.found
      : undefined;
    return disturb(found?.operation.id);
  };
}

/** Creates a function that takes a request through the steps: route, read, validate, choose, adapt, respond. */
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
  const lists = createLists(contract.cases, comparer);

  const route = await createRouter(
    contract,
    mount + findBasePath(contract.document),
    mount + alertIntake,
  );
  const read = requestReader(contract);
  const refusalOf = requestValidator(contract);
  const chooseCase = caseChooser(known, comparer, lists);
  const adapt = responseAdapter(contract, comparer, lists);
  const generate = responseGenerator();
  const redirectMoved = movedProjectRedirector(contract.world);

  return async (incoming) => {
    const received = await receive(incoming);
    const routed = route(received.method, received.url.pathname);
    const { operation } = routed;
    const sent = read(received, routed);
    redirectMoved(sent);
    const preference = readPreference(
      sent.headers.prefer,
      operation,
      casesOf.get(operation.id) ?? [],
    );
    const refused = refusalOf(sent);
    const lenient = refused && lenientRequest(contract, sent);
    const isAccepted = lenient !== undefined && !refusalOf(lenient);
    const request = isAccepted ? lenient : sent;
    const refusal = isAccepted ? undefined : refused;
    // A caller that requests this status with `Prefer` gets the documented response instead of the reasons of the mock.
    if (refusal && refusal.status !== preference.status) throw refusal;
    const chosen = preference.dynamic ? undefined : chooseCase(request, preference);
    const response = !chosen
      ? adapt.ofGenerated(
          await generate(request, preference.status ?? successOf(operation)),
          request,
        )
      : preference.isNamed
        ? chosen.response
        : adapt.ofCase(chosen, request);
    const wireResponse = writeResponse(response, request.url.origin + mount);
    return {
      wireResponse: {
        ...wireResponse,
        headers: {
          ...attachmentHeaders(response),
          ...wireResponse.headers,
          ...(request.leniencies.length > 0 && {
            [LENIENCY_HEADER]: writeLeniencies(request.leniencies),
          }),
        },
      },
      ...(chosen && { caseId: chosen.id }),
    };
  };
}

/** Returns true for the request with which a browser asks whether a page may send another one. */
function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

/** Returns the headers by which a web page of any origin may call the mock and read its responses. */
function corsHeaders({ document }: Contract): Record<string, string> {
  const schemes = Object.values(document.components.securitySchemes ?? {}) as SecurityScheme[];
  const tokens = schemes.flatMap(({ in: place, name }) => (place === 'header' && name ? name : []));
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': ['*', ...tokens, 'Authorization, Content-Type, Prefer'].join(
      ', ',
    ),
    'access-control-expose-headers': '*',
  };
}

/** Returns an error response in the contract's form. An error other than a Refusal is a bug in the mock (500). */
function outcomeOfError(error: unknown): Outcome {
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
