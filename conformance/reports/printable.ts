/** Replaces control characters, so that a server's text cannot control the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, '\ufffd');
}
