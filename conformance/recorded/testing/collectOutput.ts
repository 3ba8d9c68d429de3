/** Creates an output stream that collects the printed text. */
export function collectOutput() {
  let text = '';
  return {
    write: (more: string) => {
      text += more;
    },
    text: () => text,
  };
}
