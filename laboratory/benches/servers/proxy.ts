/**
 * Starts a proxy for a benchmark, and prints its address. The first argument is `bare` for a proxy that only
 * forwards, or `judging` for the proxy of `forge-contract proxy`. The second argument is the target.
 */
import http from 'node:http';
import { proxyTraffic } from '../../../conformance/index.ts';
import { readContract } from '../../../contract/contract.ts';
import { startServer } from '../../../wire/startServer.ts';
import { reportUsage } from './reportUsage.ts';

const [kind, target] = process.argv.slice(2) as ['bare' | 'judging', string];
const silent = { write: () => {} };
const { url } = kind === 'bare' ? await startBare() : await startJudging();
console.log(url);
reportUsage();

async function startJudging() {
  const contract = await readContract();
  return proxyTraffic({ contract, target, port: 0, stdout: silent, stderr: silent });
}

function startBare() {
  const agent = new http.Agent({ keepAlive: true });
  const { hostname, port } = new URL(target);
  return startServer(async (request, response) => {
    const { method, url: path, headers } = request;
    const outgoing = http.request({ hostname, port, method, path, headers, agent }, (incoming) => {
      response.writeHead(incoming.statusCode!, incoming.headers);
      incoming.pipe(response);
    });
    request.pipe(outgoing);
  }, 0);
}
