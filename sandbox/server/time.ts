/** Reads times from requests. */
import { formatTime } from '../store/clock.ts';
import { invalid, refuse } from './refusal.ts';

/**
 * Converts a time from a request to UTC, in the form that rows have. A leap second becomes the second before it.
 * @param name the name of the field or parameter, for the message
 * @throws a Refusal with 400 if the time is invalid or its year in UTC has more than four digits
 */
export function readTime(name: string, text: string): string {
  const time = Date.parse(text.toUpperCase().replace(/:60(?=\D|$)/, ':59'));
  if (!(time >= Date.parse('0000-01-01T00:00:00Z') && time < Date.parse('+010000-01-01T00:00:00Z')))
    refuse(invalid({ [name]: ['is invalid'] }));
  return formatTime(time);
}
