import type { CompiledContract } from '../compile.ts';

/** A file that the build writes. */
export interface Output {
  /** Path relative to the project: `generated/types.ts`. */
  file: string;
  /** Whether the file is committed to git. Other files are created again by each build. */
  committed: boolean;
  /** Whether the file is only for this project, such as those of its sandbox. Other contracts have no such file. */
  ofProject?: true;
  /** Returns the text of the file. It must not change the contract. */
  text: (contract: CompiledContract) => string | Promise<string>;
}
