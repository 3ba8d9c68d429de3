/** Replaces control characters, because a server could use them to control the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '\ufffd');
}
