import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** A Markdown page, as far as it can be run and followed. */
export interface Guide {
  /** The page's path. */
  file: string;
  /** What a reader does, from top to bottom. */
  steps: Step[];
  /** Targets of its links. */
  links: string[];
  /** What a link to a part of it may name. */
  anchors: string[];
}

/** A line for the terminal, or text for the end of a file. */
export type Step = { line: string } | { file: string; text: string };

/**
 * Reads a Markdown page. Each line of an `sh` block is for the terminal, without what stands behind ` #`. A
 * block with a name behind the fence (```ts first.mts) is for that file; the `ts` blocks without one are for
 * the page's program, `<page>.mts`.
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
