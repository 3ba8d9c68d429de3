/** The media type of a form. */
export const FORM = 'application/x-www-form-urlencoded';

/** The media type of a form whose fields may be files. */
export const MULTIPART = 'multipart/form-data';

/** Returns the media type of a Content-Type value, without its parameters and in lower case. */
export function essence(contentType: string): string {
  return contentType.replace(/;.*/s, '').trim().toLowerCase();
}

/** Returns true if a media type is JSON: `application/json` or one with the suffix `+json`. */
export function isJson(mediaType: string): boolean {
  return /^application\/json$|\+json$/.test(essence(mediaType));
}

/** Returns true if a media type stands for bytes of any kind. */
export function isBytes(mediaType: string): boolean {
  return ['application/octet-stream', '*/*'].includes(essence(mediaType));
}

/** Returns true if a media range contains a media type. A range is `application/json`, `text/*` or any type. */
export function matchesRange(mediaType: string, range: string): boolean {
  const wanted = essence(range);
  return (
    wanted === '*/*' ||
    wanted === mediaType ||
    (wanted.endsWith('/*') && mediaType.startsWith(wanted.slice(0, -1)))
  );
}
