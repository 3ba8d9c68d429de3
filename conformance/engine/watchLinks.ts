/** Compares the links in the responses of a run with the base URL of the target. */
import type { JsonValue } from '../../contract/case.ts';
import { type ContractOperation, formatEndpoint } from '../../contract/contract.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { type Exchange, headerValues } from '../../wire/exchange.ts';
import { readJson } from '../../wire/readBody.ts';
import { recordExchange } from './recordExchange.ts';
import type { Result } from './result.ts';

/** The suite of the results that are about the whole deployment. */
export const SET_UP = 'set-up';

/** Collects the links of a run. */
export interface LinkWatch {
  note(operation: ContractOperation, exchange: Exchange): void;
  /** Returns one result for all links that lead elsewhere. Undefined if every link leads to the target. */
  result(): Result | undefined;
  /** Returns a sentence about the fields `web_url` that lead to another host. Undefined if none does. */
  hint(): string | undefined;
}

/** The links that lead elsewhere, with the first of them. */
interface Foreign {
  count: number;
  operation: ContractOperation;
  exchange: Exchange;
  /** Where the first link leads: `http://internal:8080/api/v4`. */
  to: string;
}

/** The largest body in bytes whose `web_url`s are compared. */
const MOST_BYTES = 1_000_000;

/**
 * Creates the watch of a run.
 * @param base the base URL of the API: `https://forge.example.com/api/v4`
 * @param variables as for `recordExchange`
 */
export function watchLinks(base: string, variables: Record<string, string | undefined>): LinkWatch {
  const { origin } = new URL(base);
  let links: Foreign | undefined;
  let pages: Foreign | undefined;
  let all = 0;

  return { note, result, hint };

  function note(operation: ContractOperation, exchange: Exchange): void {
    const { request, response } = exchange;
    if (!response || response.status >= 300 || request.origin !== origin) return;
    const add = (before: Foreign | undefined, to: string): Foreign =>
      before ? { ...before, count: before.count + 1 } : { count: 1, operation, exchange, to };
    for (const target of readLinks(response)) {
      if (!URL.canParse(target, origin)) continue;
      all += 1;
      const { href } = new URL(target, `${origin}${request.path}`);
      if (!href.startsWith(`${base}/`)) links = add(links, withoutPath(href, base));
    }
    for (const address of findWebAddresses(response))
      if (URL.canParse(address) && new URL(address).host !== new URL(base).host)
        pages = add(pages, new URL(address).origin);
  }

  function result(): Result | undefined {
    if (!links) return undefined;
    const { count, operation, exchange, to } = links;
    const status = String(exchange.response?.status);
    return {
      suite: SET_UP,
      id: 'links',
      summary: 'The links in responses lead to the base URL of the deployment',
      area: '',
      operations: [operation.id],
      endpoint: formatEndpoint(operation),
      covers: [],
      checks: ['links'],
      outcome: 'fail',
      fault: 'server',
      notes: [],
      findings: [
        {
          check: 'links',
          message: `${count} of ${all} links in the header Link lead to ${to}, and not to ${base}. Set the external address of the deployment, or the forwarded host and protocol in its proxy`,
          requirement:
            'clients follow the links in the header Link, so the links lead to the address that clients use',
          pointer: pointerBelow(operation.pointer, 'responses', status, 'headers', 'Link'),
          location: 'Link',
          expected: base,
          actual: to,
          cause: 'links lead to another address',
        },
      ],
      exchanges: [recordExchange(exchange, variables)],
    };
  }

  function hint(): string | undefined {
    return (
      pages &&
      `${pages.count} fields web_url lead to ${pages.to}, and not to ${origin}. Check the external address in the settings of the deployment.`
    );
  }
}

/** Returns the addresses in the header `Link`. */
function readLinks(response: NonNullable<Exchange['response']>): string[] {
  return headerValues(response, 'link').flatMap((value) =>
    [...value.matchAll(/<([^>]*)>/g)].map(([, target = '']) => target),
  );
}

/** Returns the part of an address that should be the base URL. */
function withoutPath(href: string, base: string): string {
  const { origin, pathname } = new URL(href);
  if (origin !== new URL(base).origin) return origin;
  return `${origin}${pathname}`;
}

/** Returns every `web_url` of a JSON body. */
function findWebAddresses(response: NonNullable<Exchange['response']>): string[] {
  if (response.body.length > MOST_BYTES || !response.body.includes('"web_url"')) return [];
  const found: string[] = [];
  const open: (JsonValue | undefined)[] = [readJson(response)];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value) && typeof value.web_url === 'string') found.push(value.web_url);
    open.push(...Object.values(value));
  }
  return found;
}
