import { Marked, type Tokens } from 'marked';

/**
 * Reads CommonMark without HTML: tags are shown as text. A deviations file of somebody else may hold HTML, and a link
 * may hold a script.
 */
const commonMark = new Marked({
  renderer: { html: ({ text }) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') },
  walkTokens(token) {
    if (token.type !== 'link' && token.type !== 'image') return;
    const link = token as Tokens.Link;
    if (!/^(https?:|mailto:|#)/.test(link.href)) link.href = '#';
  },
});

/** Shows a CommonMark text of the contract. */
export function Markdown({ text }: { text: string | undefined }) {
  if (!text) return null;
  const html = commonMark.parse(text, { async: false });
  return <div class="text" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Shows one line of CommonMark, without a paragraph around it. */
export function MarkdownLine({ text }: { text: string }) {
  const html = commonMark.parseInline(text, { async: false });
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
