import ts from 'typescript';

/**
 * Finds names that a changed module uses, and neither declares nor takes from the module before the change. A fault with
 * such a name would only throw an error. Names of members and of types do not count.
 */
export function findUnknownNames(before: ts.SourceFile, changed: ts.SourceFile): string[] {
  const known = new Set(namesIn(before).used);
  const { used, declared } = namesIn(changed);
  const isKnown = (name: string) => known.has(name) || declared.has(name) || name in globalThis;
  return [...used].filter((name) => !isKnown(name));
}

/** Returns the names that the code of a module uses, and those that it declares. */
function namesIn(source: ts.SourceFile): { used: Set<string>; declared: Set<string> } {
  const known = NAMES.get(source);
  if (known) return known;
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node, parent: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) {
      if (isDeclared(node, parent)) declared.add(node.text);
      if (!isMemberName(node, parent)) used.add(node.text);
    }
    node.forEachChild((child) => visit(child, node));
  };
  visit(source, source);
  NAMES.set(source, { used, declared });
  return { used, declared };
}

const NAMES = new WeakMap<ts.SourceFile, { used: Set<string>; declared: Set<string> }>();

function isDeclared(name: ts.Identifier, parent: ts.Node): boolean {
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionLike(parent) ||
      ts.isImportSpecifier(parent)) &&
    parent.name === name
  );
}

function isMemberName(name: ts.Identifier, parent: ts.Node): boolean {
  if (ts.isBindingElement(parent)) return parent.propertyName === name;
  return (
    (ts.isPropertyAccessExpression(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isMetaProperty(parent)) &&
    parent.name === name
  );
}
