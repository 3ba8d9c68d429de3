import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** The parts of a Markdown page that a test can run or check. */
export interface Guide {
  /** The path of the page. */
  file: string;
  /** The steps in the order of the page. */
  steps: Step[];
  /** The targets of the links in the page. */
  links: string[];
  /** The anchors of the page's headings. */
  anchors: string[];
}

/** A line for the terminal, or a text that is appended to a file. */
export type Step = { line: string } | { file: string; text: string };

/**
 * Reads a Markdown page. Each line of an `sh` block is for the terminal, and text after ` #` is a comment. A block
 * with a name after the fence (```ts first.mts) goes into that file. The `ts` blocks without a name form the program
 * of the page, `<page>.mts`.
 */
export async function readGuide(file: string): Promise<Guide> {
  const text = await readFile(file, 'utf8');
  const fences = [...text.matchAll(/^( *)```(\S+)(?: (\S+))?\n(.*?)^\1```$/gms)];
  const prose = text
    .replaceAll(/^( *)```.*?^\1```$/gms, '')
    .replaceAll(/`[^`]*`/g, (code) => code.replaceAll(/[[\]()]/g, ''));
  return {
    file,
    steps: fences.flatMap(([, indent, lang, name, body]): Step[] => {
      const text = body!.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
      if (name) return [{ file: name, text }];
      if (lang === 'ts') return [{ file: `${basename(file, '.md').toLowerCase()}.mts`, text }];
      return lang === 'sh' ? linesOf(text).map((line) => ({ line })) : [];
    }),
    links: [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!),
    anchors: [...prose.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  };
}

function linesOf(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.replace(/ +#.*$/, '').trim())
    .filter((line) => line !== '');
}
