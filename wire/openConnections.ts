/** Connections to servers as a company's network needs them: kept open, through proxies, with its certificates. */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import tls, { type SecureContext } from 'node:tls';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { getProxyForUrl } from 'proxy-from-env';
import { type Exchange, type ExchangeOptions, exchange, type ProxyRoute } from './exchange.ts';
import type { WireRequest } from './wireRequest.ts';

/** How the program connects to a server. */
export interface ConnectionOptions {
  /** Headers that are added to each request. A header of the request itself takes precedence. */
  headers?: Record<string, string>;
  /** The origin that gets these headers, because they may be secret. Default: every origin. */
  origin?: string;
  secureContext?: SecureContext;
  /** The place where the user names the certificates. See `ExchangeOptions.authority`. */
  authority?: string;
}

/** The certificates of a connection, as PEM text. */
export interface Certificates {
  /** Certificates of authorities that are trusted besides those of Node. */
  ca?: string;
  /** The client's certificate. */
  cert?: string;
  key?: string;
  passphrase?: string;
}

export interface SendOptions extends Pick<ExchangeOptions, 'timeoutMs' | 'expectsNoBody'> {
  /** Whether the request gets a connection of its own. Default: false. */
  isFresh?: boolean;
}

/** Connections that are kept open for further requests. */
export interface Connections {
  /** Sends a request and records the response. The promise never rejects. */
  send(request: WireRequest, options?: SendOptions): Promise<Exchange>;
  close(): void;
}

/**
 * Opens connections. The environment variables `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` name the proxies. A server on
 * this machine is reached directly.
 */
export function openConnections({
  headers,
  origin,
  secureContext,
  authority,
}: ConnectionOptions = {}): Connections {
  const agents = new Map<string, http.Agent>();
  const tlsOptions = secureContext && { secureContext };
  return {
    send: ({ ...request }, { isFresh = false, ...options } = {}) => {
      if (headers && (origin === undefined || origin === request.origin))
        request.headers = { ...headers, ...request.headers };
      const proxy = proxyFor(request.origin);
      const agent = agentFor(request.origin, proxy, isFresh);
      return exchange(request, {
        ...options,
        ...tlsOptions,
        ...(authority !== undefined && { authority }),
        ...(proxy && { proxy: routeThrough(proxy, request.origin) }),
        agent,
      }).finally(() => {
        if (isFresh && agent) agent.destroy();
      });
    },
    close: () => {
      for (const agent of agents.values()) agent.destroy();
    },
  };

  function agentFor(origin: string, proxy: URL | undefined, isFresh: boolean): http.Agent | false {
    const isSecure = origin.startsWith('https:');
    const key = proxy ? `${proxy.href} ${isSecure}` : String(isSecure);
    const known = isFresh ? undefined : agents.get(key);
    if (known) return known;
    if (isFresh && !(proxy && isSecure)) return false;
    const agent = createAgent(origin, proxy, { keepAlive: !isFresh, ...tlsOptions });
    if (!isFresh) agents.set(key, agent);
    return agent;
  }
}

/** Creates an agent for the connections to an origin. @param proxy as `proxyFor` returns it */
export function createAgent(
  origin: string,
  proxy: URL | undefined,
  options: https.AgentOptions,
): http.Agent {
  if (proxy && origin.startsWith('https:')) return new HttpsProxyAgent(proxy, options);
  const { Agent } = (proxy?.protocol ?? origin).startsWith('https:') ? https : http;
  return new Agent(options);
}

/**
 * Returns the proxy for an origin, as `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` say. Undefined if the connection is
 * direct.
 * @throws an Error if the variable is not the URL of a proxy
 */
export function proxyFor(origin: string): URL | undefined {
  if (isLoopback(new URL(origin).hostname)) return undefined;
  const address = getProxyForUrl(origin);
  if (address === '') return undefined;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(
      `The environment variable ${variableFor(origin)} is not the URL of an HTTP proxy. Write it as http://proxy.example.com:3128.`,
    );
  return new URL(address);
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

function variableFor(origin: string): string {
  const name = `${origin.split(':')[0]}_proxy`;
  return [name, name.toUpperCase(), 'all_proxy'].find((one) => process.env[one]) ?? 'ALL_PROXY';
}

/** Returns how requests to an origin reach it through a proxy. */
export function routeThrough(proxy: URL, origin: string): ProxyRoute {
  const name = `${proxy.host} (${variableFor(origin)})`;
  if (origin.startsWith('https:')) return { name };
  const { username, password } = proxy;
  const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    name,
    absolute: {
      origin: proxy.origin,
      headers:
        username || password
          ? { 'Proxy-Authorization': `Basic ${Buffer.from(user).toString('base64')}` }
          : {},
    },
  };
}

/**
 * Creates the certificates of a connection. The authorities of Node stay trusted.
 * @throws an Error if a certificate or the key cannot be read as PEM
 */
export function createSecureContext({ ca, ...own }: Certificates): SecureContext {
  return tls.createSecureContext({ ...own, ...(ca && { ca: [...knownAuthorities(), ca] }) });
}

/** Returns the authorities that Node trusts, with those of `NODE_EXTRA_CA_CERTS`. */
function knownAuthorities(): string[] {
  // Node 20 has no function that also returns the extra authorities.
  const { getCACertificates } = tls as { getCACertificates?: (kind: 'default') => string[] };
  if (getCACertificates) return getCACertificates('default');
  const extra = process.env.NODE_EXTRA_CA_CERTS;
  return [...tls.rootCertificates, ...(extra ? [readFileSync(extra, 'utf8')] : [])];
}
