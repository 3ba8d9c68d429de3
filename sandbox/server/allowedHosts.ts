/**
 * Decides whether a request may come from a web page that is not allowed to use the sandbox. The owner of a web page can let
 * its host name resolve to the address of a sandbox (DNS rebinding). Then `Host` has this name.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { isLoopbackHost } from '../control/loopback.ts';

/** The name that allows every host. */
const ANY = '*';

/**
 * Returns true if `Host` is this machine, an IP address, a name without a dot, or one of the allowed names. A name without
 * a dot, such as that of a service in a network of containers, is not in the public DNS.
 */
export function isAllowedHost(host: string | undefined, allowed: readonly string[]): boolean {
  // Only programs leave the header out.
  if (host === undefined || allowed.includes(ANY)) return true;
  const name = readHostName(`http://${host}`);
  return (
    name !== undefined &&
    (isIP(name) !== 0 ||
      !name.includes('.') ||
      name.endsWith('.localhost') ||
      allowed.some((one) => one.toLowerCase() === name))
  );
}

/** Returns true if `Origin` is missing, this machine, the requested host, or one of the allowed names. */
export function isAllowedOrigin(
  { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  allowed: readonly string[],
): boolean {
  if (origin === undefined || allowed.includes(ANY) || isLoopbackHost(origin)) return true;
  const name = readHostName(origin);
  return (
    name !== undefined &&
    (name === readHostName(`http://${host}`) || allowed.some((one) => one.toLowerCase() === name))
  );
}

/** Returns the host name in a URL, in lower case and without the brackets of an IPv6 address. */
function readHostName(url: string): string | undefined {
  try {
    return new URL(url).hostname.replace(/^\[(.+)\]$/, '$1') || undefined;
  } catch {
    return undefined;
  }
}
