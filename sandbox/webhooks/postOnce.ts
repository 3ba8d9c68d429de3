/** Sends one request of a webhook. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type AllowedPlaces, type FoundAddress, findAddress, readHost } from './findAddress.ts';

/** The most milliseconds that a request and its response may take. */
const MAX_TIME = 10_000;

/** The size of a response, in bytes, after which the sandbox stops reading. */
const MAX_RESPONSE = 64 * 1024;

export interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Whether the certificate of the address must be valid. */
  verifies: boolean;
}

/**
 * Sends a request to an allowed address. Redirects are not followed.
 * @returns the status of the response
 * @throws an AddressRefusal before a connection, and an Error without a response
 */
export async function postOnce(
  post: Post,
  allowed: AllowedPlaces,
  ended: AbortSignal,
  maxTime = MAX_TIME,
): Promise<number> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(maxTime)]);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(explain(ended, maxTime))));
  });
  const connect = async () => send(post, await findAddress(new URL(post.url), allowed), signal);
  return Promise.race([connect(), late]);
}

function send(post: Post, { address, family }: FoundAddress, signal: AbortSignal): Promise<number> {
  const { headers, body, verifies } = post;
  const url = new URL(post.url);
  const isSecure = url.protocol === 'https:';
  const options = {
    ...{ method: 'POST', host: address, family, signal, agent: false as const },
    ...{ port: url.port, path: url.pathname + url.search },
    headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
    ...(url.username && { auth: `${decoded(url.username)}:${decoded(url.password)}` }),
    ...(isSecure && { rejectUnauthorized: verifies }),
    // The certificate has the name of the host, and not its address.
    ...(isSecure && readHost(url) !== address && { servername: url.hostname }),
  };
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? requestHttps : requestHttp)(options, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MAX_RESPONSE) response.destroy();
      });
      response.once('error', reject);
      response.once('close', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

function explain(ended: AbortSignal, maxTime: number): string {
  return ended.aborted ? 'the sandbox has ended' : `no response within ${maxTime / 1000} s`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
