/** X.509 certificates, and signatures that are made with them (CMS, RFC 5652). */
import { createHash, verify, X509Certificate } from 'node:crypto';
import { type DerElement, inside, oidOf, readDer } from './der.ts';

/** What answers show of a certificate. */
export interface CertificateFacts {
  /** `CN=Omar Owner,O=Acme` */
  subject: string;
  /** `78:48:25:…` */
  subjectKeyIdentifier: string;
  email: string;
  serialNumber: number;
  /** Where the list of revoked certificates is. */
  crlUrl: string;
}

/** A signature over a text that stands elsewhere. */
export interface DetachedSignature {
  /** The certificates that came with it, in DER form. */
  certificates: Buffer[];
  /** Serial number of the certificate that it is made with, in hexadecimal digits. */
  serialNumber: string;
  digest: string;
  signature: Buffer;
  /** What is signed instead of the text, where there is something; the digest of the text is in it. */
  attributes: { bytes: Buffer; digest: Buffer } | undefined;
}

const OIDS = {
  signedData: '1.2.840.113549.1.7.2',
  messageDigest: '1.2.840.113549.1.9.4',
  subjectKeyIdentifier: '2.5.29.14',
  crlDistributionPoints: '2.5.29.31',
};

/** The digests that a signature may be made over; older ones prove nothing any more. */
const DIGESTS: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

export function certificateFacts(pem: string): CertificateFacts {
  const certificate = new X509Certificate(pem);
  const extensions = extensionsOf(certificate.raw);
  const identifier = extensions.get(OIDS.subjectKeyIdentifier);
  const points = extensions.get(OIDS.crlDistributionPoints);
  return {
    subject: certificate.subject.split('\n').reverse().join(','),
    subjectKeyIdentifier: identifier
      ? (readDer(identifier)[0]?.content.toString('hex').toUpperCase().match(/../g) ?? []).join(':')
      : '',
    email: /email:([^,]+)/.exec(certificate.subjectAltName ?? '')?.[1] ?? '',
    serialNumber: Number(`0x${certificate.serialNumber}`),
    crlUrl: (points && /https?:\/\/[\x21-\x7e]+/.exec(points.toString('latin1'))?.[0]) ?? '',
  };
}

/** Reads a signature in PEM form; undefined when it is none. */
export function readSignature(pem: string): DetachedSignature | undefined {
  const body = /-----BEGIN [A-Z0-9 ]+-----\s*([A-Za-z0-9+/=\s]+?)-----END /.exec(pem)?.[1];
  if (body === undefined) return undefined;
  try {
    return readSignedData(readDer(Buffer.from(body, 'base64'))[0]);
  } catch {
    return undefined;
  }
}

/** Whether a signature was made over a text with the key of a certificate. */
export function isSignedWith(
  certificate: X509Certificate,
  { digest, signature, attributes }: DetachedSignature,
  text: Buffer,
): boolean {
  if (attributes && !createHash(digest).update(text).digest().equals(attributes.digest))
    return false;
  try {
    return verify(digest, attributes?.bytes ?? text, certificate.publicKey, signature);
  } catch {
    return false;
  }
}

/** Whether a certificate was issued by another one, and was valid at a time. */
export function isTrusted(
  certificate: X509Certificate,
  issuer: X509Certificate,
  at: number,
): boolean {
  const isValid = ({ validFrom, validTo }: X509Certificate) =>
    Date.parse(validFrom) <= at && at <= Date.parse(validTo);
  return (
    issuer.ca &&
    certificate.checkIssued(issuer) &&
    certificate.verify(issuer.publicKey) &&
    isValid(certificate) &&
    isValid(issuer)
  );
}

function readSignedData(contentInfo: DerElement | undefined): DetachedSignature | undefined {
  const [type, wrapped] = inside(contentInfo);
  if (!type || oidOf(type) !== OIDS.signedData) return undefined;
  const parts = inside(inside(wrapped)[0]);
  const certificates = parts.find(({ tag }) => tag === 0xa0);
  const signer = inside(inside(parts.at(-1))[0]);
  const [, issuerAndSerial, digestAlgorithm, ...rest] = signer;
  const [, serial] = inside(issuerAndSerial);
  const algorithm = inside(digestAlgorithm)[0];
  const digest = algorithm && DIGESTS[oidOf(algorithm)];
  const signature = rest.find(({ tag }) => tag === 0x04);
  if (!serial || !digest || !signature) return undefined;
  const attributes = rest.find(({ tag }) => tag === 0xa0);
  return {
    certificates: (certificates ? inside(certificates) : []).map(({ bytes }) => bytes),
    serialNumber: serial.content.toString('hex').replace(/^0+/, '').toUpperCase(),
    digest,
    signature: signature.content,
    attributes: attributes && readAttributes(attributes),
  };
}

function readAttributes(attributes: DerElement): { bytes: Buffer; digest: Buffer } {
  const value = inside(attributes)
    .map(inside)
    .find(([name]) => name && oidOf(name) === OIDS.messageDigest)?.[1];
  // They are signed as a set, and stand in the signature under another tag.
  const bytes = Buffer.from(attributes.bytes);
  bytes[0] = 0x31;
  return { bytes, digest: inside(value)[0]?.content ?? Buffer.alloc(0) };
}

/** The extensions of a certificate in DER form, by their OIDs. */
function extensionsOf(certificate: Buffer): Map<string, Buffer> {
  const fields = inside(inside(readDer(certificate)[0])[0]);
  const wrapped = fields.find(({ tag }) => tag === 0xa3);
  const extensions = wrapped ? inside(inside(wrapped)[0]) : [];
  return new Map(
    extensions.map((extension) => {
      const parts = inside(extension);
      return [oidOf(parts[0] as DerElement), (parts.at(-1) as DerElement).content];
    }),
  );
}
