import { marked } from 'marked';

/** A description of the contract, which is CommonMark. The policy of the page keeps any script in it from running. */
export function Markdown({ text }: { text: string | undefined }) {
  if (!text) return null;
  const html = marked.parse(text, { async: false });
  return <div class="text" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A line of it: `one of` and the values in code. */
export function MarkdownLine({ text }: { text: string }) {
  const html = marked.parseInline(text, { async: false });
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
