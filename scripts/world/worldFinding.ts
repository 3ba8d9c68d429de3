/** Something in a case that is not so in the world, and where in its file. */
export interface WorldFinding {
  path: (string | number)[];
  rule: string;
  message: string;
}
