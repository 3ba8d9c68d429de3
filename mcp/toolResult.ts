/** The result of a tool: a text, and whether it tells of a failure. */
export interface ToolResult {
  text: string;
  isError?: true;
}

export function failure(text: string): ToolResult {
  return { text, isError: true };
}
