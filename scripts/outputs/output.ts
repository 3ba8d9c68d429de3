import type { CompiledContract } from '../compile.ts';

/** A file that the build writes. `Compiled` are the parts that its text comes from. */
export interface Output<Compiled = CompiledContract> {
  /** Path relative to the project: `generated/types.ts`. */
  file: string;
  /** Whether the file is committed to git. Other files are created again by each build. */
  committed: boolean;
  /** Whether the file is only for this project, such as those of its sandbox. Other contracts have no such file. */
  ofProject?: true;
  /** Returns the text of the file. It must not change the contract. */
  text: (contract: Compiled) => string | Promise<string>;
}

/** A file that comes from the world alone. It also has the tables and rows of the packs. */
export type WorldOutput = Output<Pick<CompiledContract, 'world'>>;
