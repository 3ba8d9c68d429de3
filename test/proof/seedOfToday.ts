/** Days since 1970: random numbers that begin with it are others tomorrow, and the same until then. */
export function seedOfToday(): number {
  return Math.floor(Date.now() / 86_400_000);
}
