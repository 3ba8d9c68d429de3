/** The result of a tool: a text, the same as data, and whether it tells of a failure. */
export interface ToolResult {
  text: string;
  /** The data that the output schema of the tool describes. A failure needs none. */
  data?: Record<string, unknown>;
  isError?: true;
}

export function failure(text: string): ToolResult {
  return { text, isError: true };
}
