import type { PublicKey } from 'openpgp';

/** What a text is as a GPG key: one that can be used, or why it cannot. */
export type GpgKeyReading = { fingerprint: string } | { problem: string };

/**
 * Reads an armored public key. A private key is refused, and so is one that verifies nothing any more,
 * since it is revoked or has expired.
 * @param at the time to judge by, in milliseconds since 1970
 */
export async function readGpgKey(armored: string, at: number): Promise<GpgKeyReading> {
  const key = await parsed(armored);
  if (!key || key.isPrivate()) return { problem: 'is invalid' };
  if (await key.isRevoked(undefined, undefined, new Date(at))) return { problem: 'is revoked' };
  // Null: no user ID of the key is signed by the key itself.
  const expiry = await key.getExpirationTime();
  if (expiry === null) return { problem: 'is invalid' };
  if (Number(expiry) <= at) return { problem: 'has expired' };
  return { fingerprint: key.getFingerprint() };
}

/** The fingerprint of a key that was accepted once, whatever has become of it since. */
export async function gpgFingerprint(armored: string): Promise<string | undefined> {
  return (await parsed(armored))?.getFingerprint();
}

async function parsed(armored: string): Promise<PublicKey | undefined> {
  // Few who start a sandbox send a GPG key, and it takes long to load.
  const { readKey } = await import('openpgp');
  try {
    return await readKey({ armoredKey: armored });
  } catch {
    return undefined;
  }
}
