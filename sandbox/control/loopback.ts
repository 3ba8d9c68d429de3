/**
 * Restricts control to the sandbox's own machine, because control needs no secret and may do everything.
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
 * Returns true for a loopback address, which only this machine reaches.
 * @param address IPv4 or IPv6, also IPv4 written as IPv6: `::ffff:127.0.0.1`
 */
export function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && LOOPBACK.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Returns true if the host of a URL is this machine, by name or number: `localhost:4020`, `[::1]`. */
export function isLoopbackHost(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return /^(.+\.)?localhost$/.test(hostname) || isLoopback(hostname.replace(/^\[(.+)\]$/, '$1'));
}

/**
 * Refuses requests from other machines, and requests of a browser for a page of another site, with 403. A
 * site can let its own name resolve to this address (then `Host` shows it), or send requests here (then
 * `Origin` shows it).
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
    'control accepts requests only from its own machine, at the loopback address',
  );
  return refusalResponse(refusal);
};
