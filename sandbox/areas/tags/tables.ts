import { flag, id, index, integer, table, text } from '../../store/table.ts';

/** Which tags are protected. A tag without a row is not. */
export const protectedTags = table(
  'protected_tags',
  {
    id: id(),
    project_id: integer().notNull(),
    name: text().notNull(),
    /** Null for a tag that is older than the protection of tags: the same as false. */
    protected: flag(),
  },
  (table) => [index('protected_tags_of_project').on(table.project_id)],
);

export const releases = table(
  'releases',
  {
    id: id(),
    project_id: integer().notNull(),
    tag_name: text().notNull(),
    description: text().notNull(),
  },
  (table) => [index('releases_of_project').on(table.project_id)],
);

/** Authorities whose certificates are trusted. */
export const x509Issuers = table('x509_issuers', {
  id: id(),
  /** In PEM form. */
  certificate: text().notNull(),
});

/** Certificates that people sign with. */
export const x509Certificates = table('x509_certificates', {
  id: id(),
  x509_issuer_id: integer().notNull(),
  user: text().notNull(),
  certificate_status: text().$type<'good' | 'revoked'>().notNull(),
  /** In PEM form. */
  certificate: text().notNull(),
});
