/** The blocks of JSON in the reference page, from which its program reads the contract. */

const block = (id: string) =>
  new RegExp(`(?<=<script type="application/json" id="${id}">).*?(?=</script>)`, 's');

/** Returns the text of a block. @throws an Error if the page does not contain the block */
export function textOfBlock(page: string, id: 'definition' | 'data'): string {
  const [text] = block(id).exec(page) ?? [];
  if (text === undefined)
    throw new Error(
      'The reference page does not contain the contract. To rebuild the page, run `npm run build`',
    );
  return text;
}

/** Replaces the content of a block. */
export function injectText(page: string, id: 'definition' | 'data', value: unknown): string {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  return page.replace(block(id), () => text);
}
