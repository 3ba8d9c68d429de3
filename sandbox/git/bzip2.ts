import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** What libbzip2 exports when it is compiled to WebAssembly. */
interface Library {
  memory: WebAssembly.Memory;
  malloc(bytes: number): number;
  BZ2_bzBuffToBuffCompress(
    output: number,
    outputLength: number,
    input: number,
    inputLength: number,
    blockSize: number,
    verbosity: number,
    workFactor: number,
  ): number;
}

/** Blocks of 900 kB, as the command makes them. */
const BLOCK_SIZE = 9;

/** How soon it changes to the algorithm that takes repetitive data better: at once. */
const WORK_FACTOR = 1;

const PAGE = 65536;

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Packs bytes with bzip2, which Node does not have: with libbzip2 itself, out of the package `bzip2-wasm`. The
 * package's own module is not used: it fails when its memory grows, and sets global variables.
 */
export async function bzip2(bytes: Buffer): Promise<Buffer> {
  compiled ??= compile();
  // An instance for each: its memory goes with it.
  const library = instantiate(await compiled);
  const { memory, malloc } = library;
  const limit = Math.ceil(bytes.length * 1.01) + 600;
  const [input, output, length] = [malloc(bytes.length), malloc(limit), malloc(4)] as const;
  new Uint8Array(memory.buffer).set(bytes, input);
  new DataView(memory.buffer).setUint32(length, limit, true);
  const status = library.BZ2_bzBuffToBuffCompress(
    output,
    length,
    input,
    bytes.length,
    BLOCK_SIZE,
    0,
    WORK_FACTOR,
  );
  if (status !== 0) throw new Error(`libbzip2 failed with ${status} for ${bytes.length} bytes`);
  const written = new DataView(memory.buffer).getUint32(length, true);
  return Buffer.from(memory.buffer.slice(output, output + written));
}

async function compile(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('bzip2-wasm/bzip2-1.0.8/bzip2.wasm');
  return WebAssembly.compile(await readFile(file));
}

function instantiate(module: WebAssembly.Module): Library {
  const grow = (bytes: number) => {
    const missing = Math.ceil((bytes - library.memory.buffer.byteLength) / PAGE);
    library.memory.grow(missing);
    return 1;
  };
  const instance = new WebAssembly.Instance(module, {
    env: {
      emscripten_resize_heap: grow,
      emscripten_memcpy_big: (to: number, from: number, count: number) => {
        new Uint8Array(library.memory.buffer).copyWithin(to, from, from + count);
      },
      exit: (status: number) => {
        throw new Error(`libbzip2 ended with ${status}`);
      },
    },
    // It writes nothing unless it is asked to tell more.
    wasi_snapshot_preview1: { fd_close: () => 0, fd_write: () => 0, fd_seek: () => 0 },
  });
  const library = instance.exports as unknown as Library;
  return library;
}
