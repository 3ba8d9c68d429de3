/** What is wrong with a request: a text, or texts for each field that is wrong. */
export type Reasons = string | Record<string, string[]>;

/** A request is refused, with an error in the contract's own form. Ends the steps of the mock. */
export class Refusal extends Error {
  override name = 'Refusal';

  /** @param headers of the response, besides its content type */
  constructor(
    readonly status: number,
    readonly reasons: Reasons,
    readonly headers: Record<string, string> = {},
  ) {
    super(typeof reasons === 'string' ? reasons : textOf(reasons));
  }
}

function textOf(reasons: Record<string, string[]>): string {
  return Object.entries(reasons)
    .flatMap(([field, texts]) => texts.map((text) => `${field} ${text}`))
    .join('; ');
}
