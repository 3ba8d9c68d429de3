/**
 * Reads X.509 certificates, and verifies detached signatures (CMS, RFC 5652). The library pkijs parses the bytes, and
 * Node's crypto verifies the signatures. Import this module on demand, because pkijs takes 50 ms to load.
 */
import { createHash, verify, X509Certificate } from 'node:crypto';
import { OctetString } from 'asn1js';
import {
  Certificate,
  ContentInfo,
  CRLDistributionPoints,
  IssuerAndSerialNumber,
  SignedData,
  type SignerInfo,
} from 'pkijs';

/** The values of a certificate that a response shows. */
export interface CertificateFacts {
  /** The subject of the certificate: `CN=Omar Owner,O=Acme`. */
  subject: string;
  /** The identifier of the subject's key: `78:48:25:…`; empty if the certificate does not have it. */
  subjectKeyIdentifier: string;
  /** The first email address among the alternative names; empty if they contain no email address. */
  email: string;
  serialNumber: number;
  /** The address of the list of revoked certificates; empty if the certificate has no such address. */
  crlUrl: string;
}

/** A signature that does not contain the signed text. */
export interface DetachedSignature {
  /** Serial number of the signer's certificate, in hexadecimal digits. */
  serialNumber: string;
  digest: string;
  signature: Buffer;
  /**
   * Signed attributes, which contain the digest of the text. If they are present, the signature covers their bytes
   * instead of the text.
   */
  attributes: { bytes: Buffer; digest: Buffer } | undefined;
}

const OIDS = {
  messageDigest: '1.2.840.113549.1.9.4',
  subjectKeyIdentifier: '2.5.29.14',
  crlDistributionPoints: '2.5.29.31',
};

/** The accepted digest algorithms. Signatures with older algorithms can be forged. */
const DIGESTS: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** Reads a certificate in PEM form. @throws an Error when the text is not a certificate */
export function certificateFacts(pem: string): CertificateFacts {
  const certificate = new X509Certificate(pem);
  const { extensions = [] } = Certificate.fromBER(certificate.raw);
  const extension = (id: string) => extensions.find(({ extnID }) => extnID === id)?.parsedValue;
  return {
    subject: certificate.subject.split('\n').reverse().join(','),
    subjectKeyIdentifier: withColons(extension(OIDS.subjectKeyIdentifier)),
    email: /email:([^,]+)/.exec(certificate.subjectAltName ?? '')?.[1] ?? '',
    serialNumber: Number(`0x${certificate.serialNumber}`),
    crlUrl: firstUrl(extension(OIDS.crlDistributionPoints)),
  };
}

/**
 * Reads a signature in PEM form. Returns undefined if the text is not a signature or has an unaccepted digest
 * algorithm.
 */
export function readSignature(pem: string): DetachedSignature | undefined {
  const body = /-----BEGIN [A-Z0-9 ]+-----([A-Za-z0-9+/=\s]+)-----END /.exec(pem)?.[1];
  if (body === undefined) return undefined;
  try {
    const { contentType, content } = ContentInfo.fromBER(Buffer.from(body, 'base64'));
    if (contentType !== ContentInfo.SIGNED_DATA) return undefined;
    const [signer] = new SignedData({ schema: content }).signerInfos;
    return signer && readDetached(signer);
  } catch {
    return undefined;
  }
}

function readDetached(signer: SignerInfo): DetachedSignature | undefined {
  const { sid, digestAlgorithm, signature, signedAttrs } = signer;
  const digest = DIGESTS[digestAlgorithm.algorithmId];
  if (!(sid instanceof IssuerAndSerialNumber) || !digest) return undefined;
  const named = signedAttrs?.attributes.find(({ type }) => type === OIDS.messageDigest)?.values[0];
  return {
    serialNumber: Buffer.from(sid.serialNumber.valueBlock.valueHexView).toString('hex'),
    digest,
    signature: Buffer.from(signature.valueBlock.valueHexView),
    attributes: signedAttrs && {
      bytes: Buffer.from(signedAttrs.encodedValue),
      digest: Buffer.from(named?.valueBlock.valueHexView ?? []),
    },
  };
}

/** Returns true if the serial number in a signature is that of the certificate. */
export function isSignerOf(certificate: X509Certificate, { serialNumber }: DetachedSignature) {
  const digits = (text: string) => text.replace(/^0+/, '').toUpperCase();
  return digits(certificate.serialNumber) === digits(serialNumber);
}

/** Returns true if a text was signed with the key of a certificate. */
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

/**
 * Returns true if the issuer has signed the certificate, and both were valid at the given time.
 * @param at the time in milliseconds since 1970
 */
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

/** Formats an octet string as `78:48:25:…`. The result is empty for other values. */
function withColons(identifier: unknown): string {
  if (!(identifier instanceof OctetString)) return '';
  const digits = Buffer.from(identifier.valueBlock.valueHexView).toString('hex').toUpperCase();
  return (digits.match(/../g) ?? []).join(':');
}

function firstUrl(points: unknown): string {
  if (!(points instanceof CRLDistributionPoints)) return '';
  const names = points.distributionPoints.flatMap(({ distributionPoint }) =>
    Array.isArray(distributionPoint) ? distributionPoint : [],
  );
  return names.map(({ value }) => String(value)).find((url) => /^https?:/.test(url)) ?? '';
}
