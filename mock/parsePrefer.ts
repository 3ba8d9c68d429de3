/** What a `Prefer` header asks of the mock, in the words that Prism knows. */
export interface Preference {
  /** Status of the response, as it is written. */
  code?: string;
  /** Name of the case. */
  example?: string;
  /** True: make a response up from the schemas. */
  dynamic?: boolean;
}

/** Reads `code=404, example=unknown-tag`. Other preferences are ignored, as RFC 7240 asks. */
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
