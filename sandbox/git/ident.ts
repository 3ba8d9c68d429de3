/** A person and a time, as commits and tags contain them. Git calls this pair an ident. */
export interface Ident {
  name: string;
  email: string;
  /** The time in the form of the API, without fractions of a second: `2026-10-21T09:00:00Z`. */
  date: string;
}

/** Reads an ident in git's form. Missing parts are empty, and a missing time is read as 1970. */
export function readIdent(text = ''): Ident {
  const [, name = '', email = '', seconds = '0'] = /^(.*?) ?<([^>]*)> (-?\d+)/s.exec(text) ?? [];
  const date = new Date(Number(seconds) * 1000);
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
