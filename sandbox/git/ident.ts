/** A person and a time, as commits and tags contain them. Git calls this pair an ident. */
export interface Ident {
  name: string;
  email: string;
  /** The time in the form of the API, without fractions of a second: `2026-10-21T09:00:00Z`. */
  date: string;
}

/** The seconds in which the years 1 and 9999 begin and end. The API has no form for other times. */
const [FIRST_SECOND, LAST_SECOND] = [-62_135_596_800, 253_402_300_799];

/**
 * Reads an ident in git's form. Missing parts are empty, and a missing time is read as 1970. A time that the API cannot
 * show is read as the nearest that it can.
 */
export function readIdent(text = ''): Ident {
  const [, name = '', email = '', seconds = '0'] = /^(.*?) ?<([^>]*)> (-?\d+)/s.exec(text) ?? [];
  const date = new Date(Math.min(Math.max(Number(seconds), FIRST_SECOND), LAST_SECOND) * 1000);
  return { name, email, date: date.toISOString().replace('.000Z', 'Z') };
}

/**
 * Returns an ident that git can store, without fractions of a second and without characters that git uses as
 * delimiters.
 */
export function storable({ name, email, date }: Ident): Ident {
  const plain = (text: string) => text.replaceAll(/[<>\n\r\0]/g, '').trim();
  const seconds = Math.floor(Date.parse(date) / 1000);
  return {
    name: plain(name),
    email: plain(email),
    date: new Date(seconds * 1000).toISOString(),
  };
}
