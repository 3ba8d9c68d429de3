import { createHash } from 'node:crypto';
import { plainKeyOf } from './plainKeyOf.ts';

/** A public SSH key with its fingerprints. */
export interface PublicKey {
  /** As OpenSSH writes it, without the comment: `ssh-ed25519 AAAA…`. */
  text: string;
  /** `3a:f1:…`; for a certificate, the fingerprint of the key in it. */
  md5: string;
  /** `SHA256:…`; for a certificate, the fingerprint of the key in it. */
  sha256: string;
}

/** Reads a public key in the format of OpenSSH. Undefined if the text is not such a key. */
export function readPublicKey(text: string): PublicKey | undefined {
  const [, type = '', data = ''] = /^(\S+)[ \t]+([\w+/]+={0,2})(?:\s|$)/.exec(text.trim()) ?? [];
  const bytes = Buffer.from(data, 'base64');
  const plain = plainKeyOf(type, bytes);
  if (!plain) return undefined;
  const md5 = createHash('md5').update(plain).digest('hex').match(/../g)!.join(':');
  const sha256 = createHash('sha256').update(plain).digest('base64').replace(/=+$/, '');
  return { text: `${type} ${bytes.toString('base64')}`, md5, sha256: `SHA256:${sha256}` };
}

/** Returns the same text for all notations of a public key; undefined if the text is not a key. */
export function canonicalKey(text: string): string | undefined {
  return readPublicKey(text)?.text;
}
