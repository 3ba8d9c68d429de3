/** Types of response bodies. */

/** How the body of a response is read. */
export type ParseAs = 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream';

/** The media types that openapi-fetch may select from a response: all of them. */
export type MediaType = `${string}/${string}`;

/** An operation whose successful response is bytes. */
export interface RespondsWithBytes {
  responses: { 200: { content: { '*/*': unknown } } };
}

/** JSON body of an operation's successful response; undefined for an empty body. */
export type JsonResponseBody<Operation> = Operation extends { responses: infer Responses }
  ? BodyOf<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
  : never;

type BodyOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : undefined;

/** Type of a response body that is read with a given `parseAs`. */
export type Parsed<Operation, As extends ParseAs> = {
  json: JsonResponseBody<Operation>;
  text: string;
  blob: Blob;
  arrayBuffer: ArrayBuffer;
  stream: ReadableStream<Uint8Array>;
}[As];

/** A parameter list with one `init`, which is optional if every field of it is optional. */
export type MaybeInit<Init> = Record<never, never> extends Init ? [init?: Init] : [init: Init];
