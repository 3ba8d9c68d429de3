/** The text of a YAML file, in which positions are looked up. */
export interface YamlText {
  /** The path of the file, as messages show it. */
  file: string;
  text: string;
}
