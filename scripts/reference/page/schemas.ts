import { schemaReader } from '../schemaReader.ts';
import { definition } from './model.ts';

export type { Field } from '../schemaReader.ts';

/** The functions that describe the schemas of the page's contract. */
export const { resolved, fieldsOf, alternativesOf, innerOf, typeText, limitsOf, differencesBelow } =
  schemaReader(definition);
