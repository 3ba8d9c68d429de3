import { schemaReader } from '../schemaReader.ts';
import { definition } from './model.ts';

export type { Field } from '../schemaReader.ts';

/** The functions that describe the schemas of the page's contract. */
export const {
  resolved,
  listFields,
  listAlternatives,
  findInner,
  typeText,
  describeLimits,
  differencesBelow,
} = schemaReader(definition);
