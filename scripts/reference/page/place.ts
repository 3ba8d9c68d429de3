import { useEffect, useState } from 'preact/hooks';
import { operationOf, type PageOperation, sections } from './model.ts';
import type { ShownCase } from './pageData.ts';

/** Where the reader is, as the fragment of the address says: an operation and a case, or a section. */
export interface Place {
  operation?: PageOperation;
  /** The case that the address names. */
  named?: ShownCase;
  /** The place of a section: `about/errors`. */
  section?: string;
  /** What the address names and the contract does not have. */
  unknown?: string;
}

/** Reads `#createTag`, `#createTag.annotated`, `#about/errors` and, for the overview, `#overview` or nothing. */
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

/** The place of the address, which the back button changes as well. */
export function usePlace(): Place {
  const [fragment, setFragment] = useState(location.hash);
  useEffect(() => {
    const follow = () => setFragment(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return readPlace(fragment);
}
