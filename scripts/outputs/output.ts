import type { CompiledContract } from '../compile.ts';

/** A file that the build makes. */
export interface Output {
  /** Path relative to the project: `generated/types.ts`. */
  file: string;
  /** Whether the file is committed. The others are made again by whoever needs them. */
  committed: boolean;
  /** The text of the file. The contract stays as it is. */
  text: (contract: CompiledContract) => string | Promise<string>;
}
