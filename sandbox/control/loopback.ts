/** Recognises addresses and hosts of the machine that runs the sandbox. */
import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Returns true for a loopback address, which is reachable only from this machine.
 * @param address an IPv4 or IPv6 address, or an IPv4 address in IPv6 form: `::ffff:127.0.0.1`
 */
export function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && LOOPBACK.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Returns true if the host of a URL is this machine, by name (`localhost:4020`) or by address (`[::1]`). */
export function isLoopbackHost(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return /^(.+\.)?localhost$/.test(hostname) || isLoopback(hostname.replace(/^\[(.+)\]$/, '$1'));
}
