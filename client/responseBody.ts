/** Types of what operations answer. */

/** How the body of a response is read. */
export type ParseAs = 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream';

/** What openapi-fetch chooses from among the contents of a response: any. */
export type MediaType = `${string}/${string}`;

/** An operation that answers with bytes. */
export interface RespondsWithBytes {
  responses: { 200: { content: { '*/*': unknown } } };
}

/** What an operation answers when it succeeds, as JSON; undefined where the response has no body. */
export type JsonResponseBody<Operation> = Operation extends { responses: infer Responses }
  ? BodyOf<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
  : never;

type BodyOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : undefined;

/** What becomes of a response that is read in a given way. */
export type Parsed<Operation, As extends ParseAs> = {
  json: JsonResponseBody<Operation>;
  text: string;
  blob: Blob;
  arrayBuffer: ArrayBuffer;
  stream: ReadableStream<Uint8Array>;
}[As];

/** A parameter list with one `init`, which can be left out where nothing in it is needed. */
export type MaybeInit<Init> = Record<never, never> extends Init ? [init?: Init] : [init: Init];
