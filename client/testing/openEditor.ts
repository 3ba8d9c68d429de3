import { join } from 'node:path';
import ts from 'typescript';

const PROJECT_DIR = join(import.meta.dirname, '..', '..');
/** The path of a program that exists only in memory. */
export const PROGRAM = join(PROJECT_DIR, 'client', 'program.ts');

/** An editor with one program, which asks TypeScript's language service as editors do. */
export interface Editor {
  service: ts.LanguageService;
  /** Returns the position of a word in a part of the program: `find('tag.message', 'message')`. */
  find(place: string, word?: string): number;
  /** Returns the type or signature, the documentation and the tags that the editor shows at a position. */
  hover(place: string, word?: string): { shown: string; text: string; tags: string[] };
  /** Returns the names that the editor offers at a position. @param after the text before the position */
  complete(after: string): string[];
  /** Returns the messages of the compiler, by line. */
  messages(): string[];
}

/** Opens a program that imports modules of `client/`. */
export function openEditor(program: string): Editor {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(PROJECT_DIR, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    PROJECT_DIR,
  );
  const readText = (file: string) => (file === PROGRAM ? program : ts.sys.readFile(file));
  const service = ts.createLanguageService({
    getScriptFileNames: () => [PROGRAM],
    getScriptVersion: () => '1',
    getScriptSnapshot(file) {
      const text = readText(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => PROJECT_DIR,
    // The types of Node are none of the client's.
    getCompilationSettings: () => ({ ...options, types: [] }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => file === PROGRAM || ts.sys.fileExists(file),
    readFile: readText,
    directoryExists: ts.sys.directoryExists,
  });
  const find = (place: string, word = place) => {
    const start = program.indexOf(place);
    if (start < 0) throw new Error(`The program has no '${place}'.`);
    return start + place.indexOf(word) + 1;
  };
  return {
    service,
    find,
    hover(place, word) {
      const info = service.getQuickInfoAtPosition(PROGRAM, find(place, word));
      return {
        shown: ts.displayPartsToString(info?.displayParts),
        text: ts.displayPartsToString(info?.documentation),
        tags: (info?.tags ?? []).map(({ name }) => name),
      };
    },
    complete(after) {
      const at = find(after) - 1 + after.length;
      const found = service.getCompletionsAtPosition(PROGRAM, at, {});
      return (found?.entries ?? []).map(({ name }) => name);
    },
    messages: () =>
      service.getSemanticDiagnostics(PROGRAM).map(({ start, messageText }) => {
        const line = program.slice(0, start).split('\n').length;
        const code = program.split('\n')[line - 1]?.trim();
        return `${code}\n${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
      }),
  };
}
