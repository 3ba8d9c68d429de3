/** Finds the access token of a request, in the place of the documents and where clients of deployments send it. */
import { readBodyType } from '../../wire/bodyType.ts';
import type { Leniency } from '../server/leniencies.ts';
import { readParameters } from '../server/readValues.ts';
import { Refusal } from '../server/refusal.ts';

/** A token, and the leniency by which its place is accepted. */
export interface SentToken {
  token: string;
  leniency?: Leniency;
}

/** The parts of a request that may have a token. */
interface Sent {
  /** Returns a header by its name in lower case. */
  header(name: string): string | undefined;
  /** The query after the `?`, as the caller wrote it. */
  search: string;
  contentType: string | undefined;
  body: Buffer | undefined;
}

/** The parameters in which clients send tokens, also those of jobs. No operation has a parameter of these names. */
export const TOKEN_PARAMETERS: ReadonlySet<string> = new Set([
  'private_token',
  'access_token',
  'job_token',
]);

/** Returns the token of a request; undefined without one. */
export function sentToken(incoming: Sent): SentToken | undefined {
  const { header, search } = incoming;
  const own = header('private-token');
  if (own !== undefined) return { token: own };
  const [, bearer] = /^Bearer +(\S+)$/i.exec(header('authorization') ?? '') ?? [];
  if (bearer !== undefined)
    return { token: bearer, leniency: { name: 'bearer-token', at: 'Authorization' } };
  const ofJob = header('job-token');
  if (ofJob !== undefined)
    return { token: ofJob, leniency: { name: 'job-token', at: 'JOB-TOKEN' } };
  const inQuery = search.includes('_token=') ? new URLSearchParams(search) : [];
  for (const [name, token] of inQuery)
    if (TOKEN_PARAMETERS.has(name)) return { token, leniency: { name: 'job-token', at: name } };
  const inBody = readField(incoming, 'job_token');
  return inBody === undefined
    ? undefined
    : { token: inBody, leniency: { name: 'job-token', at: 'job_token' } };
}

/** Returns a text in the body of a request. A body that cannot be read has no texts; the operation refuses it. */
function readField({ body, contentType }: Sent, name: string): string | undefined {
  if (!body?.includes(name)) return undefined;
  try {
    const value = readParameters(readBodyType(contentType), body)[name];
    return typeof value === 'string' ? value : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
