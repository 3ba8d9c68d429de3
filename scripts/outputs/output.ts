import type { CompiledContract } from '../compile.ts';

/** A file that the build writes. */
export interface Output {
  /** Path relative to the project: `generated/types.ts`. */
  file: string;
  /** Whether the file is committed to git. Other files are created again by each build. */
  committed: boolean;
  /** Whether only the sandbox of this project reads the file. Other contracts have no such file. */
  ofSandbox?: true;
  /** Returns the text of the file. It must not change the contract. */
  text: (contract: CompiledContract) => string | Promise<string>;
}
