import type { Contract } from '../../../contract/contract.ts';
import type { FieldServer } from '../fieldServer.ts';
import type { FieldWorld } from '../fieldWorld.ts';
import type { WfcCategory } from '../wfcCategory.ts';

/** The seconds after which a run without a budget counts as hung. */
export const LONGEST_S = 1800;

/** One thing that a tool says about a server. */
export interface ToolFinding {
  /** The `operationId`s of the operations that the failed test called. Empty if the tool names none of the contract. */
  operations: string[];
  /** The tool's own name for this kind of finding: `RejectedPositiveData`. */
  code: string;
  /** The text of the tool, without the values of one request where the tool gives them apart. */
  message: string;
  /** The category of Web Fuzzing Commons. */
  category: WfcCategory;
  /** Milliseconds from the start of the tool. Absent if its report has no times. */
  at?: number;
}

export interface ToolRun {
  findings: ToolFinding[];
  /** The reason why the findings may be incomplete, such as the end of the budget. */
  note?: string;
}

/** Everything that a tool gets for one run. */
export interface ToolTask {
  contract: Contract;
  server: FieldServer;
  world: FieldWorld;
  /** An empty folder for the files of the run. */
  folder: string;
  /** The seconds after which the tool has to end. A tool that runs without it says so in its setting. */
  budget: number;
}

/** A tool of the comparison. */
export interface Tool {
  /** The short name: `schemathesis`. */
  id: string;
  /** The name for people, with the mode: `forge-contract, reading only`. */
  name: string;
  version: string;
  /** The purpose of the tool, in one sentence. */
  madeFor: string;
  /** How the tool is called here, in one sentence. */
  setting: string;
  /** Whether the traffic of the run is kept for tools that read it. Default: false. */
  keepsTraffic?: boolean;
  /** True if the tool runs only if `--tools` names it, since it takes hours. */
  isNamedOnly?: boolean;
  /** The tool whose kept traffic this tool reads. It sends nothing itself. */
  reads?: string;
  /** Installs the tool into its folder. @throws an Error with the output if that fails */
  install?(): Promise<void>;
  run(task: ToolTask): Promise<ToolRun>;
}
