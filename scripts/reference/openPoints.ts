/** Returns the points that the documents leave open about a part of the contract, as sentences. */
export function listOpenPoints(node: object): string[] {
  const points = 'x-not-documented' in node ? node['x-not-documented'] : undefined;
  return Array.isArray(points) ? points.map((point) => sayOpenPoint(String(point))) : [];
}

/** Writes `Whether it ends.` as `The documents leave open whether it ends.` */
function sayOpenPoint(point: string): string {
  return `The documents leave open ${point[0]?.toLowerCase()}${point.slice(1)}`;
}
