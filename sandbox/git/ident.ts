/** A person and a time in a commit or tag. Git calls both together an ident. */
export interface Ident {
  name: string;
  email: string;
  /** As the API writes it, to the second: `2026-10-21T09:00:00Z`. */
  date: string;
}

/** Formats an ident as git does: `Dana Developer <dana@acme.example> 1792573200 +0000`. */
export function identText({ name, email, date }: Ident): string {
  return `${name} <${email}> ${Date.parse(date) / 1000} +0000`;
}

/** Reads the text of an ident. Missing parts are empty, and a missing time is 1970. */
export function readIdent(text = ''): Ident {
  const [, name = '', email = '', seconds = '0'] = /^(.*?) ?<([^>]*)> (-?\d+)/s.exec(text) ?? [];
  const date = new Date(Number(seconds) * 1000);
  return { name, email, date: date.toISOString().replace('.000Z', 'Z') };
}

/**
 * Makes an ident storable in git: removes characters that would end the name, and fractions of a second.
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
