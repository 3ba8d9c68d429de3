import { join, relative } from 'node:path';
import ts from 'typescript';
import { PROJECT_DIR } from '../paths.ts';

/**
 * Compiles modules and the modules that they import: to JavaScript, type declarations and source maps. Types are not
 * checked here: `npm run check:code` checks them.
 * @param modules the paths of the compiled modules, such as `client/index.js`
 * @returns the texts by path
 */
export function compileModules(modules: string[]): Map<string, string> {
  const options = compilerOptions({
    declaration: true,
    sourceMap: true,
    rootDir: PROJECT_DIR,
    outDir: PROJECT_DIR,
  });
  const sources = modules.map((path) => join(PROJECT_DIR, path.replace(/\.js$/, '.ts')));
  const texts = new Map<string, string>();
  const { diagnostics } = ts.createProgram(sources, options).emit(undefined, (file, text) => {
    const path = relative(PROJECT_DIR, file);
    texts.set(path, path.startsWith('generated/') ? withTabs(text) : text);
  });
  for (const diagnostic of diagnostics) fail(diagnostic);
  return texts;
}

/** Compiles the text of one module as `compileModules` does, without a source map. */
export function compileModule(source: string): string {
  const options = { compilerOptions: compilerOptions({}), fileName: 'module.mts' };
  return ts.transpileModule(source, options).outputText;
}

/** Returns the options of the project for compiled modules, with further options. */
function compilerOptions(further: ts.CompilerOptions): ts.CompilerOptions {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    join(PROJECT_DIR, 'tsconfig.json'),
    {
      noEmit: false,
      noCheck: true,
      allowJs: false,
      checkJs: false,
      rewriteRelativeImportExtensions: true,
      ...further,
    },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail },
  );
  if (!parsed) throw new Error('tsconfig.json cannot be read. Correct it.');
  return parsed.options;
}

/** Replaces four spaces of indentation with a tab, which makes the generated types a quarter smaller. */
function withTabs(text: string): string {
  return text.replaceAll(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4));
}

function fail({ messageText }: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
}
