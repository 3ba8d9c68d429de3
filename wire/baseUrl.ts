/** Returns true for an address to which requests can be sent: without user, query, fragment and blanks. */
export function isBaseUrl(text: string): boolean {
  return /^https?:\/\/[^?#@\s]+$/i.test(text) && URL.canParse(text);
}

/**
 * Returns the address of the API at a deployment.
 * @param baseUrl scheme and host. A path may follow, with or without that of the API
 * @param basePath the path of the API
 */
export function joinBase(baseUrl: string, basePath: string): string {
  const base = new URL(baseUrl).href.replace(/\/+$/, '');
  return base.endsWith(basePath) ? base : base + basePath;
}
