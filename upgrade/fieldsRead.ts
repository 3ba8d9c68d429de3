/** Finds the fields that a client reads: in a TypeScript program, or in a plain list. */
import { readFile } from 'node:fs/promises';
import type ts from 'typescript';
import { UsageError } from '../contract/usageError.ts';

/** The names of the fields that the clients read whose names begin with `client`. */
export interface Uses {
  /** Empty for all clients. */
  client: string;
  names: ReadonlySet<string>;
}

/**
 * Reads what a client uses. A TypeScript file stands for its program with the modules that it imports. Any other file
 * has one name in each line.
 * @param text the path of the file, or `client=path`
 * @throws a UsageError if the file cannot be read
 */
export async function readUses(text: string): Promise<Uses> {
  const [, client = '', file = ''] = /^(?:([^=]*)=)?(.*)$/s.exec(text) ?? [];
  const names = /\.[cm]?tsx?$/.test(file) ? await namesInProgram(file) : await namesInList(file);
  if (names.size === 0)
    throw new UsageError(
      `${file} reads no field. Give a program, its types, or one name in a line.`,
    );
  return { client, names };
}

async function namesInList(file: string): Promise<Set<string>> {
  const lines = (await readText(file)).split('\n').map((line) => line.trim());
  const paths = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return new Set(paths.flatMap((path) => path.split('.').map((one) => one.replace('[]', ''))));
}

async function namesInProgram(file: string): Promise<Set<string>> {
  await readText(file);
  const { default: typescript } = await import('typescript').catch((cause) => {
    throw new UsageError('A program is read with TypeScript: npm install --save-dev typescript', {
      cause,
    });
  });
  const program = typescript.createProgram([file], {
    allowImportingTsExtensions: true,
    noLib: true,
  });
  const sources = program
    .getSourceFiles()
    .filter(
      ({ fileName, isDeclarationFile }) => !isDeclarationFile && !/node_modules/.test(fileName),
    );
  const read = new Set(sources.flatMap((source) => listReads(typescript, source)));
  // A file with types alone names the fields that its program needs.
  const entry = program.getSourceFile(file);
  return read.size > 0 || !entry ? read : new Set(listMembers(typescript, entry));
}

/** Returns the names after a dot, in brackets, and in a destructuring. */
function listReads(typescript: typeof ts, node: ts.Node): string[] {
  const own: (ts.Node | undefined)[] = typescript.isPropertyAccessExpression(node)
    ? [node.name]
    : typescript.isElementAccessExpression(node)
      ? [node.argumentExpression]
      : typescript.isObjectBindingPattern(node)
        ? node.elements.map(({ propertyName, name }) => propertyName ?? name)
        : [];
  const isElement = typescript.isElementAccessExpression(node);
  return [
    ...own.flatMap((name) => {
      if (name && typescript.isStringLiteralLike(name)) return [name.text];
      return name && typescript.isIdentifier(name) && !isElement ? [name.text] : [];
    }),
    ...listChildNodes(typescript, node).flatMap((child) => listReads(typescript, child)),
  ];
}

/** Returns the names of the members of interfaces and object types. */
function listMembers(typescript: typeof ts, node: ts.Node): string[] {
  const isMember = typescript.isPropertySignature(node);
  const name = isMember && !typescript.isComputedPropertyName(node.name) ? [node.name.text] : [];
  return [
    ...name,
    ...listChildNodes(typescript, node).flatMap((child) => listMembers(typescript, child)),
  ];
}

function listChildNodes(typescript: typeof ts, node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  typescript.forEachChild(node, (child) => {
    children.push(child);
  });
  return children;
}

function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be read: ${error.code ?? error.message}.`);
  });
}
