const CLOSING =
  /\b(?:clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?):?[ \t]+((?:issues?[ \t]+)?#\d+(?:(?:,[ \t]*|[ \t]+and[ \t]+)#\d+)*)/gi;

/** Returns the IIDs of the issues that a text closes: `Closes #4, #6 and fixes #11`. */
export function closedIssueIids(text: string): number[] {
  return [...text.slice(0, 100_000).matchAll(CLOSING)].flatMap(([, list = '']) =>
    [...list.matchAll(/#(\d+)/g)].map(([, iid]) => Number(iid)),
  );
}
