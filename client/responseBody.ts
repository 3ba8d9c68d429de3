/** Types for the bodies of requests and responses. */

/** The ways to read the body of a response. */
export type ParseAs = 'json' | 'text' | 'blob' | 'arrayBuffer' | 'stream';

/** True for an operation whose successful response has a body that need not be JSON: bytes or a text. */
export type RespondsWithBytes<Operation> = [MediaTypes<Operation>] extends [never]
  ? false
  : '*/*' extends MediaTypes<Operation>
    ? true
    : [Extract<MediaTypes<Operation>, Json>] extends [never]
      ? true
      : false;

/** The media types of JSON, as `isJson` has them. */
type Json = `${'application/json' | `${string}+json`}${'' | `;${string}`}`;

type MediaTypes<Operation> = Operation extends { responses: infer Responses }
  ? TypesOf<Responses[keyof Responses & (200 | 201 | 202)]>
  : never;

type TypesOf<Response> = Response extends { content: infer Content } ? keyof Content : never;

/** The type of `body` for an operation without a request body. No value has this type. */
export interface NoRequestBody {
  readonly never: never;
}

/** The argument `body` of an operation. It is optional if the operation's request body is. */
export type BodyArgument<Operation> = [RequestBody<Operation>] extends [never]
  ? { body?: NoRequestBody }
  : Operation extends { requestBody: object }
    ? { body: RequestBody<Operation> }
    : { body?: RequestBody<Operation> };

type RequestBody<Operation> = Operation extends { requestBody?: { content: infer Content } }
  ? Content[keyof Content]
  : never;

/** The JSON body of an operation's successful response. It is undefined for an empty body. */
export type JsonResponseBody<Operation> = Operation extends { responses: infer Responses }
  ? BodyOf<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
  : never;

/** The statuses with which an operation refuses a call. */
export type RefusalStatus<Operation> = Operation extends { responses: infer Responses }
  ? Exclude<keyof Responses & number, 200 | 201 | 202 | 204>
  : never;

/** The JSON body of an operation's refusals, or of those with one status. */
export type ErrorBody<Operation, Status = RefusalStatus<Operation>> = Operation extends {
  responses: infer Responses;
}
  ? ContentOf<Responses[keyof Responses & Status]>
  : never;

type BodyOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : undefined;

type ContentOf<Response> = Response extends { content: infer Content }
  ? Content[keyof Content]
  : never;

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

/**
 * The types of an operation, with the items in the full form, unless a call gives `view`. Then they may have either
 * form: a caller cannot always know the value of `view`.
 */
export type Viewed<Operation, View> = Operation extends {
  parameters: { query?: infer Query };
  responses: {
    200: { headers: infer Headers; content: { 'application/json': (infer Item)[] } };
  };
}
  ? 'view' extends keyof NonNullable<Query>
    ? Omit<Operation, 'responses'> & {
        responses: Omit<Operation['responses'], 200> & {
          200: { headers: Headers; content: { 'application/json': ItemWith<Item, View>[] } };
        };
      }
    : Operation
  : Operation;

type ItemWith<Item, View> = [View] extends [undefined] ? Fullest<Item> : Item;

/** The members of a union without those of which another member is a special form. */
type Fullest<Item, All = Item> = Item extends unknown
  ? [Special<Item, All>] extends [never]
    ? Item
    : never
  : never;

type Special<Item, All> = All extends Item ? (Item extends All ? never : All) : never;

/** The argument `query.view` of a list that has it. It makes `View` known. */
export type ViewArgument<Operation, View> = Operation extends {
  parameters: { query?: { view?: infer Views } };
}
  ? unknown extends Views
    ? unknown
    : { query?: { view?: View } }
  : unknown;
