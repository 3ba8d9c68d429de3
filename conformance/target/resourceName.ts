/**
 * Returns the ID or the full path of a project or a group. A user may give it as the address of a page, of the API or
 * of a repository.
 * @param base the URL to which the paths of the contract are appended
 * @param basePath the path of the contract's server, with which `base` ends
 */
export function resourceName(given: string, base: string, basePath: string): string {
  const text = given.trim();
  const scp = /^[\w.-]+@[\w.-]+:(?!\/\/)(.+)$/.exec(text)?.[1];
  const path =
    scp ?? (URL.canParse(text) && /^\w+:\/\//.test(text) ? pathOfUrl(text, base, basePath) : text);
  return decoded(path)
    .replace(/\/-(\/.*)?$/, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.git$/, '');
}

/** Returns the path of an address, without the parts before the name of a project or group. */
function pathOfUrl(address: string, base: string, basePath: string): string {
  const { origin, pathname } = new URL(address);
  const root = new URL(base);
  const prefix = root.pathname.slice(0, -basePath.length);
  const below =
    origin === root.origin && pathname.startsWith(`${prefix}/`)
      ? pathname.slice(prefix.length)
      : pathname;
  const ofApi = new RegExp(`^${basePath}/(?:projects|groups)/([^/]+)`).exec(below)?.[1];
  return ofApi ?? below.replace(/^\/groups\//, '/');
}

/** Decodes `%2F`. A text with another `%` stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
