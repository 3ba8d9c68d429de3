import { createHash } from 'node:crypto';
import ssh2 from 'ssh2';

/** A public SSH key with what follows from it. */
export interface PublicKey {
  /** As OpenSSH writes it, without the comment: `ssh-ed25519 AAAA…`. */
  text: string;
  /** `3a:f1:…` */
  md5: string;
  /** `SHA256:…` */
  sha256: string;
}

/** Reads a public key in the form of OpenSSH; undefined when it is none. */
export function readPublicKey(text: string): PublicKey | undefined {
  const parsed = ssh2.utils.parseKey(text.trim());
  if (parsed instanceof Error || parsed.isPrivateKey()) return undefined;
  const blob = parsed.getPublicSSH();
  const md5 = createHash('md5').update(blob).digest('hex').match(/../g)!.join(':');
  const sha256 = createHash('sha256').update(blob).digest('base64').replace(/=+$/, '');
  return { text: `${parsed.type} ${blob.toString('base64')}`, md5, sha256: `SHA256:${sha256}` };
}
