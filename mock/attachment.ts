import type { CaseResponse } from '../contract/case.ts';

/** The extensions of archives, by their media types. */
const EXTENSIONS: Record<string, string> = {
  'application/gzip': 'tar.gz',
  'application/x-bzip2': 'tar.bz2',
  'application/x-tar': 'tar',
  'application/zip': 'zip',
};

/**
 * Returns the header with which a client saves an archive as a file. The API documentation does not name it, so the
 * cases do not have it. But deployments and the sandbox send it.
 */
export function attachmentHeaders({ contentType = '' }: CaseResponse): Record<string, string> {
  const extension = EXTENSIONS[contentType];
  return extension === undefined
    ? {}
    : { 'content-disposition': `attachment; filename="archive.${extension}"` };
}
