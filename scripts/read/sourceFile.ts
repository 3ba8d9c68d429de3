/** A YAML file of the source with its value. */
export interface SourceFile {
  /** Absolute path. */
  path: string;
  /** The path as problems show it. */
  file: string;
  text: string;
  value: unknown;
}
