import { X509Certificate } from 'node:crypto';
import {
  type Project,
  protectedTags,
  releases,
  x509Certificates,
  x509Issuers,
} from '../../../generated/tables.ts';
import type { Commit, TagObject } from '../../git/readObject.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { SuccessOf } from '../../server/handler.ts';
import { presentCommitWithoutLink } from '../../sharedPresenters/commit.ts';
import { rowsWhere, rowWhere } from '../../store/rowsWhere.ts';

/** A tag with its commit, and for an annotated tag with its tag object. */
export interface NamedTag {
  name: string;
  commit: Commit;
  /** The tag object; undefined for a lightweight tag. */
  object: TagObject | undefined;
}

export function presentTag(
  { db }: Sandbox,
  { id }: Project,
  { name, commit, object }: NamedTag,
): SuccessOf<'getTag'> {
  const release = rowWhere(db, releases, { project_id: id, tag_name: name });
  return {
    name,
    message: object?.message ?? null,
    target: object?.sha ?? commit.sha,
    created_at: object?.tagger?.date ?? null,
    protected: findProtection(db, id, name),
    commit: presentCommitWithoutLink(commit),
    release: release ? { tag_name: release.tag_name, description: release.description } : null,
  };
}

/** Returns whether a tag is protected; null if the protection is unknown, which happens for very old tags. */
export function findProtection(db: Sandbox['db'], project: number, name: string): boolean | null {
  const row = rowWhere(db, protectedTags, { project_id: project, name });
  return row ? row.protected : false;
}

/**
 * Verifies the signature of a tag and returns it for a response. The result is undefined if the tag is unsigned, or if
 * the sandbox does not have the certificate of the signer.
 */
export async function presentSignature(
  { db }: Sandbox,
  { signature, tagger }: TagObject,
): Promise<SuccessOf<'getTagSignature'> | undefined> {
  if (!signature) return undefined;
  // The module is loaded on demand, because its libraries load slowly and few requests need them.
  const { certificateFacts, isSignedWith, isSignerOf, isTrusted, readSignature } = await import(
    './x509.ts'
  );
  const read = readSignature(signature.pem);
  if (!read) return undefined;
  const row = rowsWhere(db, x509Certificates).find(({ certificate }) =>
    isSignerOf(new X509Certificate(certificate), read),
  );
  const issuer = row && rowWhere(db, x509Issuers, { id: row.x509_issuer_id });
  if (!row || !issuer) return undefined;
  const { crlUrl, ...facts } = certificateFacts(row.certificate);
  const issuerFacts = certificateFacts(issuer.certificate);
  const certificate = new X509Certificate(row.certificate);
  const isVerified =
    row.certificate_status === 'good' &&
    isSignedWith(certificate, read, signature.payload) &&
    isTrusted(
      certificate,
      new X509Certificate(issuer.certificate),
      Date.parse(tagger?.date ?? ''),
    ) &&
    // The certificate must belong to the person who created the tag (the tagger).
    facts.email === tagger?.email;
  return {
    signature_type: 'X509',
    verification_status: isVerified ? 'verified' : 'unverified',
    x509_certificate: {
      id: row.id,
      subject: facts.subject,
      subject_key_identifier: facts.subjectKeyIdentifier,
      email: facts.email,
      serial_number: facts.serialNumber,
      certificate_status: row.certificate_status,
      x509_issuer: {
        id: issuer.id,
        subject: issuerFacts.subject,
        subject_key_identifier: issuerFacts.subjectKeyIdentifier,
        // The list of revoked certificates belongs to the issuer, but its address is in the certificate.
        crl_url: crlUrl,
      },
    },
  };
}
