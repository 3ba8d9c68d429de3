/** Prints the milliseconds until an editor in a process of its own shows its first hover. */
import { openEditor } from '../../client/testing/openEditor.ts';
import { HOVERS } from './hovers.ts';

const [program, place, word] = HOVERS[process.argv[2] ?? ''] ?? ['', '', ''];
const start = performance.now();
const { shown } = openEditor(program).hover(place, word);
if (shown === '') throw new Error(`The hover over ${word} is empty`);
console.log(performance.now() - start);
