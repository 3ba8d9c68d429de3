import { readPublicKey } from '../../keys/readPublicKey.ts';

/**
 * Returns the SHA-256 fingerprint of an SSH host key; undefined for other text.
 * @param line the key alone (`ssh-ed25519 AAAA…`), or a line of a known-hosts file, which begins with host names
 */
export function hostKeyFingerprint(line: string): string | undefined {
  const words = line.trim().split(/\s+/);
  const key = readPublicKey(words.join(' ')) ?? readPublicKey(words.slice(1).join(' '));
  return key?.sha256;
}
