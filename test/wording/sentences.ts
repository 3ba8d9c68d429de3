/** Extracts the sentences of Markdown pages, and of comments in TypeScript and YAML files. */
import { marked, type Token } from 'marked';
import ts from 'typescript';
import { CST, Lexer } from 'yaml';

/** A text that people read. */
export interface Prose {
  /** The line of the file on which the text begins. The first line is 1. */
  line: number;
  /** The text in Markdown. The characters that mark a comment are removed. */
  text: string;
}

interface Comment {
  start: number;
  end: number;
  /** Whether the comment ends at the end of its line (`//` or `#`). */
  isLine: boolean;
}

/** Returns the sentences in paragraphs, list items and table cells. Code is replaced with the word `code`. */
export function sentencesOf(markdown: string): string[] {
  return blocksIn(marked.lexer(markdown)).flatMap((text) =>
    text.split(/(?<=[.!?][)"”*_]*)\s+(?=\S)/).map((sentence) => sentence.trim()),
  );
}

function blocksIn(tokens: Token[]): string[] {
  return tokens.flatMap((token): string[] => {
    if (token.type === 'code' || token.type === 'html') return [];
    if (token.type === 'table')
      return [...token.header, ...token.rows.flat()].map((cell) => textOf(cell.tokens));
    if (token.type === 'list') return token.items.flatMap((item: Token) => blocksIn([item]));
    if (token.type === 'list_item') return blocksIn(token.tokens ?? []);
    return 'tokens' in token && token.tokens ? [textOf(token.tokens)] : [];
  });
}

function textOf(tokens: Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'codespan') return 'code';
      if ('tokens' in token && token.tokens) return textOf(token.tokens);
      return 'text' in token ? token.text : ' ';
    })
    .join('');
}

/**
 * Returns the comments of a file. Line comments on successive lines are one text. Each tag of a docstring, such as
 * `@param`, begins a new text.
 * @param file the path of the file. Its extension tells whether it is TypeScript or YAML
 */
export function commentsOf(file: string, text: string): Prose[] {
  const comments = /\.ya?ml$/.test(file) ? yamlComments(text) : typescriptComments(file, text);
  const blocks: Comment[] = [];
  for (const comment of comments) {
    const above = blocks.at(-1);
    const between = text.slice(above?.end, comment.start);
    if (above?.isLine && comment.isLine && /^\n[^\S\n]*$/.test(between)) above.end = comment.end;
    else blocks.push({ ...comment });
  }
  return blocks.flatMap(({ start, end }) => {
    const line = text.slice(0, start).split('\n').length;
    return withoutSigns(text.slice(start, end))
      .split(/(?=@(?:param|returns|throws|default|example)\b)/)
      .map((part) => ({ line, text: part.replace(/^@param \S+ /, '').replace(/^@\w+ ?/, '') }));
  });
}

function withoutSigns(comment: string): string {
  return comment.replace(/^\/\*+|\*+\/$/g, '').replace(/^[^\S\n]*(?:\*|\/\/|#+) ?/gm, '');
}

function typescriptComments(file: string, text: string): Comment[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Map<number, Comment>();
  const visit = (node: ts.Node): void => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ];
    for (const { pos, end, kind } of ranges)
      found.set(pos, { start: pos, end, isLine: kind === ts.SyntaxKind.SingleLineCommentTrivia });
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...found.values()].sort((a, b) => a.start - b.start);
}

function yamlComments(text: string): Comment[] {
  const found: Comment[] = [];
  let offset = 0;
  let previous = '';
  for (const lexeme of new Lexer().lex(text)) {
    const isComment = lexeme.startsWith('#') && previous !== CST.SCALAR;
    if (isComment) found.push({ start: offset, end: offset + lexeme.length, isLine: true });
    // The lexer emits characters that mark documents and scalars. They are not in the file, so they are skipped.
    const isMark = [CST.DOCUMENT, CST.FLOW_END, CST.SCALAR].some((mark) => mark === lexeme);
    if (!isMark) offset += lexeme.length;
    previous = lexeme;
  }
  return found;
}
