import type { PublicKey } from 'openpgp';

/** The result of reading a GPG key: its fingerprint, or why it is refused. */
export type GpgKeyReading = { fingerprint: string } | { problem: string };

/**
 * Reads an armored public key. Private, revoked and expired keys are refused.
 * @param at the time at which the key must be valid, in milliseconds since 1970
 */
export async function readGpgKey(armored: string, at: number): Promise<GpgKeyReading> {
  const key = await parseKey(armored);
  if (!key || key.isPrivate()) return { problem: 'is invalid' };
  if (await key.isRevoked(undefined, undefined, new Date(at))) return { problem: 'is revoked' };
  // Null means that the key has signed none of its user IDs.
  const expiry = await key.getExpirationTime();
  if (expiry === null) return { problem: 'is invalid' };
  if (Number(expiry) <= at) return { problem: 'has expired' };
  return { fingerprint: key.getFingerprint() };
}

/** The fingerprint of a stored key. The key may have expired since it was stored. */
export async function gpgFingerprint(armored: string): Promise<string | undefined> {
  return (await parseKey(armored))?.getFingerprint();
}

async function parseKey(armored: string): Promise<PublicKey | undefined> {
  // Loaded on demand: openpgp takes long to load, and few sandboxes receive GPG keys.
  const { readKey } = await import('openpgp');
  try {
    return await readKey({ armoredKey: armored });
  } catch {
    return undefined;
  }
}
