import { encodeForm, FORM } from './encodeForm.ts';

/**
 * Writes the body of a request. A file stays as it is, and fields with a file become a multipart form. Any other value is
 * written as JSON or as a form.
 * @param contentType the type that the caller has chosen
 */
export function writeBody(body: unknown, contentType: string | null | undefined): BodyInit {
  if (body instanceof Blob || body instanceof FormData) return body;
  if (hasFile(body)) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body))
      form.append(name, value instanceof Blob ? value : String(value));
    return form;
  }
  return contentType?.startsWith(FORM) ? `${encodeForm(body)}` : JSON.stringify(body);
}

/** Returns the media type of a body without a chosen one; undefined for a form, whose boundary only `fetch` knows. */
export function readMediaType(body: unknown): string | undefined {
  if (body instanceof FormData || hasFile(body)) return undefined;
  return body instanceof Blob ? body.type || 'application/octet-stream' : 'application/json';
}

function hasFile(body: unknown): body is object {
  return (
    body instanceof Object &&
    !(body instanceof Blob) &&
    Object.values(body).some((value) => value instanceof Blob)
  );
}
