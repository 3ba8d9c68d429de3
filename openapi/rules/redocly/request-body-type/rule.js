/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A request body declares only `application/json`. The build adds a form, except where `x-json-only` gives a reason against a form.',
  reason:
    'According to the documents, every operation accepts a form. If the contract did not declare the form, clients could not send it.',
  visitor: () => ({
    RequestBody(/** @type {import('../../follow.js').Node} */ body, { location, report }) {
      const types = Object.keys(body.content ?? {});
      if (types.length !== 1 || types[0] !== 'application/json')
        report({
          message: `Declare only \`application/json\`, instead of ${types.join(' and ') || 'no media type'}. The build adds the form.`,
          location: location.child('content').key(),
        });
      if (body['x-json-only'] && body['x-form-first'])
        report({
          message:
            'Remove `x-json-only` or `x-form-first`: they contradict each other, because a body that must be JSON cannot be a form.',
          location: location.child('x-form-first').key(),
        });
    },
  }),
};
