/** Reads the times in requests. */
import { formatTime } from '../store/clock.ts';
import { invalid, refuse } from './refusal.ts';

/**
 * Converts a time of a request into the form of rows, in UTC. A leap second counts as the second before it.
 * @param name the field or parameter, for the refusal
 * @throws a Refusal with 400 for a time that in UTC does not have a year of four digits
 */
export function timeOf(name: string, text: string): string {
  const time = Date.parse(text.toUpperCase().replace(/:60(?=\D|$)/, ':59'));
  if (!(time >= Date.parse('0000-01-01T00:00:00Z') && time < Date.parse('+010000-01-01T00:00:00Z')))
    refuse(invalid({ [name]: ['is invalid'] }));
  return formatTime(time);
}
