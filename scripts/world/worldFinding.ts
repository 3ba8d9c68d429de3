/** A difference between a case and the world, with its place in the file. */
export interface WorldFinding {
  path: (string | number)[];
  rule: string;
  message: string;
}
