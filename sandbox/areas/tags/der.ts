/** Reads DER, the encoding of certificates and signatures. */

/** An element: what it is, its bytes with and without their head, and what is in it. */
export interface DerElement {
  /** 0x30 a sequence, 0x31 a set, 0x02 an integer, 0x04 bytes, 0x06 the name of a kind of thing (OID). */
  tag: number;
  bytes: Buffer;
  content: Buffer;
}

/** Reads the elements that stand one after the other. @throws an Error when these are none */
export function readDer(bytes: Buffer): DerElement[] {
  const elements: DerElement[] = [];
  for (let at = 0; at < bytes.length; ) {
    const { head, length } = lengthAt(bytes, at);
    const end = at + head + length;
    if (end > bytes.length) throw new Error('An element is longer than what it is in');
    elements.push({
      tag: bytes[at] as number,
      bytes: bytes.subarray(at, end),
      content: bytes.subarray(at + head, end),
    });
    at = end;
  }
  return elements;
}

/** The elements inside an element. @throws an Error when these are none */
export function inside(element: DerElement | undefined): DerElement[] {
  if (!element) throw new Error('An element is missing');
  return readDer(element.content);
}

/** The OID that an element is: `1.2.840.113549.1.7.2`. */
export function oidOf({ content }: DerElement): string {
  const numbers: number[] = [];
  let value = 0;
  for (const byte of content) {
    value = value * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    numbers.push(
      ...(numbers.length === 0 ? [Math.min(2, Math.floor(value / 40)), value % 40] : [value]),
    );
    value = 0;
  }
  return numbers.join('.');
}

function lengthAt(bytes: Buffer, at: number): { head: number; length: number } {
  const first = bytes[at + 1];
  if (first === undefined) throw new Error('An element ends early');
  if (first < 0x80) return { head: 2, length: first };
  const size = first & 0x7f;
  if (size === 0 || size > 6) throw new Error('The length of an element is not in DER');
  return { head: 2 + size, length: bytes.readUIntBE(at + 2, size) };
}
