/** Returns the name that differs least from a misspelt one, or undefined if every name differs in many letters. */
export function nearest(misspelt: string, names: string[]): string | undefined {
  const [first] = names
    .map((name) => ({ name, distance: distance(misspelt.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  return first && first.distance <= misspelt.length / 3 ? first.name : undefined;
}

/** Returns the number of letters to insert, delete or replace to get from one text to the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const letter of from) {
    const next = [row[0]! + 1];
    for (const [index, other] of [...to].entries())
      next.push(
        Math.min(next[index]! + 1, row[index + 1]! + 1, row[index]! + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1)!;
}
