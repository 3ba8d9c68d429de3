import { nearest } from '../../contract/nearest.ts';
import { Refusal } from '../server/refusal.ts';

/** 404: there is no such thing; with the one that may be meant, and all that there are. */
export function noSuchName(what: string, name: string, known: string[]): Refusal {
  const near = nearest(name, known);
  const didYouMean = near === undefined ? '' : ` Did you mean ${near}?`;
  return new Refusal(
    404,
    `404 Not Found: there is no ${what} ${name}.${didYouMean} There are ${known.join(', ')}.`,
  );
}
