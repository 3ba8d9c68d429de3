/** Reads the sentences of Markdown and of comments in TypeScript and YAML. */
import { marked, type Token } from 'marked';
import ts from 'typescript';
import { CST, Lexer } from 'yaml';

/** A text that people read. */
export interface Prose {
  /** The line of the file on which the text begins, from 1. */
  line: number;
  /** Markdown, without the signs of a comment. */
  text: string;
}

interface Comment {
  start: number;
  end: number;
  /** The comment ends with its line. */
  isLine: boolean;
}

/** Returns the sentences of paragraphs, list items and table cells. Code is the word `code`. */
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
 * Returns the comments of a file. Line comments below each other are one text. Each tag of a docstring, such as
 * `@param`, begins a text of its own.
 * @param file its extension decides between TypeScript and YAML
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
    // The lexer marks documents and scalars with characters that are not in the file.
    const isMark = [CST.DOCUMENT, CST.FLOW_END, CST.SCALAR].some((mark) => mark === lexeme);
    if (!isMark) offset += lexeme.length;
    previous = lexeme;
  }
  return found;
}
