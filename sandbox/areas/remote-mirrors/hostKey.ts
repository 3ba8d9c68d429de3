import { readPublicKey } from '../../keys/readPublicKey.ts';

/**
 * Returns the SHA-256 fingerprint of an SSH host key; undefined if the text is not a host key.
 * @param line a key (`ssh-ed25519 AAAA…`), or a line of a `known_hosts` file, which has host names before the key
 */
export function hostKeyFingerprint(line: string): string | undefined {
  const words = line.trim().split(/\s+/);
  const key = readPublicKey(words.join(' ')) ?? readPublicKey(words.slice(1).join(' '));
  return key?.sha256;
}
