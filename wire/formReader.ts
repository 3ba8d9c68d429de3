import type { JsonValue } from '../contract/case.ts';
import type { Contract } from '../contract/contract.ts';
import { pointerBelow } from '../contract/pointer.ts';
import { parseForm } from './form.ts';
import { FORM } from './mediaType.ts';
import { textReader } from './textReader.ts';

/**
 * Makes a function from an operation and a form body to the JSON value that it stands for, in which texts
 * are numbers and booleans where the contract has those; undefined when the operation takes no form.
 */
export function formReader(
  contract: Contract,
): (operation: string, text: string) => JsonValue | undefined {
  const readTexts = textReader(contract);
  return (id, text) => {
    const operation = contract.operations.get(id);
    if (!operation?.definition.requestBody?.content[FORM]) return undefined;
    const pointer = pointerBelow(operation.pointer, 'requestBody', 'content', FORM, 'schema');
    return readTexts(pointer, parseForm(text));
  };
}
