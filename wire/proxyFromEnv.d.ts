/** The package `proxy-from-env` has no types of its own. */
declare module 'proxy-from-env' {
  /** Returns the URL of the proxy for a request, as the environment variables say; an empty text if there is none. */
  export function getProxyForUrl(url: string): string;
}
