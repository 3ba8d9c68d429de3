import { findBasePath } from '../../../contract/deployment.ts';
import type { Document, Header, Operation, Response } from '../../../contract/openapi.ts';
import { callerText } from '../callerText.ts';
import type { Content, PageOperation } from '../content.ts';
import { listOpenPoints } from '../openPoints.ts';
import type { ShownCase } from '../page/pageData.ts';
import { writeSamples } from '../samples/samples.ts';
import type { SchemaReader } from '../schemaReader.ts';
import { differences, type FieldLists, onOneLine, paragraphs } from './fieldList.ts';
import type { Places } from './places.ts';

/** The parts that every page needs. */
export interface Parts {
  content: Content;
  places: Places;
  reader: SchemaReader;
  lists: FieldLists;
}

/** Writes the page of an operation. */
export function operationPage(parts: Parts, operation: PageOperation): string {
  const { content, places, reader, lists } = parts;
  const { id, cases, statements, definition } = operation;
  const { parameters = [], requestBody, responses } = definition;
  const open = listOpenPoints(definition);
  const file = places.fileOf(id);
  const deviating = [...new Set(reader.differencesBelow(definition))];
  const tasks = content.tasks.filter(({ steps }) => steps.some((one) => one.operation === id));
  return places.linked(
    paragraphs([
      `# ${definition.summary}`,
      `${formatAddress(content.definition, operation)} (\`${id}\`${definition.deprecated ? ', deprecated' : ''})`,
      definition.description,
      deviating.length > 0 &&
        `## Differences of this deployment\n\n${deviating.map((text) => `- ${onOneLine(text)}`).join('\n')}`,
      ...(['path', 'query', 'header'] as const).map((place) => {
        const here = parameters.filter((one) => one.in === place);
        return (
          here.length > 0 &&
          `## ${PARAMETER_TITLES[place]}\n\n${lists.listOf(
            here.map(({ name, schema, required = false, deprecated = false, description }) => ({
              ...{ name, schema: schema, required, deprecated },
              ...(description !== undefined && { description }),
            })),
          )}`
        );
      }),
      requestBody &&
        paragraphs([
          `## Body${requestBody.required ? '' : ' (optional)'}`,
          requestBody.description,
          lists.contentOf(requestBody.content),
        ]),
      open.length > 0 &&
        `## Left open by the documents\n\n${open.map((point) => `- ${onOneLine(point)}`).join('\n')}`,
      '## Responses',
      ...responseTexts(parts, responses),
      `Every operation may also give the [common responses](#about/common-responses).`,
      '## Cases',
      ...cases.map((shown, index) => caseText(parts, operation, shown, index === 0)),
      statements.length > 0 &&
        `## Statements of the documents\n\n${statements
          .map(
            ({ id: statement, document, section, says }) =>
              `- ${onOneLine(says)} (\`${statement}\`, document ${document}, ${section})`,
          )
          .join('\n')}`,
      tasks.length > 0 &&
        `## Tasks that use it\n\n${tasks.map((task) => `- [${task.title}](#task/${task.id})`).join('\n')}`,
    ]),
    file,
  );
}

const PARAMETER_TITLES = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Request headers',
};

/** Returns method and path: `` `POST /api/v4/projects/{id}/repository/tags` ``. */
export function formatAddress(
  document: Document,
  { method, path }: Pick<PageOperation, 'method' | 'path'>,
): string {
  const address =
    path === undefined ? '{address of the integration}' : findBasePath(document) + path;
  return `\`${method.toUpperCase()} ${address}\``;
}

/** Writes the responses. A body that an earlier response has is not described again. */
function responseTexts(parts: Parts, responses: Operation['responses']): string[] {
  const { reader, lists } = parts;
  const statusOf = new Map<string, string>();
  return Object.entries(responses).map(([status, written]) => {
    const response = reader.resolved<Response>(written);
    const body = lists.contentOf(response.content ?? {});
    const earlier = body.includes('\n') ? statusOf.get(body) : undefined;
    statusOf.set(body, earlier ?? status);
    return responseText(
      parts,
      status,
      response,
      earlier ? `The body is that of ${earlier}.` : body,
    );
  });
}

function responseText(
  { reader, lists }: Parts,
  status: string,
  response: Response,
  body: string,
): string {
  const { description, headers = {} } = response;
  const named = Object.entries(headers).map(([name, written]) => {
    const { schema, required = false, description = '' } = reader.resolved<Header>(written);
    return { name, schema: schema, required, description };
  });
  return paragraphs([
    `### ${status}: ${onOneLine(description)}`,
    differences(response).join('\n\n'),
    body,
    named.length > 0 && `Headers:\n\n${lists.listOf(named)}`,
  ]);
}

/** @param isPlain true for the plain case, which is shown in every language */
function caseText(
  { content: { definition } }: Parts,
  operation: PageOperation,
  shown: ShownCase,
  isPlain: boolean,
): string {
  const { status, headers, contentType, body, bodyBase64 } = shown.response;
  const samples = writeSamples(definition, operation, shown).filter(
    ({ label }) => isPlain || label === 'curl',
  );
  const lines = Object.entries({ ...(contentType && { 'content-type': contentType }), ...headers });
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  return paragraphs([
    `### ${shown.name}: ${shown.summary}`,
    `Called ${callerText(shown.as)}${shown.breaks ? `; breaks the contract at \`${shown.breaks}\`` : ''}.`,
    ...samples.map(({ label, source }) => fenced(FENCES[label], source)),
    `Response ${status}${lines.length > 0 ? ':' : ', without a body.'}`,
    lines.length > 0 &&
      fenced('http', lines.map(([name, value]) => `${name}: ${value}`).join('\n')),
    bodyBase64 !== undefined && `The bytes, in Base64:\n\n${fenced('text', bodyBase64)}`,
    body !== undefined && fenced(contentType?.endsWith('json') ? 'json' : 'text', text),
  ]);
}

const FENCES = {
  curl: 'sh',
  TypeScript: 'ts',
  Python: 'python',
  Go: 'go',
  Java: 'java',
  Ruby: 'ruby',
};

/** Writes a block of code. Its fence is longer than every fence in the code. */
export function fenced(language: string, code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.replace(/\n$/, '')}\n${fence}`;
}
