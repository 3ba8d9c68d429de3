import ts from 'typescript';

/** Returns the name that a declaration gives to its code. Undefined for other nodes. */
function declaredName(node: ts.Node): string | undefined {
  const isDeclaration =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isClassElement(node) ||
    ts.isObjectLiteralElement(node) ||
    ts.isVariableDeclaration(node);
  if (!isDeclaration || !node.name) return undefined;
  if (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) return node.name.text;
  return undefined;
}

/** Returns the outermost declarations below a node. */
function declarationsBelow(node: ts.Node): { name: string; node: ts.Node }[] {
  const found: { name: string; node: ts.Node }[] = [];
  node.forEachChild((child) => {
    const name = declaredName(child);
    if (name === undefined) found.push(...declarationsBelow(child));
    else found.push({ name, node: child });
  });
  return found;
}

/** Returns the declarations with a name that are least deep inside of others. */
function leastDeep(scopes: ts.Node[], name: string): ts.Node[] {
  const declarations = scopes.flatMap(declarationsBelow);
  const named = declarations.filter((one) => one.name === name).map(({ node }) => node);
  // `{ count }` only repeats a name, so the declaration of `count` beside it counts.
  const own = named.filter((node) => !ts.isShorthandPropertyAssignment(node));
  if (own.length > 0) return own;
  if (named.length > 0 || declarations.length === 0) return named;
  return leastDeep(
    declarations.map(({ node }) => node),
    name,
  );
}

/**
 * Finds the declarations with a qualified name: functions, variables, classes, and members of objects and classes.
 * `tagHandlers.listTags` is inside of `tagHandlers`, at any depth. Of several with the same name, the least deep counts,
 * so `listTags` finds it too.
 */
export function findPlace(source: ts.SourceFile, name: string): ts.Node[] {
  return name
    .split('.')
    .reduce<ts.Node[]>((scopes, segment) => leastDeep(scopes, segment), [source]);
}

/** Returns the qualified names of the declarations that contain a node, the outermost first. */
export function placesAround(node: ts.Node): { name: string; node: ts.Node }[] {
  const around: { name: string; node: ts.Node }[] = [];
  for (let one = node; one; one = one.parent) {
    const name = declaredName(one);
    if (name !== undefined) around.unshift({ name, node: one });
  }
  return around.map(({ node: one }, index) => ({
    name: around
      .slice(0, index + 1)
      .map(({ name }) => name)
      .join('.'),
    node: one,
  }));
}
