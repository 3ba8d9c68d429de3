import { kebabCase } from '../../../contract/kebabCase.ts';

/** The parts of a place that have a page in Markdown. */
interface Written {
  operation?: { id: string; definition: { tags: string[] } };
  task?: { id: string };
  guide?: { name: string };
  section?: string;
}

/** Returns the Markdown file with the content of a place, relative to the page: `tags/createTag.md`. */
export function markdownFile({ operation, task, guide, section }: Written): string {
  if (operation) return `${kebabCase(operation.definition.tags[0]!)}/${operation.id}.md`;
  if (task) return `tasks/${task.id}.md`;
  if (guide) return `guides/${guide.name}.md`;
  return section === undefined ? 'README.md' : 'about.md';
}
