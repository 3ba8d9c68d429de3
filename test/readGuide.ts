import { readFile } from 'node:fs/promises';

/** A Markdown page, as far as it can be run and followed. */
export interface Guide {
  /** The page's path. */
  file: string;
  blocks: Block[];
  /** Targets of its links. */
  links: string[];
  /** What a link to a part of it may name. */
  anchors: string[];
}

/** A fenced block. */
export interface Block {
  /** The first word behind the fence: `ts`, `sh`. */
  lang: string;
  /** The word after that: the file that the block is. */
  name: string | undefined;
  text: string;
}

/** Reads a Markdown page. */
export async function readGuide(file: string): Promise<Guide> {
  const text = await readFile(file, 'utf8');
  const fences = [...text.matchAll(/^( *)```(\S+)(?: (\S+))?\n(.*?)^\1```$/gms)];
  const prose = text
    .replaceAll(/^( *)```.*?^\1```$/gms, '')
    .replaceAll(/`[^`]*`/g, (code) => code.replaceAll(/[[\]()]/g, ''));
  return {
    file,
    blocks: fences.map(([, indent, lang, name, body]) => ({
      lang: lang!,
      name,
      text: body!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    })),
    links: [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!),
    anchors: [...prose.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  };
}
