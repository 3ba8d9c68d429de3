/** The program of a thread that `startThread` starts: it calls one function of a module with the input it is sent. */
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { [workerData.name]: work } = await import(workerData.module);
parentPort?.once('message', async (input) => parentPort?.postMessage(await work(input)));
