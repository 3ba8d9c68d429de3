import { posix } from 'node:path';
import { kebabCase } from '../../../contract/kebabCase.ts';
import type { Content } from '../content.ts';

/** Finds the file of each place of the reference. */
export interface Places {
  /** Returns the folder of an area: `merge-requests`. */
  folderOf(area: string): string;
  /** Returns the file of an operation: `tags/createTag.md`. */
  fileOf(operation: string): string;
  /** Writes the links of a text to places, such as `#createTag`, as links between files. */
  linked(text: string, from: string): string;
  /** Returns a link from one file to another. */
  link(title: string, to: string, from: string): string;
}

export function listPlaces({ groups }: Pick<Content, 'groups'>): Places {
  const files = new Map(
    groups.flatMap(({ areas }) =>
      areas.flatMap(({ name, operations }) =>
        operations.map(({ id }) => [id, `${kebabCase(name)}/${id}.md`] as const),
      ),
    ),
  );
  const relative = (to: string, from: string) => posix.relative(posix.dirname(from), to);
  const fileOfPlace = (place: string): string => {
    const [kind = '', rest = ''] = place.split('/');
    if (kind === 'about') return `about.md#${rest}`;
    if (kind === 'task') return `tasks/${rest}.md`;
    if (kind === 'guide') return `guides/${rest}.md`;
    return files.get(place.split('.')[0]!) ?? 'README.md';
  };
  return {
    folderOf: kebabCase,
    fileOf: (operation) => files.get(operation)!,
    linked: (text, from) =>
      text.replaceAll(
        /\]\(#([^)\s]+)\)/g,
        (_, place: string) => `](${relative(fileOfPlace(place), from)})`,
      ),
    link: (title, to, from) => `[${title}](${relative(to, from)})`,
  };
}
