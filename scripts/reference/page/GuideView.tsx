import { Markdown } from './Markdown.tsx';
import type { Guide } from './pageData.ts';

/** Shows a guide for callers. */
export function GuideView({ guide: { title, text } }: { guide: Guide }) {
  return (
    <article class="guide">
      <h1 tabIndex={-1}>{title}</h1>
      <p class="id">
        <a href="#tasks">Guides</a>
      </p>
      <Markdown text={text} />
    </article>
  );
}
