import type TypeScript from 'typescript';
import { formatEndpoint, listOperations } from './contract.ts';
import { isObject } from './isObject.ts';
import type { Document } from './openapi.ts';

/**
 * Changes the comments in the output of openapi-typescript so that editors show them well:
 * - A description becomes the text of the comment. openapi-typescript writes a tag `@description`, which editors show
 *   below the text or not at all.
 * - A reference gets the description of its target.
 * - An operation gets its summary, description and endpoint.
 *
 * Each operationId becomes a quoted key. Then TypeScript finds the definition of the string `'createTag'` in
 * `forge.call('createTag', …)`.
 * @param nodes the output of openapi-typescript. Their comments are changed in place
 * @param document the OpenAPI document that the types were generated from
 */
export function withHoverText(
  nodes: TypeScript.Node[],
  document: Document,
  ts: typeof TypeScript,
): TypeScript.Node[] {
  const byId = new Map(listOperations(document).map((operation) => [operation.id, operation]));
  return nodes.map((node) => {
    rewriteComments(node);
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'operations') return node;
    return ts.factory.updateInterfaceDeclaration(
      node,
      node.modifiers,
      node.name,
      node.typeParameters,
      node.heritageClauses,
      node.members.map(operationMember),
    );
  });

  function operationMember(member: TypeScript.TypeElement): TypeScript.TypeElement {
    if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name)) return member;
    const { modifiers, questionToken, type } = member;
    const id = member.name.text;
    const key = ts.factory.createStringLiteral(id);
    const quoted = ts.factory.createPropertySignature(modifiers, key, questionToken, type);
    const operation = byId.get(id);
    if (!operation) return quoted;
    const { summary, description, deprecated } = operation.definition;
    const endpoint = `\`${formatEndpoint(operation)}\``;
    return describe(quoted, [summary, description, endpoint, deprecated && '@deprecated']);
  }

  function rewriteComments(node: TypeScript.Node): void {
    const parts = (ts.getSyntheticLeadingComments(node) ?? []).flatMap(({ text }) =>
      listParts(text),
    );
    const isField = ts.isPropertySignature(node) && !isMediaType(node.name);
    if (isField && node.type && !parts.some((part) => /^(?!@|Format: )./.test(part)))
      parts.unshift(describedByReference(node.type) ?? '');
    if (parts.some(Boolean)) describe(ts.setSyntheticLeadingComments(node, undefined), parts);
    ts.forEachChild(node, rewriteComments);
  }

  /** Returns the description of the component in `components["schemas"]["Tag"]`, or in a union with that type. */
  function describedByReference(type: TypeScript.TypeNode): string | undefined {
    if (ts.isUnionTypeNode(type)) return type.types.map(describedByReference).find(Boolean);
    const names: string[] = [];
    let inner = type;
    for (; ts.isIndexedAccessTypeNode(inner); inner = inner.objectType) {
      const index = inner.indexType;
      if (ts.isLiteralTypeNode(index) && ts.isStringLiteral(index.literal))
        names.unshift(index.literal.text);
    }
    const [section = '', name = ''] = names;
    const component = document.components[section]?.[name];
    const description = isObject(component) ? component.description : undefined;
    return typeof description === 'string' ? description : undefined;
  }

  /**
   * Returns true if a name is a media type. Its member gets no comment, because the schema already has the
   * description.
   */
  function isMediaType(name: TypeScript.PropertyName): boolean {
    return ts.isStringLiteral(name) && name.text.includes('/');
  }

  function describe<Node extends TypeScript.Node>(
    node: Node,
    parts: (string | undefined | false)[],
  ): Node {
    const text = parts.filter(Boolean).join('\n\n').replaceAll('*/', '*\\/');
    const comment = text.includes('\n')
      ? `*\n * ${text.replaceAll('\n', '\n * ')}\n `
      : `* ${text} `;
    return ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, comment, true);
  }
}

/** Returns the parts of a JSDoc comment: the summary, the text of `@description`, the format and the other tags. */
function listParts(comment: string): string[] {
  const parts = comment
    .replaceAll(/\n \* ?/g, '\n')
    .replace(/^\*\s*/, '')
    .trim()
    .split(/^(?=@\w|Format: )/m)
    .map((part) => part.trim());
  const startingWith = (start: RegExp) => parts.filter((part) => start.test(part));
  return [
    ...startingWith(/^(?!@|Format: )/),
    ...startingWith(/^@description /)
      // openapi-typescript indents all lines of a description except the first. This removes the indentation.
      .map((part) => part.replace('@description ', '').replaceAll(/\n {4}/g, '\n')),
    ...startingWith(/^Format: /),
    startingWith(/^@(?!description )/).join('\n'),
  ];
}
