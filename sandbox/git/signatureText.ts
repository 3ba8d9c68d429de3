import type { Signature } from './readObject.ts';

/** Name, address and time as git writes them. What would end the name early is left out. */
export function signatureText({ name, email, date }: Signature): string {
  const plain = (text: string) => text.replaceAll(/[<>\n\r\0]/g, '').trim();
  return `${plain(name)} <${plain(email)}> ${Math.floor(Date.parse(date) / 1000)} +0000`;
}
