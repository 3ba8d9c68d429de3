import { createHash, generateKeyPairSync } from 'node:crypto';
import type { MadeKind } from '../../../contract/workflows/workflow.ts';

/**
 * Makes up a value for something that a run creates.
 * @param name what is unique to it, of letters, digits and hyphens; a person who finds it on a deployment
 *   can tell by it where it came from
 */
export async function madeValue(kind: MadeKind, name: string): Promise<string> {
  switch (kind) {
    case 'name':
      return name;
    case 'email':
      return `${name}@example.com`;
    case 'ssh-key':
      return sshKey(name);
    case 'gpg-key':
      return gpgKey(name);
    case 'sha':
      return createHash('sha1').update(name).digest('hex');
  }
}

/** A new public key as OpenSSH writes it. Nobody has the private one. */
function sshKey(comment: string): string {
  const type = 'ssh-ed25519';
  const { x } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
  const fields = [Buffer.from(type), Buffer.from(x!, 'base64url')].flatMap((field) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(field.length);
    return [length, field];
  });
  return `${type} ${Buffer.concat(fields).toString('base64')} ${comment}`;
}

/** A new armored public key. Loaded only when it is wanted: few workflows need one. */
async function gpgKey(name: string): Promise<string> {
  const { generateKey } = await import('openpgp');
  const { publicKey } = await generateKey({
    userIDs: [{ name, email: `${name}@example.com` }],
    format: 'armored',
  });
  return publicKey.replaceAll('\r\n', '\n');
}
