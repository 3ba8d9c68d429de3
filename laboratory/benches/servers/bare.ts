/**
 * The web framework of the sandbox alone, for a benchmark. It prints its address, and sends the same response to each
 * request. Arguments: the status, and the number of bytes in the body.
 */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { reportUsage } from './reportUsage.ts';

const [status, bytes] = process.argv.slice(2).map(Number);
const body = JSON.stringify('x'.repeat(bytes! - 2));
const app = new Hono().all('*', (context) =>
  context.body(body, status as 200, { 'content-type': 'application/json' }),
);
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
reportUsage();
