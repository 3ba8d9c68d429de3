import { nearest } from '../../contract/nearest.ts';
import { Refusal } from '../server/refusal.ts';

/** Returns a 404 for an unknown name. The message suggests the nearest name and lists all valid names. */
export function noSuchName(what: string, name: string, known: string[]): Refusal {
  const near = nearest(name, known);
  const didYouMean = near === undefined ? '' : ` Did you mean ${near}?`;
  return new Refusal(
    404,
    `404 Not Found: there is no ${what} ${name}.${didYouMean} There are ${known.join(', ')}.`,
  );
}
