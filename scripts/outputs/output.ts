import type { CompiledContract } from '../compile.ts';

/** A file that the build writes. */
export interface Output {
  /** Path relative to the project: `generated/types.ts`. */
  file: string;
  /** Whether the file is committed. Each build writes the others again. */
  committed: boolean;
  /** Returns the text of the file, without changing the contract. */
  text: (contract: CompiledContract) => string | Promise<string>;
}
