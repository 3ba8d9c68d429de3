import { createHash } from 'node:crypto';
import { extractPlainKey } from './extractPlainKey.ts';

/** A public SSH key with its fingerprints. */
export interface PublicKey {
  /** The key as OpenSSH writes it, without a comment: `ssh-ed25519 AAAA…`. */
  text: string;
  /** The MD5 fingerprint: `3a:f1:…`. For a certificate, it is the fingerprint of the key inside. */
  md5: string;
  /** The SHA-256 fingerprint: `SHA256:…`. For a certificate, it is the fingerprint of the key inside. */
  sha256: string;
}

/** Reads a public key in the format of OpenSSH. Returns undefined if the text is not a key. */
export function readPublicKey(text: string): PublicKey | undefined {
  const [, type = '', data = ''] = /^(\S+)[ \t]+([\w+/]+={0,2})(?:\s|$)/.exec(text.trim()) ?? [];
  const bytes = Buffer.from(data, 'base64');
  const plain = extractPlainKey(type, bytes);
  if (!plain) return undefined;
  const md5 = createHash('md5').update(plain).digest('hex').match(/../g)!.join(':');
  const sha256 = createHash('sha256').update(plain).digest('base64').replace(/=+$/, '');
  return { text: `${type} ${bytes.toString('base64')}`, md5, sha256: `SHA256:${sha256}` };
}

/** Returns a canonical form that is equal for all notations of a public key; undefined if the text is not a key. */
export function canonicalKey(text: string): string | undefined {
  return readPublicKey(text)?.text;
}
