/** A server with TLS for a test, with a certificate whose authority nobody knows. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestServer } from './startTestServer.ts';

/** A private key and its certificate, as PEM text. */
export interface KeyPair {
  key: string;
  cert: string;
}

/** Creates a certificate for the hosts `127.0.0.1`, `localhost` and `forge.test`, signed by itself. */
export function selfSigned(): KeyPair {
  const dir = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      [
        ...'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' '),
        ...['-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost,DNS:forge.test'],
        ...['-keyout', key, '-out', cert],
      ],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** A server with TLS that counts its connections. */
export interface TlsTestServer extends TestServer {
  connections(): number;
}

/** Starts an HTTPS server on a free port. @param respond responds to a request */
export async function startTlsTestServer(
  options: https.ServerOptions,
  respond: http.RequestListener,
): Promise<TlsTestServer> {
  let connections = 0;
  const server = https.createServer(options, respond);
  server.on('secureConnection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
