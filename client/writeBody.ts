import { encodeForm, FORM } from './encodeForm.ts';

/**
 * Writes the body of a request. A file stays as it is, and fields with a file become a multipart form. Any other value is
 * written as JSON or as a form.
 * @param contentType the type that the caller has chosen
 */
export function writeBody(body: unknown, contentType: string | null | undefined): BodyInit {
  if (isFile(body)) return body;
  if (!hasFile(body))
    return contentType?.startsWith(FORM) ? `${encodeForm(body)}` : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, isFile(value) ? value : `${value}`);
  return form;
}

/** Returns the media type of a body without a chosen one; undefined for a form, whose boundary only `fetch` knows. */
export function readMediaType(body: unknown): string | undefined {
  if (isFile(body)) return body.type || 'application/octet-stream';
  return hasFile(body) ? undefined : 'application/json';
}

function isFile(value: unknown): value is Blob {
  return value instanceof Blob;
}

function hasFile(body: unknown): body is object {
  return Object.values(body ?? {}).some(isFile);
}
