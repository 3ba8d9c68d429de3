/**
 * Reads the bytes of public SSH keys (RFC 4253, 5656 and 8709), including the hardware keys and certificates of
 * OpenSSH. Node cannot read this form. To validate a key with Node, its fields are converted to a JWK.
 */
import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';

/** A type of SSH key, such as `ssh-ed25519`. */
interface Kind {
  /** The number of fields that follow the name of the type. */
  fields: number;
  /** Converts the fields to a JWK; absent if Node does not support this type. */
  toJwk?: ToJwk;
}

type ToJwk = (...fields: Buffer[]) => JsonWebKey | undefined;

/** Stands for a missing field, so that Node refuses the key. */
const NOTHING = Buffer.alloc(0);

const ecdsa =
  (curve: string, crv: string): ToJwk =>
  (name = NOTHING, point = NOTHING) => {
    // An uncompressed point on the curve is the byte 4, followed by two coordinates of equal length.
    const size = (point.length - 1) / 2;
    if (name.toString() !== curve || point[0] !== 4) return undefined;
    return {
      kty: 'EC',
      crv,
      x: point.toString('base64url', 1, 1 + size),
      y: point.toString('base64url', 1 + size),
    };
  };

const eddsa =
  (crv: string): ToJwk =>
  (x = NOTHING) => ({ kty: 'OKP', crv, x: x.toString('base64url') });

const KINDS: Record<string, Kind> = {
  'ssh-rsa': {
    fields: 2,
    toJwk: (e = NOTHING, n = NOTHING) => ({
      kty: 'RSA',
      e: e.toString('base64url'),
      n: n.toString('base64url'),
    }),
  },
  'ssh-dss': { fields: 4 },
  'ecdsa-sha2-nistp256': { fields: 2, toJwk: ecdsa('nistp256', 'P-256') },
  'ecdsa-sha2-nistp384': { fields: 2, toJwk: ecdsa('nistp384', 'P-384') },
  'ecdsa-sha2-nistp521': { fields: 2, toJwk: ecdsa('nistp521', 'P-521') },
  'ssh-ed25519': { fields: 1, toJwk: eddsa('Ed25519') },
  'ssh-ed448': { fields: 1, toJwk: eddsa('Ed448') },
  // Hardware keys have an additional last field, which names the application of the key: `ssh:`.
  'sk-ecdsa-sha2-nistp256@openssh.com': { fields: 3, toJwk: ecdsa('nistp256', 'P-256') },
  'sk-ssh-ed25519@openssh.com': { fields: 2, toJwk: eddsa('Ed25519') },
};

const CERTIFICATE = '-cert-v01@openssh.com';

/**
 * Returns the bytes whose hash is the fingerprint of a key: the bytes of the key, or of the key inside a certificate.
 * @param type the word before the key in its text form: `ssh-ed25519`
 * @returns the bytes, or undefined if they are not a key of the given type
 */
export function extractPlainKey(type: string, bytes: Buffer): Buffer | undefined {
  const isCertificate = type.endsWith(CERTIFICATE);
  const stem = type.slice(0, -CERTIFICATE.length);
  const plainType = !isCertificate ? type : stem.startsWith('sk-') ? `${stem}@openssh.com` : stem;
  const kind = Object.hasOwn(KINDS, plainType) ? KINDS[plainType] : undefined;
  if (!kind) return undefined;
  // In a certificate, a random number comes before the fields of the key, and the certified facts follow them.
  const before = isCertificate ? 2 : 1;
  const [written, ...rest] = readFields(bytes, before + kind.fields);
  const fields = rest.slice(before - 1);
  if (written?.toString() !== type || fields.length < kind.fields) return undefined;
  if (kind.toJwk && !isKey(kind.toJwk(...fields))) return undefined;
  const plain = Buffer.concat([Buffer.from(plainType), ...fields].flatMap(withLength));
  return isCertificate || plain.equals(bytes) ? plain : undefined;
}

/**
 * Reads fields from bytes. A field is a length in four bytes, and as many bytes.
 * @param count the maximum number of fields
 */
function readFields(bytes: Buffer, count: number): Buffer[] {
  const fields: Buffer[] = [];
  for (let at = 0; fields.length < count && at + 4 <= bytes.length; ) {
    const end = at + 4 + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    fields.push(bytes.subarray(at + 4, end));
    at = end;
  }
  return fields;
}

/** Formats an Ed25519 public key as OpenSSH does, without a comment. */
export function publicKeyText(key: KeyObject): string {
  const type = 'ssh-ed25519';
  const { x = '' } = key.export({ format: 'jwk' });
  const fields = [Buffer.from(type), Buffer.from(x, 'base64url')];
  return `${type} ${Buffer.concat(fields.flatMap(withLength)).toString('base64')}`;
}

/** Returns a field with its length before it, in the form that `fieldsOf` reads. */
function withLength(field: Buffer): Buffer[] {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(field.length);
  return [length, field];
}

function isKey(key: JsonWebKey | undefined): boolean {
  if (!key) return false;
  try {
    createPublicKey({ key, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}
