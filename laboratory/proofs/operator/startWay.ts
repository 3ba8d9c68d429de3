/** Starts the way from an operator to a deployment, as a set-up says. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { passAll, respondWith } from '../../../wire/testing/intermediaries.ts';
import { startForwardProxy } from '../../../wire/testing/startForwardProxy.ts';
import { type Intermediary, passBack, startFront } from '../../../wire/testing/startFront.ts';
import { selfSigned } from '../../../wire/testing/startTlsTestServer.ts';
import type { SetUp, World } from './setUp.ts';
import { CA_FILE } from './setUps.ts';

/** The host of a deployment that only the proxy of the company knows. */
const COMPANY_HOST = 'forge.test';

export interface Way {
  /** The address of the deployment for the operator. */
  address: string;
  /** The environment variables of the commands. */
  env: Record<string, string>;
  /** Creates the server in between anew, for the next command. */
  renew(): void;
  /** The number of requests and tunnels of the company's proxy. Undefined without such a proxy. */
  proxied(): number | undefined;
  close(): Promise<void>;
}

/** @param folder the folder for the certificate of the authority */
export async function startWay(setUp: SetUp, world: World, folder: string): Promise<Way> {
  const { between = () => passAll, tls = false, prefix = '', company, isIpv6 = false } = setUp;
  const pair = tls ? selfSigned() : undefined;
  const ca = join(folder, CA_FILE);
  if (pair) await writeFile(ca, pair.cert);
  let current: Intermediary = passAll;
  let address = '';
  const front = await startFront(
    world.url,
    (request, response, pass) => {
      if (!request.url!.startsWith(prefix))
        return respondWith(404, { 'Content-Type': 'text/html' }, '<html>Not found</html>')(
          request,
          response,
          pass,
        );
      request.url = request.url!.slice(prefix.length);
      const { host } = request.headers;
      current(request, response, (respond) =>
        pass((answered) => {
          // The deployment knows its own address. The sandbox takes it from the request, without path and TLS.
          const { link } = answered.headers as { link?: string };
          if (link !== undefined) {
            const own = link.replaceAll(`http://${host}`, address);
            answered.headers.link = own;
            answered.rawHeaders = answered.rawHeaders.map((text) => (text === link ? own : text));
          }
          if (respond) respond(answered);
          else passBack(answered, response);
        }),
      );
    },
    pair,
    isIpv6 ? '::1' : undefined,
  );
  const proxy = company && (await startForwardProxy(front.url, company.user));
  address = (proxy ? `${tls ? 'https' : 'http'}://${COMPANY_HOST}` : front.url) + prefix;
  return {
    address,
    env: setUp.env?.({ proxy: `127.0.0.1:${proxy?.port}`, ca }, world) ?? {},
    renew: () => {
      current = between(world);
    },
    proxied: () => proxy?.lines.length,
    close: async () => {
      await proxy?.close();
      await front.close();
    },
  };
}
