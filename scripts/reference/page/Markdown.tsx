import { marked } from 'marked';

/**
 * Shows a CommonMark text of the contract. Scripts in it cannot run, because the page's content security policy
 * blocks them.
 */
export function Markdown({ text }: { text: string | undefined }) {
  if (!text) return null;
  const html = marked.parse(text, { async: false });
  return <div class="text" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Shows one line of CommonMark, without a paragraph around it. */
export function MarkdownLine({ text }: { text: string }) {
  const html = marked.parseInline(text, { async: false });
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
