import ts from 'typescript';

/** Neighbouring nodes of a syntax tree that a pattern describes, with the code that its variables stand for. */
export interface Match {
  nodes: ts.Node[];
  variables: ReadonlyMap<string, string>;
}

/** The code around a pattern when it is parsed, in the order of the attempts. */
const CONTEXTS = [
  ['async () => (', ')'], // an expression
  ['async function* f() {', '}'], // statements
  ['({', '})'], // members of an object
  ['[', ']'], // elements or arguments
  ['const {', '} = x'], // bindings
  ['(', ') => 0'], // parameters
  ['let x: ', ''], // a type
  ['class X {', '}'], // members of a class
  ['switch (x) {', '}'], // the cases of a switch
] as const;

/** A variable of a pattern. Three signs stand for any number of neighbours. */
const VARIABLE = /^(?<signs>\$\$\$|\$)(?<name>\w+);?$/;

/** Parses the source of a module. */
export function parseSource(text: string): ts.SourceFile {
  return ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
}

/** Returns true if the text of a file is not the source of a module. */
export function hasSyntaxErrors(source: ts.SourceFile): boolean {
  // The compiler keeps these errors in a member that its types leave out.
  return (source as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics.length > 0;
}

/**
 * Finds the code that a pattern describes. Formatting, comments, and commas and semicolons at the end do not matter. In
 * a pattern, the variable `$name` stands for one node, and `$$$name` for any number of neighbours. `$_` and `$$$_` may
 * stand for different code each time.
 * @throws an Error if the pattern is no code
 */
export function findPattern(place: ts.Node, pattern: string): Match[] {
  const readings = CONTEXTS.flatMap(([before, after]) => readPattern(before, pattern, after));
  if (readings.length === 0) throw new Error(`\`${pattern}\` is no code. Write whole expressions.`);
  for (const reading of readings) {
    const matches = matchesAmong([place], reading);
    // With a variable in front, a pattern fits `a.b.c` and `a.b`, which begin at the same place. The longer counts.
    const starts = matches.map(({ nodes }) => nodes[0]!.getStart());
    const longest = matches.filter((_, index) => starts.indexOf(starts[index]!) === index);
    if (longest.length > 0) return longest;
  }
  return [];
}

/** Parses a pattern in a context. Returns the outermost nodes of the pattern, or nothing if it does not fit there. */
function readPattern(before: string, pattern: string, after: string): ts.Node[][] {
  const source = parseSource(before + pattern + after);
  if (hasSyntaxErrors(source)) return [];
  const end = before.length + pattern.length;
  const outermost = (node: ts.Node): ts.Node[] => {
    const isInside = node.getStart() >= before.length && node.getEnd() <= end;
    return isInside && node.kind !== ts.SyntaxKind.SyntaxList
      ? [node]
      : readChildren(node).flatMap(outermost);
  };
  const nodes = outermost(source).filter(
    (node) => node.getStart() >= before.length && node.getEnd() <= end && node.getEnd() > node.pos,
  );
  return nodes.length > 0 ? [nodes] : [];
}

/** Returns the children of a node with its tokens, without punctuation that formatting adds and removes. */
export function readChildren(node: ts.Node): ts.Node[] {
  return node
    .getChildren()
    .filter(
      ({ kind }) =>
        kind !== ts.SyntaxKind.CommaToken &&
        kind !== ts.SyntaxKind.SemicolonToken &&
        kind !== ts.SyntaxKind.JSDoc,
    );
}

/** Finds a pattern among neighbours, and below each of them. */
function matchesAmong(neighbours: ts.Node[], pattern: ts.Node[]): Match[] {
  const isOpen = pattern.some((node) => readVariable(node).signs === '$$$');
  const here = neighbours.flatMap((_, start) => {
    const last = isOpen ? neighbours.length : start + pattern.length;
    for (let end = last; end > start; end -= isOpen ? 1 : last) {
      const nodes = neighbours.slice(start, end);
      const variables = compareAll(pattern, nodes, NO_VARIABLES);
      if (variables) return [{ nodes, variables }];
    }
    return [];
  });
  return [...here, ...neighbours.flatMap((node) => matchesAmong(readChildren(node), pattern))];
}

type Variables = ReadonlyMap<string, string>;
const NO_VARIABLES: Variables = new Map();

/** Returns the variables of a pattern with their code. Undefined if the nodes do not have its form. */
function compareAll(
  pattern: ts.Node[],
  nodes: ts.Node[],
  variables: Variables,
): Variables | undefined {
  const [first, ...rest] = pattern;
  if (!first) return nodes.length === 0 ? variables : undefined;
  const { signs, name = '' } = readVariable(first);
  if (!signs) {
    const [node, ...others] = nodes;
    const known = node && compare(first, node, variables);
    return known && compareAll(rest, others, known);
  }
  const [least, most] = signs === '$' ? [1, 1] : [0, nodes.length];
  for (let length = least; length <= Math.min(most, nodes.length); length += 1) {
    const known = bind(variables, name, textFrom(nodes.slice(0, length)));
    const all = known && compareAll(rest, nodes.slice(length), known);
    if (all) return all;
  }
  return undefined;
}

function compare(pattern: ts.Node, node: ts.Node, variables: Variables): Variables | undefined {
  if (pattern.kind !== node.kind) return undefined;
  const children = readChildren(pattern);
  if (children.length > 0) return compareAll(children, readChildren(node), variables);
  const isSame = ts.isStringLiteral(pattern)
    ? pattern.text === (node as ts.StringLiteral).text
    : pattern.getText() === node.getText();
  return isSame ? variables : undefined;
}

type Variable = { signs?: string; name?: string };

/** Reads a node of a pattern as a variable. A search asks for the same nodes often. */
function readVariable(node: ts.Node): Variable {
  const variable = KNOWN.get(node) ?? VARIABLE.exec(node.getText())?.groups ?? {};
  KNOWN.set(node, variable);
  return variable;
}

const KNOWN = new WeakMap<ts.Node, Variable>();

/** Adds a variable with its code. Returns undefined if the variable already stands for other code. */
function bind(variables: Variables, name: string, code: string): Variables | undefined {
  if (name === '_') return variables;
  const known = variables.get(name);
  if (known !== undefined) return known === code ? variables : undefined;
  return new Map([...variables, [name, code]]);
}

function textFrom(nodes: ts.Node[]): string {
  const [first] = nodes;
  return first ? first.getSourceFile().text.slice(first.getStart(), nodes.at(-1)!.getEnd()) : '';
}
