/** Finds effects of a write that its removal would leave, for programs that send the requests of others. */
export { beyondUndo, needsName } from './beyondUndo.ts';
