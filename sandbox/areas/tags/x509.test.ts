/** Tests valid and forged signatures in the forms that OpenSSL writes. */
import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test as base, beforeAll, describe, expect } from 'vitest';
import { lacks } from '../../../test/programs.ts';
import { certificateFacts, isSignedWith, isSignerOf, isTrusted, readSignature } from './x509.ts';

const test = base.skipIf(lacks('openssl'));

const TEXT = Buffer.from('object 1234\ntype commit\n\nA tag\n');
const ADDRESS = 'http://ca.example/list.crl';
const EXTENSIONS = `subjectAltName = email:rita@acme.example
subjectKeyIdentifier = hash
crlDistributionPoints = URI:ldap://ca.example/x,URI:${ADDRESS},URI:http://ca.example/second.crl
`;

const folder = mkdtempSync(join(tmpdir(), 'x509-'));
const openssl = (...args: string[]) =>
  execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
const pemOf = (name: string) => readFileSync(join(folder, `${name}.pem`), 'utf8');
const certificateOf = (name: string) => new X509Certificate(pemOf(name));

/**
 * Creates two certificate authorities. The first authority issues a certificate for each kind of key. The serial number
 * begins with a zero, which a faulty comparison would lose.
 */
beforeAll(() => {
  writeFileSync(join(folder, 'text'), TEXT);
  writeFileSync(join(folder, 'extensions'), EXTENSIONS);
  for (const name of ['ca', 'other'])
    openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', `${name}.key`, '-out', `${name}.pem`, '-subj', `/O=Acme/CN=${name}`); // biome-ignore format: one command
  for (const [name, kind] of [
    ['ec', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256']],
    ['rsa', ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048']],
  ] as const) {
    openssl('genpkey', ...kind, '-out', `${name}.key`);
    openssl(
      'req',
      '-new',
      '-key',
      `${name}.key`,
      '-subj',
      '/O=Acme/CN=Rita',
      '-out',
      `${name}.csr`,
    );
    openssl('x509', '-req', '-in', `${name}.csr`, '-CA', 'ca.pem', '-CAkey', 'ca.key', '-set_serial', '0x0abc', '-days', '2', '-extfile', 'extensions', '-out', `${name}.pem`); // biome-ignore format: one command
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns a signature over the file `text`, in PEM form. */
const sign = (key: string, ...options: string[]) =>
  toPem(openssl('cms', '-sign', '-binary', '-in', 'text', '-signer', `${key}.pem`, '-inkey', `${key}.key`, '-outform', 'DER', ...options)); // biome-ignore format: one command
const toPem = (bytes: Buffer) =>
  `-----BEGIN SIGNED MESSAGE-----\n${bytes.toString('base64')}\n-----END SIGNED MESSAGE-----\n`;

describe.each(['ec', 'rsa'])('With a key of kind %s', (key) => {
  test.each([
    ['the text itself', ['-md', 'sha256', '-noattr']],
    ['attributes with the digest of the text', ['-md', 'sha256']],
    ['attributes with another digest', ['-md', 'sha512']],
    ['attributes, and without the certificate', ['-md', 'sha384', '-nocerts']],
  ])('a signature over %s is valid only for this text and certificate', (_, options) => {
    const signature = readSignature(sign(key, ...options))!;
    expect(isSignerOf(certificateOf(key), signature)).toBe(true);
    expect(isSignerOf(certificateOf('ca'), signature)).toBe(false);
    expect(isSignedWith(certificateOf(key), signature, TEXT)).toBe(true);
    expect(isSignedWith(certificateOf(key), signature, Buffer.from('Another text'))).toBe(false);
    expect(isSignedWith(certificateOf('ca'), signature, TEXT)).toBe(false);
  });

  test('a signature over attributes is not valid for a text that has the bytes of the attributes', () => {
    const signature = readSignature(sign(key, '-md', 'sha256'))!;
    const { attributes } = signature;
    expect(isSignedWith(certificateOf(key), signature, attributes!.bytes)).toBe(false);
  });

  test('a signature that contains its text is not valid for another text', () => {
    const signature = readSignature(sign(key, '-md', 'sha256', '-nodetach'))!;
    expect(isSignedWith(certificateOf(key), signature, Buffer.from('Another text'))).toBe(false);
  });

  test.each([
    ['a digest that can be forged', ['-md', 'sha1']],
    ['a signer without a serial number', ['-md', 'sha256', '-keyid']],
  ])('refuses %s', (_, options) => {
    expect(readSignature(sign(key, ...options))).toBeUndefined();
  });
});

test('Refuses text that is not a signature', () => {
  const pem = sign('ec');
  expect(readSignature('')).toBeUndefined();
  expect(readSignature(toPem(Buffer.from('words')))).toBeUndefined();
  expect(readSignature(pemOf('ec'))).toBeUndefined();
  expect(readSignature(pem.replace(/\n.{200}/, '\n'))).toBeUndefined();
  // These bytes are deeply nested sequences of unknown length. A parser without a limit would overflow the stack.
  expect(readSignature(toPem(Buffer.from('3080'.repeat(100_000), 'hex')))).toBeUndefined();
});

test('A certificate is trusted only if its issuer signed it, and only while it is valid', () => {
  const certificate = certificateOf('ec');
  const now = Date.parse(certificate.validFrom) + 1000;
  const day = 86_400_000;
  expect(isTrusted(certificate, certificateOf('ca'), now)).toBe(true);
  expect(isTrusted(certificate, certificateOf('other'), now)).toBe(false);
  expect(isTrusted(certificate, certificateOf('rsa'), now)).toBe(false);
  expect(isTrusted(certificate, certificateOf('ca'), now - day)).toBe(false);
  expect(isTrusted(certificate, certificateOf('ca'), now + 3 * day)).toBe(false);
});

test('`certificateFacts` reads the same values from a certificate as OpenSSL', () => {
  const output = openssl('x509', '-in', 'ec.pem', '-noout', '-ext', 'subjectKeyIdentifier');
  expect(certificateFacts(pemOf('ec'))).toEqual({
    subject: 'CN=Rita,O=Acme',
    subjectKeyIdentifier: /(?:[0-9A-F]{2}:)+[0-9A-F]{2}/.exec(String(output))?.[0],
    email: 'rita@acme.example',
    serialNumber: 0x0abc,
    crlUrl: ADDRESS,
  });
  expect(certificateFacts(pemOf('ca'))).toMatchObject({ email: '', crlUrl: '' });
});
