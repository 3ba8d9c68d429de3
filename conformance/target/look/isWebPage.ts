/** Returns true if a body begins as a page of HTML, which no response of an API does. */
export function isWebPage(body: Buffer): boolean {
  return /^\s*<(!doctype|html)/i.test(body.toString('latin1', 0, 200));
}
