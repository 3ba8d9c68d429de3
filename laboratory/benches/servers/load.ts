/** Sends requests over ten connections, for a benchmark. So the client shares no process with a server or the bench. */
import { Agent } from 'node:http';
import { inLanes } from '../../../conformance/index.ts';
import { sendBare } from '../sendBare.ts';
import type { Load } from '../startLoad.ts';

const CONNECTIONS = 10;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

process.on('message', async ({ count, body, ...request }: Load) => {
  const wire = { ...request, ...(body !== undefined && { body: Buffer.from(body) }) };
  let failed: number | undefined;
  await inLanes(CONNECTIONS, Array.from({ length: count }), async () => {
    const status = await sendBare(wire, agent);
    if (status >= 300) failed = status;
  });
  process.send?.(failed === undefined ? {} : { failed });
});
process.on('disconnect', () => process.exit());
