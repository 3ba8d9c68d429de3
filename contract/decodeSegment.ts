/** Decodes a segment of a path or of a pointer. A segment with an encoding error stays as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
