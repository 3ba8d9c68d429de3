/** The reasons of a refusal: a single text, or a list of texts for each invalid field. */
export type Reasons = string | Record<string, string[]>;

/** Thrown to end the steps of the mock with a response other than a case: an error in the contract's form. */
export class Refusal extends Error {
  override name = 'Refusal';

  /** @param headers headers of the response, without `Content-Type` */
  constructor(
    readonly status: number,
    readonly reasons: Reasons,
    readonly headers: Record<string, string> = {},
  ) {
    super(typeof reasons === 'string' ? reasons : joinReasons(reasons));
  }
}

function joinReasons(reasons: Record<string, string[]>): string {
  return Object.entries(reasons)
    .flatMap(([field, texts]) => texts.map((text) => `${field} ${text}`))
    .join('; ');
}
