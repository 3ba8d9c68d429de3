import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** The parts of a Markdown page that can be run and followed. */
export interface Guide {
  /** The page's path. */
  file: string;
  /** The steps of a reader, from top to bottom. */
  steps: Step[];
  /** The targets of its links. */
  links: string[];
  /** The names by which links lead to its headings. */
  anchors: string[];
}

/** A line for the terminal, or text that is appended to a file. */
export type Step = { line: string } | { file: string; text: string };

/**
 * Reads a Markdown page. Each line of an `sh` block is for the terminal; text behind ` #` is a comment. A block with
 * a name behind the fence (```ts first.mts) is for that file. `ts` blocks without a name make up the page's program,
 * `<page>.mts`.
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
