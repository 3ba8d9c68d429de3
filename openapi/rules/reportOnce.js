/**
 * Wraps a visitor so that a problem of a shared component is reported once, although the visitor finds it at each use. Two
 * problems are equal if their position and message are equal. An error that the rule throws is reported as a problem.
 *
 * @template {object} Visitor
 * @param {Visitor} visitor A visitor without `skip` functions.
 * @returns {Visitor} The wrapped visitor, for one run of the linter.
 */
export function reportOnce(visitor) {
  /** @type {Set<string>} */
  const reported = new Set();

  /** @type {(value: any) => any} */
  const wrap = (value) =>
    typeof value === 'function'
      ? (
          /** @type {unknown} */ node,
          /** @type {Context} */ context,
          /** @type {unknown[]} */ ...rest
        ) => {
          const report = once(context);
          try {
            return value(node, { ...context, report }, ...rest);
          } catch (error) {
            const message = `The rule itself fails here: ${/** @type {Error} */ (error).message}. Correct its rule.js.`;
            return report({ message, location: context.location });
          }
        }
      : Object.fromEntries(Object.entries(value).map(([key, child]) => [key, wrap(child)]));

  /** @type {(context: Context) => Context['report']} */
  const once =
    ({ report }) =>
    (problem) => {
      const { source, pointer } = /** @type {Place} */ (problem.location);
      const key = `${source.absoluteRef}${pointer} ${problem.message}`;
      if (reported.has(key)) return;
      reported.add(key);
      report(problem);
    };

  return wrap(visitor);
}

/** @typedef {import('@redocly/openapi-core').UserContext} Context */
/** @typedef {import('./follow.js').Location} Place A single position, since the rules of this plugin never report several. */
