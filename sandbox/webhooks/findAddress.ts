/** Decides to which addresses the sandbox may send webhooks. */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { isLoopback } from '../control/loopback.ts';

/**
 * Addresses to which nothing is sent, even if the operator names their host. They belong to metadata services, links,
 * groups or nobody.
 */
const NEVER = new BlockList();
NEVER.addSubnet('169.254.0.0', 16, 'ipv4');
NEVER.addSubnet('0.0.0.0', 8, 'ipv4');
NEVER.addSubnet('224.0.0.0', 3, 'ipv4');
NEVER.addAddress('::', 'ipv6');
NEVER.addAddress('fd00:ec2::254', 'ipv6');
NEVER.addSubnet('fe80::', 10, 'ipv6');
NEVER.addSubnet('ff00::', 8, 'ipv6');
// These hide an IPv4 address in an IPv6 address.
NEVER.addSubnet('64:ff9b::', 96, 'ipv6');
NEVER.addSubnet('2002::', 16, 'ipv6');

/** The addresses that the operator allows. */
export interface AllowedPlaces {
  /** URLs below which webhooks may be: `http://bot.example:8080/hooks/`. */
  urls: readonly string[];
  /** Whether webhooks may also be on this machine. */
  loopback: boolean;
}

/** An address to connect to. */
export interface FoundAddress {
  address: string;
  family: number;
}

/** The reason why the sandbox sends nothing to a URL. */
export class AddressRefusal extends Error {}

/** The ports on which this process serves sandboxes. Webhooks never reach them: control trusts this machine. */
export const servedPorts = new Set<number>();

/**
 * Resolves the host of a URL, and checks the addresses. The caller connects to the returned address, so that a second
 * look-up cannot give another one.
 * @throws an AddressRefusal if the URL is not allowed; another Error if its host has no address
 */
export async function findAddress(url: URL, allowed: AllowedPlaces): Promise<FoundAddress> {
  const host = readHost(url);
  const isNamed = allowed.urls.some((place) => isBelow(url, new URL(place)));
  // A host that nobody named is resolved only if it may be this machine, so that a webhook asks no foreign name server.
  if (!isNamed && !(allowed.loopback && mayBeLoopback(host))) throw new AddressRefusal(NOT_NAMED);
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookup(host, { all: true });
  for (const { address, family } of found) {
    if (NEVER.check(address, family === 4 ? 'ipv4' : 'ipv6'))
      throw new AddressRefusal(
        `nothing is sent to ${address}, because it is no address of a service`,
      );
    if (!isNamed && !isLoopback(address)) throw new AddressRefusal(NOT_NAMED);
    if (isLoopback(address) && servedPorts.has(readPort(url)))
      throw new AddressRefusal('the address is a sandbox of this process');
  }
  const [first] = found;
  if (!first) throw new Error(`${host} has no address`);
  return first;
}

/** Returns the host of a URL, without the brackets of an IPv6 address. */
export function readHost({ hostname }: URL): string {
  return hostname.replace(/^\[(.+)\]$/, '$1');
}

const NOT_NAMED =
  'the operator has not named this address: start the sandbox with --webhooks-to URL';

function mayBeLoopback(host: string): boolean {
  return isLoopback(host) || /^(.+\.)?localhost$/.test(host);
}

/** Returns true if a URL is a place, or below it. */
function isBelow({ protocol, host, pathname }: URL, place: URL): boolean {
  const folder = place.pathname.replace(/\/?$/, '/');
  return (
    protocol === place.protocol &&
    host === place.host &&
    (pathname === place.pathname || pathname.startsWith(folder))
  );
}

function readPort({ protocol, port }: URL): number {
  return Number(port) || (protocol === 'https:' ? 443 : 80);
}
