/** The package `proxy-from-env` has no types of its own. */
declare module 'proxy-from-env' {
  /** Returns the URL of the proxy for a request, as the environment variables say; an empty text for a direct connection. */
  export function getProxyForUrl(url: string): string;
}
