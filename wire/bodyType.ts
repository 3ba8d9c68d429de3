/** Reads how a body is written, for mock, sandbox and judge alike. */
import { isUtf8 } from 'node:buffer';
import { essence, FORM, isBytes, isJson, MULTIPART } from './mediaType.ts';

/** The way in which a body is written. */
export interface BodyType {
  kind: 'json' | 'form' | 'multipart';
  /** False if the operation does not declare the media type. Deployments accept such a body, too. */
  isDeclared: boolean;
}

/**
 * Reads the `Content-Type` of a body that is JSON or a form. JSON may have another name, such as
 * `application/merge-patch+json`. A JSON body requires a content type (API documentation, document 1).
 * @param declared the media types of the operation. Default: those of parameters in the body of an operation without one
 * @returns undefined for a body that is neither JSON nor a form, or has no content type
 */
export function readBodyType(
  contentType = '',
  declared: readonly string[] = ['application/json', FORM],
): BodyType | undefined {
  const type = essence(contentType);
  const isDeclared = declared.some((one) => essence(one) === type);
  if (isJson(type)) return { kind: 'json', isDeclared };
  if (type === FORM) return { kind: 'form', isDeclared };
  return type === MULTIPART ? { kind: 'multipart', isDeclared } : undefined;
}

/** Returns true if an operation takes bytes of any kind, and neither JSON nor a form. @param declared its media types */
export function takesBytes(declared: readonly string[]): boolean {
  return declared.length > 0 && declared.every(isBytes);
}

/** A file in a multipart form. */
export interface SentFile {
  /** The name of the field. */
  field: string;
  /** The name of the file. */
  name: string;
  bytes: Buffer;
}

/**
 * Returns the bytes of a body, and its files. The bytes of a multipart form become those of a plain form. A file
 * becomes its text, or its name if it is no text. Bytes that are no parts count as a missing body, so that each operation
 * refuses them with its own status.
 */
export async function readParts(
  bytes: Buffer,
  contentType = '',
): Promise<{ body: Buffer; files: SentFile[] }> {
  if (essence(contentType) !== MULTIPART || bytes.length === 0) return { body: bytes, files: [] };
  try {
    const headers = { 'content-type': contentType };
    const parts = await new Response(new Uint8Array(bytes), { headers }).formData();
    const fields = new URLSearchParams();
    const files: SentFile[] = [];
    for (const [field, value] of parts) {
      if (typeof value === 'string') {
        fields.append(field, value);
        continue;
      }
      const content = Buffer.from(await value.arrayBuffer());
      files.push({ field, name: value.name, bytes: content });
      const isText = isUtf8(content) && !content.includes(0);
      fields.append(field, isText ? content.toString('utf8') : value.name);
    }
    return { body: Buffer.from(fields.toString()), files };
  } catch {
    return { body: Buffer.alloc(0), files: [] };
  }
}
