import { readPublicKey } from '../../keys/readPublicKey.ts';

/**
 * The SHA-256 fingerprint of an SSH host key, alone (`ssh-ed25519 AAAA…`) or as a line of a known-hosts
 * file, which begins with the names of the host; undefined when it is neither.
 */
export function hostKeyFingerprint(line: string): string | undefined {
  const words = line.trim().split(/\s+/);
  const key = readPublicKey(words.join(' ')) ?? readPublicKey(words.slice(1).join(' '));
  return key?.sha256;
}
