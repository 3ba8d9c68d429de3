import { type HttpHandler, HttpResponse, http, type RequestHandlerOptions } from 'msw';
import { BASE_PATH, MOCK_ALERT_INTAKE } from '../contract/deployment.ts';
import { type Answers, answers } from '../generated/answers.js';
import { documentedAnswer } from '../wire/documentedAnswer.ts';

/** The operations that have handlers: all of the contract. */
export type HandledOperation = keyof typeof answers;

/** The names of an operation's documented cases: `'annotated' | 'already-exists' | …`. */
export type CaseName<Id extends HandledOperation> = keyof (typeof answers)[Id]['cases'];

/**
 * Makes a handler that answers an operation as one of its cases documents.
 * @param name the case. Default: the first one, a success wherever the contract documents one
 * @param options those of Mock Service Worker: `{ once: true }` answers one request only
 */
export type MakeHandler<Id extends HandledOperation> = (
  name?: CaseName<Id>,
  options?: RequestHandlerOptions,
) => HttpHandler;

/** A maker of handlers for every operation, by operationId. */
export type Handlers = { [Id in HandledOperation]: MakeHandler<Id> };

export interface HandlersOptions {
  /**
   * Scheme and host of the deployment that is stood in for: `https://forge.example.com`; `/api/v4`
   * may be at its end. Default: any.
   */
  baseUrl?: string;
  /** Whole address of the alert integration. Default: `/alert-intake` on any host, as the mock has it. */
  alertIntake?: string;
}

/**
 * Makes handlers for Mock Service Worker from the documented cases.
 *
 * ```ts
 * const handlers = createHandlers({ baseUrl: 'https://forge.example.com' });
 * server.use(handlers.createTag('already-exists'));
 * ```
 */
export function createHandlers(options: HandlersOptions = {}): Handlers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, operation]) => [id, makerOf(id, operation, options)]),
  ) as Handlers;
}

function makerOf(
  id: string,
  { method, path, cases }: Answers<string>,
  { baseUrl, alertIntake }: HandlersOptions,
) {
  const pattern =
    path === undefined
      ? (alertIntake ?? `*${MOCK_ALERT_INTAKE}`)
      : apiAddress(baseUrl) + patternOf(path);
  const taken = path === undefined ? [] : valuesTaken(method, path);

  return (name = Object.keys(cases)[0]!, options?: RequestHandlerOptions): HttpHandler => {
    const response = cases[name];
    if (!response)
      throw new Error(`${id} has no case '${name}'. It has: ${Object.keys(cases).join(', ')}`);
    return http[method](
      pattern,
      ({ request, params }) => {
        if (taken.some(([parameter, value]) => params[parameter] === value)) return;
        const { body = null, ...init } = documentedAnswer(response, new URL(request.url).origin);
        return new HttpResponse(body, init);
      },
      options,
    );
  };
}

/** `:name` takes a whole segment in every version of msw; a part of one, such as `tar.gz`, only in some. */
function patternOf(path: string): string {
  return path.replace(/(?<=\/)\{(\w+)\}/g, ':$1').replace(/\{\w+\}/g, '*');
}

function apiAddress(baseUrl = '*'): string {
  const address = baseUrl.replace(/\/+$/, '');
  return address.endsWith(BASE_PATH) ? address : address + BASE_PATH;
}

/**
 * The values of path parameters that belong to other operations: `/runners/{id}` leaves
 * `/runners/all` to the operation of that path, in whatever order the handlers stand.
 */
function valuesTaken(method: string, path: string): [parameter: string, value: string][] {
  const own = path.split('/');
  return Object.values<Answers<string>>(answers).flatMap((other): [string, string][] => {
    const segments = other.method === method ? (other.path?.split('/') ?? []) : [];
    if (segments.length !== own.length) return [];
    const [at, ...more] = own.flatMap((segment, index) =>
      segment === segments[index] ? [] : [index],
    );
    const parameter = at === undefined ? undefined : /^\{(\w+)\}$/.exec(own[at]!)?.[1];
    return parameter && more.length === 0 ? [[parameter, segments[at!]!]] : [];
  });
}
