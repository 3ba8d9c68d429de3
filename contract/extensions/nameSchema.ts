/** Returns the name of a schema as a type has it: `full-repository` becomes `FullRepository`. */
export function pascalName(name: string): string {
  const words = name.split(/[^\w$]+/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/**
 * Returns the name that a schema of an extension has in the bundle.
 * @param prefix the word before it. Without one, a name that a type can have stays
 * @param names the names of all schemas of the extension. If two of them would become one, the name stays
 */
export function nameSchema(name: string, prefix: string, names: string[]): string {
  if (prefix === '' && /^[\w$]+$/.test(name)) return name;
  const pascal = pascalName(name);
  const isShared = names.some((other) => other !== name && pascalName(other) === pascal);
  return prefix + (isShared ? name : pascal);
}
