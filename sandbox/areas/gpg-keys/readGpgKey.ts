import type { PublicKey } from 'openpgp';

/** The result of reading a GPG key: the fingerprint, or the reason why the key is refused. */
export type GpgKeyReading = { fingerprint: string } | { problem: string };

/**
 * Reads an armored public key. Private, revoked and expired keys are refused.
 * @param at the time at which the key must be valid, in milliseconds since 1970
 */
export async function readGpgKey(armored: string, at: number): Promise<GpgKeyReading> {
  const key = await parseKey(armored);
  if (!key || key.isPrivate()) return { problem: 'is invalid' };
  if (await key.isRevoked(undefined, undefined, new Date(at))) return { problem: 'is revoked' };
  // `null` means that the key lacks a valid signature of its own over a user ID.
  const expiry = await key.getExpirationTime();
  if (expiry === null) return { problem: 'is invalid' };
  if (Number(expiry) <= at) return { problem: 'has expired' };
  return { fingerprint: key.getFingerprint() };
}

/** Returns the fingerprint of a stored key, even if the key has expired in the meantime. */
export async function gpgFingerprint(armored: string): Promise<string | undefined> {
  return (await parseKey(armored))?.getFingerprint();
}

async function parseKey(armored: string): Promise<PublicKey | undefined> {
  // The library openpgp is loaded on demand: it loads slowly, and few sandboxes receive GPG keys.
  const { readKey } = await import('openpgp');
  try {
    return await readKey({ armoredKey: armored });
  } catch {
    return undefined;
  }
}
