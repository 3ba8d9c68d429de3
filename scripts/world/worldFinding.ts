/** A difference between a case and the example world, with its position in the case file. */
export interface WorldFinding {
  path: (string | number)[];
  rule: string;
  message: string;
}
