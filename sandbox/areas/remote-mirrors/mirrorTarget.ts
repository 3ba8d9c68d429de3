import { realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { localPath, scrubbedUrl } from './mirrorUrl.ts';

/** A repository to which git may push. */
export interface MirrorTarget {
  /** The path of a folder, or a URL. */
  address: string;
  /** The only protocol that git may use. */
  protocol: 'file' | 'http' | 'https';
}

const NOT_ALLOWED =
  'This sandbox pushes only to its own repositories, and to the folders and addresses of its option --mirrors';

/**
 * Finds the repository of a mirror. It must be below a folder, or below an HTTP address, that the operator has named.
 * @param places folders and HTTP addresses
 * @param own the folder of a repository of this sandbox. Mirrors must not be beside it: a push would change refs without
 *   changing their rows in the database
 * @returns the repository, or an error message. For all paths outside the folders, the message is the same, so that it
 *   does not tell which paths exist
 */
export async function mirrorTarget(
  url: string,
  places: readonly string[],
  own: string,
): Promise<MirrorTarget | string> {
  const path = localPath(url);
  return path === undefined
    ? remoteTarget(url, places.filter(isHttp))
    : localTarget(
        url,
        path,
        places.filter((place) => !isHttp(place)),
        own,
      );
}

function isHttp(place: string): boolean {
  return /^https?:\/\//i.test(place);
}

function remoteTarget(url: string, places: string[]): MirrorTarget | string {
  if (!isHttp(url) || !URL.canParse(url)) return NOT_ALLOWED;
  const { origin, pathname, protocol, href } = new URL(url);
  // Some servers decode a slash before they look up a path.
  if (/%2f|%5c/i.test(pathname)) return NOT_ALLOWED;
  const isBelow = places.some((place) => {
    const named = new URL(place);
    return origin === named.origin && isAtOrBelow(pathname, named.pathname, '/');
  });
  return isBelow
    ? { address: href, protocol: protocol === 'http:' ? 'http' : 'https' }
    : NOT_ALLOWED;
}

async function localTarget(
  url: string,
  path: string,
  folders: string[],
  own: string,
): Promise<MirrorTarget | string> {
  const written = resolve(path);
  for (const folder of folders) {
    const place = await realpath(folder).catch(() => undefined);
    if (place === undefined) continue;
    // Only a path that is written below the folder is looked up, so that other paths cannot be explored.
    if (![resolve(folder), place].some((one) => isAtOrBelow(written, one, sep))) continue;
    const address = await realpath(written).catch(() => undefined);
    if (address === undefined) return `There is no repository at ${scrubbedUrl(url)}`;
    const ownFolder = await realpath(dirname(own));
    if (!isAtOrBelow(address, place, sep) || isAtOrBelow(address, ownFolder, sep)) continue;
    return (await isBareRepository(address))
      ? { address, protocol: 'file' }
      : `There is no repository at ${scrubbedUrl(url)}`;
  }
  return NOT_ALLOWED;
}

function isAtOrBelow(path: string, place: string, separator: string): boolean {
  return `${path}${separator}`.startsWith(
    place.endsWith(separator) ? place : `${place}${separator}`,
  );
}

/** Returns true for a bare repository. In another folder, git would look for a repository that may be elsewhere. */
async function isBareRepository(folder: string): Promise<boolean> {
  const exists = (name: string) =>
    stat(join(folder, name)).then(
      () => true,
      () => false,
    );
  return (await exists('HEAD')) && (await exists('objects')) && !(await exists('.git'));
}
