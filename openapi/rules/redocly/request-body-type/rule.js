/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A request body declares only `application/json`. The build adds the form, unless `x-json-only` gives a reason against it.',
  reason:
    'The documents accept a form everywhere. Where the contract forgets it, a client with a form is refused.',
  visitor: () => ({
    RequestBody(/** @type {import('../../follow.js').Node} */ body, { location, report }) {
      const types = Object.keys(body.content ?? {});
      if (types.length !== 1 || types[0] !== 'application/json')
        report({
          message: `State \`application/json\` alone, not ${types.join(' and ') || 'nothing'}: the build adds the form.`,
          location: location.child('content').key(),
        });
      if (body['x-json-only'] && body['x-form-first'])
        report({
          message:
            'Keep `x-json-only` or `x-form-first`: a body that must be JSON cannot be a form.',
          location: location.child('x-form-first').key(),
        });
    },
  }),
};
