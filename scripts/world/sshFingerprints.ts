import { createHash } from 'node:crypto';

/** Fingerprints of a public key as `ssh-keygen -l` shows them. */
export interface SshFingerprints {
  /** `8e:7e:7b:…` */
  md5: string;
  /** `SHA256:lTU4T8…` */
  sha256: string;
}

/** @param key `ssh-ed25519 AAAA…`, with or without a host name before it or a comment behind */
export function sshFingerprints(key: string): SshFingerprints {
  const bytes = Buffer.from(key.match(/AAAA[A-Za-z0-9+/=]+/)?.[0] ?? '', 'base64');
  const hash = (algorithm: string) => createHash(algorithm).update(bytes);
  return {
    md5: (hash('md5').digest('hex').match(/../g) ?? []).join(':'),
    sha256: `SHA256:${hash('sha256').digest('base64').replace(/=+$/, '')}`,
  };
}
