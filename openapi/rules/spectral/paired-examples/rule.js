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
    'What a request must have has an example, under the same key as each example of a success answer.',
  reason:
    'The key is what pairs an answer with its request: without it, mocks and readers cannot tell what was asked.',
  given: '$.paths[*][get,put,post,delete,patch]',
  check: (/** @type {Operation} */ { parameters = [], requestBody, responses = {} }, path) => {
    const answers = Object.keys(responses)
      .filter((status) => status.startsWith('2'))
      .flatMap((status) => bodyKeys(responses[status]));

    /** @type {(keys: string[], what: string, place: (string | number)[]) => import('../../spectral.js').Problem[]} */
    function check(keys, what, place) {
      if (keys.length === 0)
        return [
          {
            message: `Add a case that gives ${what} a value: it has no example.`,
            path: [...path, ...place],
          },
        ];
      return answers
        .filter((answer) => !keys.includes(answer))
        .map((answer) => ({
          message: `Give ${what} a value in the case \`${answer}\`: the answer has an example and the request has none.`,
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
 * @param {Body} [body]
 * @returns {string[]} The keys of its examples, of all media types.
 */
function bodyKeys({ content = {} } = {}) {
  return Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples));
}
