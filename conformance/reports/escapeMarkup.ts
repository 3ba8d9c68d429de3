import { printableLines } from './printable.ts';

/**
 * Escapes text for HTML and XML, both for content and for attributes in quotes. Control characters and marks of the
 * writing direction become visible.
 */
export function escapeMarkup(text: string): string {
  return printableLines(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
