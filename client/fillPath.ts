import { literalPaths } from '../generated/operations.ts';
import { WRONG_PATH_VALUE } from '../wire/pathValue.ts';
import { shown, writeText } from './writeText.ts';

/**
 * Returns the address of a request: the path values replace the parameters of the path, and are encoded.
 * @param base the address of the API: `https://forge.example.com/api/v4`
 * @param path the path with its parameters: `/projects/{id}/repository/tags`
 * @param literals the paths without a parameter where another path has one. Default: those of the contract
 * @throws TypeError if the path repeats that of the API, or if the request could reach another path. Then a value is missing, is blank, has `.` or `..` as
 *   a segment, or is neither text nor number. Or another operation has this value in its path
 */
export function fillPath(
  base: string,
  method: string,
  path: string,
  values: Record<string, unknown> | undefined,
  literals = literalPaths,
): string {
  if (path.startsWith('/api/v4/'))
    throw new TypeError(`${method} ${path}: leave out /api/v4, which the client adds.`);
  const filled = path.replace(/\{(\w+)\}/g, (parameter, name: string) => {
    const value = values?.[name];
    const text = writeText(value);
    if (
      text === undefined ||
      WRONG_PATH_VALUE.test(text) ||
      literals.includes(`${method} ${path.replace(parameter, text)}`)
    )
      throw new TypeError(
        `${method} ${path}: the path value '${name}' cannot be ${shown(value)}. Nothing was sent.`,
      );
    return encodeURIComponent(text);
  });
  const url = base + filled;
  // The path of a call that the contract does not know may contain dot segments, a query or other characters.
  if (/[?#]/.test(filled) || new URL(url).href !== url)
    throw new TypeError(
      `${method} ${path}: not a path below ${base}. Begin with a slash, encode other characters, and give query values in 'query'.`,
    );
  return url;
}
