import { useEffect, useState } from 'preact/hooks';
import { operationOf, type PageOperation, sections } from './model.ts';
import type { ShownCase } from './pageData.ts';

/** The part of the reference that the URL's fragment names: an operation and perhaps its case, or a section. */
export interface Place {
  operation?: PageOperation;
  /** The case that the fragment names. */
  named?: ShownCase;
  /** The fragment of a section of the contract's description: `about/errors`. */
  section?: string;
  /** The name in the fragment, if the contract does not have it. */
  unknown?: string;
}

/**
 * Parses a fragment: `#createTag`, `#createTag.annotated` or `#about/errors`. The overview has `#overview` or no
 * fragment.
 */
export function readPlace(fragment: string): Place {
  const text = decodeURIComponent(fragment.replace(/^#/, ''));
  if (text === '' || text === 'overview') return {};
  if (sections.some(({ place }) => place === text)) return { section: text };
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
