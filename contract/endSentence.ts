/** Ends a sentence with a full stop, unless it is a question. */
export function endSentence(text: string): string {
  return text.endsWith('?') ? text : `${text}.`;
}
