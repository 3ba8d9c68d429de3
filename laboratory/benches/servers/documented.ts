/**
 * A server for a benchmark. It prints its address, and sends the same documented page of tags to each request. The
 * tags are repeated to reach the required number. Argument: the number of tags.
 */
import { readContract } from '../../../contract/contract.ts';
import { startServer } from '../../../wire/startServer.ts';
import { reportUsage } from './reportUsage.ts';

const { cases } = await readContract();
const { response } = cases.find(({ id }) => id === 'listTags.first-page')!;
const items = response.body as unknown[];
const body = JSON.stringify(
  Array.from({ length: Number(process.argv[2]) }, (_, index) => items[index % items.length]),
);
const headers = { ...response.headers, 'content-type': 'application/json' };
const { url } = await startServer(async (request, response) => {
  request.resume();
  response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}, 0);
console.log(url);
reportUsage();
