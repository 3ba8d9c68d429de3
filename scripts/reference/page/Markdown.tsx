import { marked } from 'marked';

/** Shows a description of the contract, in CommonMark. The content security policy of the page blocks scripts in it. */
export function Markdown({ text }: { text: string | undefined }) {
  if (!text) return null;
  const html = marked.parse(text, { async: false });
  return <div class="text" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Shows one line of CommonMark. */
export function MarkdownLine({ text }: { text: string }) {
  const html = marked.parseInline(text, { async: false });
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
