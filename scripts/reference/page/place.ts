import { useEffect, useState } from 'preact/hooks';
import { definition, guides, operationOf, type PageOperation, sections, tasks } from './model.ts';
import type { Guide, ShownCase, Task } from './pageData.ts';

/** The section about operations that the documents do not have. */
export const ELSEWHERE = 'about/what-the-documents-do-not-cover';

/** The part of the reference that the URL's fragment names. The overview has no field. */
export interface Place {
  /** True for the list of tasks and guides. */
  start?: true;
  task?: Task;
  guide?: Guide;
  operation?: PageOperation;
  /** The case that the fragment names. */
  named?: ShownCase;
  /** The name of a schema. */
  schema?: string;
  /** The fragment of a section of the contract's description: `about/errors`. */
  section?: string;
  /** The name in the fragment, if the contract does not have it. */
  unknown?: string;
}

/**
 * Parses a fragment: `#createTag`, `#createTag.annotated`, `#about/errors`, `#tasks`, `#task/tag-annotated`,
 * `#guide/errors` or `#schema/Tag`. The overview has `#overview` or no fragment.
 */
export function readPlace(fragment: string): Place {
  const text = decodeURIComponent(fragment.replace(/^#/, ''));
  if (text === '' || text === 'overview') return {};
  if (sections.some(({ place }) => place === text)) return { section: text };
  if (text === 'tasks') return { start: true };
  const [kind, rest] = text.split('/');
  const task = kind === 'task' && tasks.find((one) => one.id === rest);
  if (task) return { task };
  const guide = kind === 'guide' && guides.find((one) => one.name === rest);
  if (guide) return { guide };
  if (kind === 'schema' && Object.hasOwn(definition.components.schemas ?? {}, rest ?? ''))
    return { schema: rest! };
  const [id = '', name] = text.split('.');
  const operation = operationOf.get(id);
  const named = operation?.cases.find((one) => one.name === name);
  if (!operation || (name !== undefined && !named)) return { unknown: text };
  return { operation, ...(named && { named }) };
}

/** Returns the place that the URL names. It is updated when the reader follows a link or goes back. */
export function usePlace(): Place {
  const [fragment, setFragment] = useState(location.hash);
  useEffect(() => {
    const follow = () => setFragment(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return readPlace(fragment);
}
