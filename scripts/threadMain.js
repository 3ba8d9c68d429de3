/** The program of a thread that `startThread` starts: it calls functions of modules with the inputs it is sent. */
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
parentPort?.on('message', async ({ module, input, port }) => {
  try {
    const { [basename(module, '.ts')]: work } = await import(module);
    port?.postMessage({ output: await work(input) });
  } catch (error) {
    port?.postMessage({ error });
  }
});
