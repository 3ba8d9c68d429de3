import { createRequire } from 'node:module';

/** Unpacks what was packed with bzip2, by other code than packs it. @throws when it is damaged */
export function unpackBzip2(bytes: Buffer): Buffer {
  const { decode } = createRequire(import.meta.url)('seek-bzip') as {
    decode(bytes: Buffer): Buffer;
  };
  return decode(bytes);
}
