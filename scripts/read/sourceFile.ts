/** A YAML file of the source, with its text and its parsed value. */
export interface SourceFile {
  /** The absolute path of the file. */
  path: string;
  /** The path of the file as messages show it. */
  file: string;
  text: string;
  value: unknown;
}
