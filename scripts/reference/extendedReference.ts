import type { Contract } from '../../contract/contract.ts';
import { type Document, METHODS, type PathItem } from '../../contract/openapi.ts';
import { injectText, textOfBlock } from './blocks.ts';
import type { PageData } from './page/pageData.ts';
import { pageData } from './pageData.ts';
import { withReadableExtensions } from './readableExtensions.ts';

/**
 * Returns the reference page with the operations of extensions. Each is in a group with the title of its extension, and
 * says that it is not part of the contract.
 * @param page the HTML text of the reference that the build has created
 * @throws an Error if the page does not contain the contract
 */
export function extendedReference(page: string, contract: Contract): string {
  const { cases, operations, extensions = [] } = contract;
  const own = ownDocument(contract.document);
  const shown = withReadableExtensions(own);
  const definition = JSON.parse(textOfBlock(page, 'definition')) as Document;
  const data = JSON.parse(textOfBlock(page, 'data')) as PageData;
  const counts = extensions.map(
    ({ title, operations: { length } }) =>
      `**Beside the contract:** ${length} ${length === 1 ? 'operation' : 'operations'} of ${asText(title)}, in a group of that name.`,
  );
  const extended = {
    ...definition,
    info: {
      ...definition.info,
      description: [...counts, definition.info.description].filter(Boolean).join('\n\n'),
    },
    tags: contract.document.tags,
    'x-tagGroups': contract.document['x-tagGroups'],
    paths: Object.fromEntries([
      ...Object.entries(definition.paths),
      ...Object.entries(shown.paths).map(([path, item]) => [
        path,
        { ...definition.paths[path], ...item },
      ]),
    ]),
    components: {
      ...definition.components,
      schemas: { ...shown.components.schemas, ...definition.components.schemas },
    },
  };
  const more = pageData({
    document: own,
    cases: cases.filter(({ operation, request, responseOnly }) => {
      const { 'x-extension': extension, requestBody } = operations.get(operation)?.definition ?? {};
      // A request whose body is unknown would be no example.
      const lacksBody = responseOnly && requestBody?.required && request.body === undefined;
      return extension !== undefined && !lacksBody;
    }),
    workflows: [],
    statements: [],
    guides: [],
    extensions,
  }).operations.filter(({ path }) => path !== undefined);
  const withDefinition = injectText(page, 'definition', extended);
  return injectText(withDefinition, 'data', { ...data, operations: [...data.operations, ...more] });
}

/** Returns the document with only the operations of extensions. */
function ownDocument(document: Document): Document {
  const paths = Object.entries(document.paths).flatMap(([path, item]): [string, PathItem][] => {
    const own = METHODS.flatMap((method) => {
      const { 'x-cases': _, ...definition } = (item[method] ?? {}) as { 'x-cases'?: unknown };
      return item[method]?.['x-extension'] === undefined ? [] : [[method, definition]];
    });
    return own.length === 0 ? [] : [[path, Object.fromEntries(own)]];
  });
  return { ...document, paths: Object.fromEntries(paths), webhooks: {} };
}

/** Writes a text so that CommonMark shows it as it is. */
function asText(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>&]/g, '\\$&').replaceAll(/\s+/g, ' ');
}
