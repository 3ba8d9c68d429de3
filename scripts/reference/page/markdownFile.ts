import { kebabCase } from '../../../contract/kebabCase.ts';
import type { Place } from './place.ts';

/** Returns the Markdown file with the content of a place, relative to the page: `tags/createTag.md`. */
export function markdownFile({ operation, task, guide, section }: Place): string {
  if (operation) return `${kebabCase(operation.definition.tags[0]!)}/${operation.id}.md`;
  if (task) return `tasks/${task.id}.md`;
  if (guide) return `guides/${guide.name}.md`;
  return section === undefined ? 'README.md' : 'about.md';
}
