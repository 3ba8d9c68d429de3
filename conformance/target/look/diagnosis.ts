/** A fault of the set-up. Until a person has mended it, a run would blame the server for it. */
export interface Diagnosis {
  /**
   * The side that has the fault. `profile`: the options or the profile. `network`: the way to the server, or a server
   * that is down. A server that breaks the contract has no diagnosis: the run reports it.
   */
  fault: 'profile' | 'network';
  /** The problem, and what the user can do about it. */
  problem: string;
}

/** Returns the exit status of a command. 2: the options or the profile are wrong. 3: the target cannot be reached. */
export function chooseExitStatus(diagnoses: Diagnosis[]): 2 | 3 {
  return diagnoses.some(({ fault }) => fault === 'network') ? 3 : 2;
}

/** Returns the line that a command prints: `network: your proxy refuses …`. */
export function showDiagnosis({ fault, problem }: Diagnosis): string {
  return `${fault}: ${problem}`;
}
