/** Addresses that a deployment, the mock and the sandbox have in common. */
import type { Document } from './openapi.ts';

/** The prefix of all paths of the contract (API documentation, document 1). */
export const BASE_PATH = '/api/v4';

/** Returns the path of the first server of a document, with the defaults of its variables: `/api/v4`. */
export function findBasePath({ servers: [first] }: Pick<Document, 'servers'>): string {
  const url = (first?.url ?? '').replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    String(first?.variables?.[name]?.default ?? ''),
  );
  return new URL(url, 'http://localhost').pathname.replace(/\/+$/, '');
}

/** Returns a path without the prefix, which other documents write into their paths. */
export function withoutBasePath(path: string): string {
  return path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : path;
}

/**
 * The path at which the mock receives alerts. On a deployment, each alert integration has its own address. The API
 * documentation does not show the form of these addresses.
 */
export const MOCK_ALERT_INTAKE = '/alert-intake';

/** The message of a response to a call whose token is missing. The sandbox has its own, to be an independent reading. */
export const UNAUTHORIZED = '401 Unauthorized';
