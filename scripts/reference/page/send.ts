export type SendResult =
  | { problem: string }
  | {
      status: number;
      /** The time that a server took. Absent for a documented response. */
      milliseconds?: number;
      headers: [name: string, value: string][];
      /** The body as text for readers: indented JSON, or the number of bytes. */
      text: string;
    };

/** Sends a request from the page. If the page cannot read the response, the result gives the reason. */
export async function send(
  address: string,
  method: string,
  headers: Record<string, string>,
  body: string | undefined,
): Promise<SendResult> {
  const start = performance.now();
  try {
    const response = await fetch(address, {
      method: method.toUpperCase(),
      headers,
      credentials: 'omit',
      // A redirect could carry the token to another host.
      redirect: 'error',
      ...(body !== undefined && { body }),
    });
    const read = await readResponse(response);
    return { ...read, milliseconds: Math.round(performance.now() - start) };
  } catch {
    return {
      problem: `The page cannot read a response from ${address}. Either no server answers there, it redirects, or it does not allow pages of ${location.protocol === 'file:' ? 'the file system' : location.origin} (CORS). The request with curl is above.`,
    };
  }
}

/** Reads a response for readers. */
export async function readResponse(
  response: Response,
): Promise<Exclude<SendResult, { problem: string }>> {
  const bytes = await response.arrayBuffer();
  return {
    status: response.status,
    headers: [...response.headers],
    text: readable(bytes, response.headers.get('content-type') ?? ''),
  };
}

function readable(bytes: ArrayBuffer, contentType: string): string {
  if (bytes.byteLength === 0) return '';
  if (!/json|text|xml|urlencoded/.test(contentType)) return `${bytes.byteLength} bytes`;
  const text = new TextDecoder().decode(bytes);
  try {
    return contentType.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
  } catch {
    return text;
  }
}
