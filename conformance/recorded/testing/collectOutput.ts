/** Where a test collects what is printed. */
export function collectOutput() {
  let text = '';
  return {
    write: (more: string) => {
      text += more;
    },
    text: () => text,
  };
}
