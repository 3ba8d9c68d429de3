/** Reads the parts of a profile that say how a program connects to the deployment: headers and certificates. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sayUnset } from '../../contract/sayUnset.ts';
import type { YamlPath } from '../../contract/yaml/problemAt.ts';
import { type Certificates, createSecureContext } from '../../wire/openConnections.ts';
import type { Connection } from './target.ts';

/** The entries of a profile about the connection, as they are written in the file. */
export interface ConnectionEntries {
  /** Names of headers, each with an environment variable: `$GATEWAY_KEY`. */
  headers?: Record<string, string>;
  /** Paths of files in PEM. The passphrase is an environment variable: `$KEY_PASSPHRASE`. */
  tls?: { ca?: string; certificate?: string; key?: string; passphrase?: string };
}

/** A problem of a profile that its JSON Schema does not find, and its place. */
export interface WrongEntry {
  path: YamlPath;
  message: string;
  /** Whether the key or the value of the entry is wrong. */
  part: 'key' | 'value';
}

/**
 * Reads the headers and certificates of a connection.
 * @param folder the folder to which the paths of the certificates are relative
 * @param authority the place where the user names the authority of the server's certificate
 * @returns the connection, which is complete only if there are no problems
 */
export async function readConnection(
  entries: ConnectionEntries,
  folder: string,
  env: NodeJS.ProcessEnv,
  authority: string,
): Promise<{ connection: Connection; problems: WrongEntry[] }> {
  const problems = wrongHeaders(entries, env);
  const certificates = await readCertificates(entries.tls, folder, env, problems);
  const values = Object.entries(entries.headers ?? {}).map(([name, reference]) => {
    const variable = reference.slice(1);
    return { name, variable, value: env[variable]! };
  });
  return {
    problems,
    connection: {
      ...(values.length > 0 && {
        headers: Object.fromEntries(values.map(({ name, value }) => [name, value])),
      }),
      ...(certificates && { secureContext: certificates }),
      variables: Object.fromEntries(values.map(({ variable, value }) => [variable, value])),
      authority,
    },
  };
}

/** The headers that each request sets itself. */
const OWN_HEADERS =
  /^(accept|accept-encoding|authorization|connection|content-.*|expect|host|job-token|prefer|private-token|te|trailer|transfer-encoding|upgrade|user-agent)$/i;

function wrongHeaders({ headers = {} }: ConnectionEntries, env: NodeJS.ProcessEnv) {
  return Object.entries(headers).flatMap(([name, reference]): WrongEntry[] => {
    const path = ['headers', name];
    if (OWN_HEADERS.test(name))
      return [
        {
          path,
          part: 'key',
          message: `the run sets the header ${name} itself. Remove it; tokens belong under tokens`,
        },
      ];
    const variable = reference.slice(1);
    const value = env[variable];
    const message = !value
      ? sayUnset(variable, env, `the value of the header ${name}`)
      : /^[\x20-\x7e]+$/.test(value)
        ? undefined
        : `the environment variable ${variable} contains control characters or signs outside ASCII: a header cannot contain them`;
    return message ? [{ path, part: 'value', message }] : [];
  });
}

/**
 * Reads the certificates of a profile.
 * @param wrong receives the problems
 * @returns undefined if the profile has no certificates, or if they cannot be read
 */
async function readCertificates(
  tls: ConnectionEntries['tls'],
  folder: string,
  env: NodeJS.ProcessEnv,
  wrong: WrongEntry[],
): Promise<Connection['secureContext']> {
  if (!tls) return undefined;
  const { passphrase, ...files } = tls;
  const count = wrong.length;
  const report = (entry: string, message: string) =>
    wrong.push({ path: ['tls', entry], part: 'value', message });
  const read: Record<string, string> = {};
  for (const [entry, path] of Object.entries(files))
    await readFile(resolve(folder, path), 'utf8').then(
      (text) => {
        read[entry] = text;
        if (!/-----BEGIN [A-Z0-9 ]+-----/.test(text))
          report(entry, `the file ${path} is not PEM: it has no line "-----BEGIN …"`);
      },
      (error: NodeJS.ErrnoException) =>
        report(
          entry,
          `the file ${path} cannot be read: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}. Paths are relative to the profile`,
        ),
    );
  const secret = passphrase === undefined ? undefined : env[passphrase.slice(1)];
  if (passphrase !== undefined && !secret)
    report('passphrase', sayUnset(passphrase.slice(1), env, 'the passphrase of the key'));
  if (wrong.length > count) return undefined;
  const { ca, certificate, key } = read;
  const parts: [string, Certificates][] = [
    ['ca', { ...(ca && { ca }) }],
    ['certificate', { ...(certificate && { cert: certificate }) }],
    ['key', { ...(key && { key }), ...(secret && { passphrase: secret }) }],
  ];
  for (const [entry, part] of parts)
    try {
      createSecureContext(part);
    } catch (error) {
      report(
        entry,
        `the file ${files[entry as keyof typeof files]} cannot be used: ${readReason(error)}`,
      );
    }
  if (wrong.length > count) return undefined;
  try {
    return createSecureContext(Object.assign({}, ...parts.map(([, part]) => part)));
  } catch (error) {
    report('key', `the key and the certificate do not belong together: ${readReason(error)}`);
    return undefined;
  }
}

/** Returns the reason that OpenSSL gives, without its codes. */
function readReason(error: unknown): string {
  return (error as Error).message.split(':').at(-1)!.trim();
}
