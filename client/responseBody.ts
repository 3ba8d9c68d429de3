/** Types for the bodies of responses. */

/** The ways to read the body of a response (option `parseAs` of openapi-fetch). */
export type ParseAs = 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream';

/** Any media type. openapi-fetch uses this type to select the media types of a response. */
export type MediaType = `${string}/${string}`;

/** An operation whose successful response consists of bytes. */
export interface RespondsWithBytes {
  responses: { 200: { content: { '*/*': unknown } } };
}

/** The JSON body of an operation's successful response. It is undefined for an empty body. */
export type JsonResponseBody<Operation> = Operation extends { responses: infer Responses }
  ? BodyOf<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
  : never;

type BodyOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : undefined;

/** The type of a response body that is read in the way that `As` names. */
export type Parsed<Operation, As extends ParseAs> = {
  json: JsonResponseBody<Operation>;
  text: string;
  blob: Blob;
  arrayBuffer: ArrayBuffer;
  stream: ReadableStream<Uint8Array>;
}[As];

/** The arguments `init` of a function. The argument is optional if all its fields are optional. */
export type MaybeInit<Init> = Record<never, never> extends Init ? [init?: Init] : [init: Init];
