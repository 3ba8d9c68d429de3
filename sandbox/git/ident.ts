/** A person and a time, as commits and tags name them. Git calls the two together an ident. */
export interface Ident {
  name: string;
  email: string;
  /** As the API writes it, to the second: `2026-10-21T09:00:00Z`. */
  date: string;
}

/** An ident as git writes it: `Dana Developer <dana@acme.example> 1792573200 +0000`. */
export function identText({ name, email, date }: Ident): string {
  return `${name} <${email}> ${Date.parse(date) / 1000} +0000`;
}

/** Reads what `identText` writes. Parts that are missing are empty, and the time is 1970. */
export function readIdent(text = ''): Ident {
  const [, name = '', email = '', seconds = '0'] = /^(.*?) ?<([^>]*)> (-?\d+)/s.exec(text) ?? [];
  const date = new Date(Number(seconds) * 1000);
  return { name, email, date: date.toISOString().replace('.000Z', 'Z') };
}

/** An ident that git can store: characters that would end the name are removed, and parts of a second too. */
export function storable({ name, email, date }: Ident): Ident {
  const plain = (text: string) => text.replaceAll(/[<>\n\r\0]/g, '').trim();
  const seconds = Math.floor(Date.parse(date) / 1000);
  return {
    name: plain(name),
    email: plain(email),
    date: new Date(seconds * 1000).toISOString(),
  };
}
