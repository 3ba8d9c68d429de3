/**
 * A property of an operation that a client must know to call it, besides the method and the path:
 * - `bytes`: a successful response has a body that need not be JSON: bytes or a text.
 * - `safe`: the operation changes nothing, although its method is not GET.
 * - `form`: the API documentation asks for a form as the request body.
 * - `empty`: a successful response has no body.
 */
export type CallFact = 'bytes' | 'empty' | 'form' | 'safe';
