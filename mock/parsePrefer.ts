/** The preferences that the mock reads from the header `Prefer`. The library Prism uses the same names. */
export interface Preference {
  /** Status of the response, as text: `404`. */
  code?: string;
  /** Name of the case to send: `unknown-tag`. */
  example?: string;
  /** True to get a response that is generated from the schemas. */
  dynamic?: boolean;
}

/**
 * Reads the value of the header: `code=404, example=unknown-tag`. Unknown preferences are ignored, as RFC 7240
 * requires.
 */
export function parsePrefer(header: string | string[] | undefined): Preference {
  const pairs = [header ?? []]
    .flat()
    .join(',')
    .split(/[,;]/)
    .map((pair) => pair.trim().split('='))
    .map(([name, ...value]) => [name?.toLowerCase(), value.join('=').replace(/^"(.*)"$/, '$1')]);
  const { code, example, dynamic } = Object.fromEntries(pairs) as Record<
    string,
    string | undefined
  >;
  return {
    ...(code && { code }),
    ...(example && { example }),
    ...(dynamic && { dynamic: dynamic === 'true' }),
  };
}
