/**
 * @typedef {{ examples?: Record<string, unknown> }} Exemplified
 * @typedef {{ content?: Record<string, Exemplified> }} Body
 * @typedef {object} Operation
 * @property {(Exemplified & { name: string, required?: boolean })[]} [parameters]
 * @property {Body & { required?: boolean }} [requestBody]
 * @property {Record<string, Body>} [responses]
 */

/** @type {import('../../spectral.js').Rule} */
export default {
  description:
    'For each example of a success response, each required part of the request has an example with the same key.',
  reason:
    'The key pairs a response with its request. Without the same key, mocks and readers cannot find the request that leads to a response.',
  given: '$.paths[*][get,put,post,delete,patch]',
  check: (/** @type {Operation} */ { parameters = [], requestBody, responses = {} }, path) => {
    const responseKeys = Object.keys(responses)
      .filter((status) => status.startsWith('2'))
      .flatMap((status) => bodyKeys(responses[status]));

    /** @type {(keys: string[], part: string, place: (string | number)[]) => import('../../spectral.js').Problem[]} */
    function check(keys, part, place) {
      if (keys.length === 0)
        return [
          {
            message: `Add a case in which the request has ${part}, because no example shows it.`,
            path: [...path, ...place],
          },
        ];
      return responseKeys
        .filter((key) => !keys.includes(key))
        .map((key) => ({
          message: `Give ${part} a value in the case \`${key}\`: only the response has an example.`,
          path: [...path, ...place],
        }));
    }

    return [
      ...parameters.flatMap(({ name, required, examples = {} }, i) =>
        required ? check(Object.keys(examples), `\`${name}\``, ['parameters', i]) : [],
      ),
      ...(requestBody?.required ? check(bodyKeys(requestBody), 'the body', ['requestBody']) : []),
    ];
  },
};

/**
 * @param {Body} [body] A request body or response.
 * @returns {string[]} The keys of the examples in all its media types.
 */
function bodyKeys({ content = {} } = {}) {
  return Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples));
}
