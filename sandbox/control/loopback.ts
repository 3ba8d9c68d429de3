/** Control is for the machine that the sandbox runs on: its tokens are known, and it may do everything. */
import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { forbidden } from '../server/refusal.ts';
import { refusalResponse } from '../server/respond.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Whether an address is one of this machine that only this machine reaches.
 * @param address IPv4 or IPv6, also IPv4 written as IPv6: `::ffff:127.0.0.1`
 */
export function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && LOOPBACK.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Whether the host of an address on the web is this machine, by name or by number: `localhost:4020`, `[::1]`. */
export function isLoopbackHost(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return /^(.+\.)?localhost$/.test(hostname) || isLoopback(hostname.replace(/^\[(.+)\]$/, '$1'));
}

/**
 * Refuses with 403 what does not come from this machine, and what a browser sends for a page of another site:
 * such a page can give its own name this address (then `Host` tells), or just send to it (then `Origin` does).
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
  const refusal = forbidden('control answers only to its own machine, at the loopback address');
  return refusalResponse(refusal);
};
