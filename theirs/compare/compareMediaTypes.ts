import type { MediaType } from '../../contract/openapi.ts';
import { type Both, type FoundDifference, onBoth, type SeenExchange } from './difference.ts';

/**
 * Compares the media types of a body. A wildcard stands for any.
 * @param seenTypes returns the media types that an exchange shows
 */
export function compareMediaTypes(
  place: string,
  contents: Both<Record<string, MediaType>>,
  seenTypes: (exchange: SeenExchange) => string[],
): FoundDifference[] {
  const types = onBoth(contents, (content) =>
    Object.keys(content).map((type) => type.replace(/;.*/, '').trim().toLowerCase()),
  );
  const { ours, theirs } = types;
  const isSame =
    ours.every((type) => theirs.includes(type)) && theirs.every((type) => ours.includes(type));
  if (isSame || [...ours, ...theirs].some((type) => type.includes('*'))) return [];
  return [
    {
      kind: 'media-type',
      place,
      ...onBoth(types, (all) => all.join(' or ')),
      observe: (exchange) =>
        seenTypes(exchange).map((type) => onBoth(types, (all) => all.includes(type))),
    },
  ];
}
