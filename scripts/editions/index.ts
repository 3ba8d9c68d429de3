/** The forms in which people take the built contract away. */
export { portableEdition } from '../portable/portableEdition.ts';
export { brunoCollection, httpFile } from './collections.ts';
export { openApi32Edition } from './openapi32.ts';
