/** @type {import('../../plugin.js').Rule} */
export default {
  description:
    'A request body is written as `application/json` only. That it may be a form is written out by the build, unless `x-json-only` says why not.',
  reason:
    'A client that sends the form which the documents accept everywhere is refused where it was forgotten.',
  visitor: () => ({
    RequestBody(/** @type {import('../../follow.js').Node} */ body, { location, report }) {
      const types = Object.keys(body.content ?? {});
      if (types.length !== 1 || types[0] !== 'application/json')
        report({
          message: `State \`application/json\` alone, not ${types.join(' and ') || 'nothing'}: the build writes out the form.`,
          location: location.child('content').key(),
        });
      if (body['x-json-only'] && body['x-form-first'])
        report({
          message: 'Keep `x-json-only` or `x-form-first`: a body that is JSON only is no form.',
          location: location.child('x-form-first').key(),
        });
    },
  }),
};
