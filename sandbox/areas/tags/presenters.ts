import { X509Certificate } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
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
import { certificateFacts, isSignedWith, isTrusted, readSignature } from './x509.ts';

/** A tag with what it names. */
export interface NamedTag {
  name: string;
  commit: Commit;
  /** Undefined for a lightweight tag. */
  object: TagObject | undefined;
}

export function presentTag(
  { db }: Sandbox,
  { id }: Project,
  { name, commit, object }: NamedTag,
): SuccessOf<'getTag'> {
  const isRelease = and(eq(releases.project_id, id), eq(releases.tag_name, name));
  const release = db.select().from(releases).where(isRelease).get();
  return {
    name,
    message: object?.message ?? null,
    target: object?.sha ?? commit.sha,
    created_at: object?.tagger?.date ?? null,
    protected: protectionOf(db, id, name),
    commit: presentCommitWithoutLink(commit),
    release: release ? { tag_name: release.tag_name, description: release.description } : null,
  };
}

/** Whether a tag is protected; null for one that is older than the protection of tags. */
export function protectionOf(db: Sandbox['db'], project: number, name: string): boolean | null {
  const isRow = and(eq(protectedTags.project_id, project), eq(protectedTags.name, name));
  const row = db.select().from(protectedTags).where(isRow).get();
  return row ? row.protected : false;
}

/** The signature of a tag, checked; undefined for a tag without one that a known certificate has made. */
export function presentSignature(
  { db }: Sandbox,
  { signature, tagger }: TagObject,
): SuccessOf<'getTagSignature'> | undefined {
  const made = signature && readSignature(signature.pem);
  if (!made) return undefined;
  const row = db
    .select()
    .from(x509Certificates)
    .all()
    .find(({ certificate }) => new X509Certificate(certificate).serialNumber === made.serialNumber);
  const issuer =
    row && db.select().from(x509Issuers).where(eq(x509Issuers.id, row.x509_issuer_id)).get();
  if (!row || !issuer) return undefined;
  const { crlUrl, ...facts } = certificateFacts(row.certificate);
  const issuerFacts = certificateFacts(issuer.certificate);
  const certificate = new X509Certificate(row.certificate);
  const isVerified =
    row.certificate_status === 'good' &&
    isSignedWith(certificate, made, signature.payload) &&
    isTrusted(
      certificate,
      new X509Certificate(issuer.certificate),
      Date.parse(tagger?.date ?? ''),
    ) &&
    // Somebody else's certificate says nothing about who made the tag.
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
        // A certificate names the list that its issuer keeps.
        crl_url: crlUrl,
      },
    },
  };
}
