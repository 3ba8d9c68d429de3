/** A server with TLS for a test, with a certificate whose authority nobody knows. */
import { generateKeyPairSync, sign } from 'node:crypto';
import type http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { BitString, Integer, OctetString, Utf8String } from 'asn1js';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  Certificate,
  Extension,
  GeneralName,
  GeneralNames,
  PublicKeyInfo,
  Time,
} from 'pkijs';
import type { TestServer } from './startTestServer.ts';

/** A private key and its certificate, as PEM text. */
export interface KeyPair {
  key: string;
  cert: string;
}

const DAY_MS = 86_400_000;
/** Object identifiers of X.509. */
const OID = {
  name: '2.5.4.3',
  alternativeName: '2.5.29.17',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
};

/** Creates a certificate for the hosts `127.0.0.1`, `localhost` and `forge.test`, signed by itself. */
export function selfSigned(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = new AttributeTypeAndValue({
    type: OID.name,
    value: new Utf8String({ value: 'localhost' }),
  });
  const hosts = new GeneralNames({
    names: [
      new GeneralName({
        type: 7,
        value: new OctetString({ valueHex: Uint8Array.of(127, 0, 0, 1).buffer }),
      }),
      ...['localhost', 'forge.test'].map((value) => new GeneralName({ type: 2, value })),
    ],
  });
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ value: 1 }),
    notBefore: new Time({ value: new Date(Date.now() - DAY_MS) }),
    notAfter: new Time({ value: new Date(Date.now() + DAY_MS) }),
    subjectPublicKeyInfo: PublicKeyInfo.fromBER(publicKey.export({ type: 'spki', format: 'der' })),
    signature: new AlgorithmIdentifier({ algorithmId: OID.ecdsaWithSha256 }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: OID.ecdsaWithSha256 }),
    extensions: [
      new Extension({ extnID: OID.alternativeName, extnValue: hosts.toSchema().toBER() }),
    ],
  });
  certificate.issuer.typesAndValues = [name];
  certificate.subject.typesAndValues = [name];
  const content = Buffer.from(certificate.encodeTBS().toBER());
  certificate.signatureValue = new BitString({
    valueHex: Uint8Array.from(sign('sha256', content, privateKey)).buffer,
  });
  const lines = Buffer.from(certificate.toSchema(true).toBER())
    .toString('base64')
    .match(/.{1,64}/g);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: ['-----BEGIN CERTIFICATE-----', ...(lines ?? []), '-----END CERTIFICATE-----', ''].join(
      '\n',
    ),
  };
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
