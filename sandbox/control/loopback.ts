/**
 * Restricts the control API to the machine that runs the sandbox, because the control API requires no token and can
 * change everything.
 */
import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { forbidden } from '../server/refusal.ts';
import { refusalResponse } from '../server/respond.ts';

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

/**
 * Refuses requests from other machines, and requests that a browser sends for a page of another site, with 403. Such a
 * page may use a host name of its own that resolves to this machine: then `Host` has the name. Or it may send requests
 * to `localhost`: then `Origin` names the site.
 */
export const fromLoopback: MiddlewareHandler<{ Bindings: HttpBindings }> = async (
  { env, req },
  next,
) => {
  const { host = '', origin = `http://${host}` } = req.header();
  const isFromHere =
    isLoopback(env.incoming.socket.remoteAddress ?? '') &&
    isLoopbackHost(`http://${host}`) &&
    isLoopbackHost(origin);
  if (isFromHere) return next();
  const refusal = forbidden(
    'the control API accepts requests only from its own machine, at the loopback address',
  );
  return refusalResponse(refusal);
};
