import type { Header, MediaType, Parameter, Response } from '../../../contract/openapi.ts';
import { listOpenPoints } from '../openPoints.ts';
import { CasePanel } from './CasePanel.tsx';
import { Markdown, MarkdownLine } from './Markdown.tsx';
import { definition as contract, type PageOperation } from './model.ts';
import type { ShownCase } from './pageData.ts';
import { Differences, NamedSchema, SchemaView } from './SchemaView.tsx';
import { differencesBelow, resolved } from './schemas.ts';

/** Shows an operation of the contract with its cases. */
export function OperationView(props: { operation: PageOperation; named: ShownCase | undefined }) {
  const { operation, named } = props;
  const { id, definition, workflows, statements } = operation;
  const { parameters = [], requestBody, responses } = definition;
  const differences = [...new Set(differencesBelow(definition))];
  return (
    <article class="operation-view">
      <Title operation={operation} />
      <div class="columns">
        <div class="said">
          <Markdown text={definition.description} />
          {differences.length > 0 && (
            <section aria-labelledby="differences">
              <h2 id="differences">Differences of this deployment</h2>
              <ul>
                {differences.map((text) => (
                  <li key={text}>
                    <MarkdownLine text={text} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {(['path', 'query', 'header'] as const).map((place) => (
            <Parameters key={place} place={place} of={parameters} />
          ))}
          {requestBody && (
            <section>
              <h2>Body{requestBody.required ? '' : ' (optional)'}</h2>
              <Markdown text={requestBody.description} />
              <Content content={requestBody.content} />
            </section>
          )}
          <OpenPoints points={listOpenPoints(definition)} />
          <section>
            <h2 id="responses">Responses</h2>
            <Responses of={responses} operation={operation} />
            <h3>Common responses</h3>
            <Responses of={contract['x-common-responses'] ?? {}} operation={operation} />
          </section>
          {statements.length > 0 && (
            <section>
              <h2>Statements of the documents</h2>
              <ul>
                {statements.map(({ id: statement, document, section, says }) => (
                  <li key={statement}>
                    <MarkdownLine text={says} />{' '}
                    <small>
                      <code>{statement}</code>, document {document}, {section}
                    </small>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {workflows.length > 0 && (
            <section>
              <h2>Workflows that use it</h2>
              <ul>
                {workflows.map(({ id: workflow, summary }) => (
                  <li key={workflow}>
                    {summary} <code>{workflow}</code>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <CasePanel key={id} operation={operation} named={named} />
      </div>
    </article>
  );
}

function Title({ operation: { id, method, path, definition } }: { operation: PageOperation }) {
  return (
    <header>
      <h1 tabIndex={-1}>{definition.summary}</h1>
      <p class="address">
        <span class={`method ${method}`}>{method.toUpperCase()}</span>{' '}
        <code>{path ?? '{address of the integration}'}</code>
      </p>
      <p class="id">
        <a href={`#${id}`}>{id}</a>
        {definition.deprecated && <span class="warn"> deprecated</span>}
      </p>
      <p class="jump">
        Jump to
        {JUMPS.map(([target, name]) => (
          <button
            key={target}
            type="button"
            onClick={() => document.getElementById(target)?.scrollIntoView()}
          >
            {name}
          </button>
        ))}
      </p>
    </header>
  );
}

/** The parts of an operation that are far below on a narrow screen, by their IDs. */
const JUMPS = [
  ['cases', 'Cases'],
  ['samples', 'Samples'],
  ['try', 'Try it'],
  ['responses', 'Responses'],
] as const;

/** Shows the points that the documents leave open, folded. */
function OpenPoints({ points }: { points: string[] }) {
  if (points.length === 0) return null;
  return (
    <details class="open-points">
      <summary>Left open by the documents ({points.length})</summary>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <MarkdownLine text={point} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const PARAMETER_TITLES = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Request headers',
};

/** Shows the parameters in one place of a request. */
function Parameters({ place, of }: { place: Parameter['in']; of: Parameter[] }) {
  const here = of.filter((one) => one.in === place);
  if (here.length === 0) return null;
  return (
    <section>
      <h2>{PARAMETER_TITLES[place]}</h2>
      <ul class="fields">
        {here.map(({ name, schema, required = false, deprecated = false, description = '' }) => (
          <li key={name}>
            <NamedSchema
              name={name}
              schema={schema}
              required={required}
              deprecated={deprecated}
              description={description}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows responses by their statuses, each with links to the cases that show it. */
function Responses(props: { of: Record<string, Response>; operation: PageOperation }) {
  const { of, operation } = props;
  return Object.entries(of).map(([status, response]) => (
    <OneResponse
      key={status}
      status={status}
      response={resolved(response)}
      cases={operation.cases
        .filter((one) => String(one.response.status) === status)
        .map(({ name, summary }) => ({ place: `${operation.id}.${name}`, summary }))}
    />
  ));
}

/** Shows the schema of each media type. If all media types have the same schema, it is shown once. */
function Content({ content = {} }: { content?: Record<string, MediaType> }) {
  const types = Object.entries(content);
  const isShared = types.every(([, { schema }]) => sameSchema(schema, types[0]![1].schema));
  const shown =
    isShared && types.length > 0
      ? [[types.map(([type]) => type), types[0]![1]] as const]
      : types.map(([type, media]) => [[type], media] as const);
  return shown.map(([names, { schema }]) => (
    <div key={names.join()}>
      <p class="type">{names.join(' or ')}</p>
      {schema && <SchemaView schema={schema} />}
    </div>
  ));
}

function sameSchema(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function OneResponse(props: {
  status: string;
  response: Response;
  cases: { place: string; summary: string }[];
}) {
  const { status, response, cases } = props;
  const { description, headers = {}, content = {} } = response;
  const hasMore = [headers, content, cases].some((one) => Object.keys(one).length > 0);
  const title = (
    <>
      <b class={`status s${status[0]}`}>{status}</b> <MarkdownLine text={description} />
    </>
  );
  return (
    <div class="response">
      {hasMore ? (
        <details open={status.startsWith('2')}>
          <summary>{title}</summary>
          {Object.keys(headers).length > 0 && (
            <details class="response-headers">
              <summary>
                <h4>Headers ({Object.keys(headers).length})</h4>
              </summary>
              <ul class="fields">
                {Object.entries(headers).map(([name, written]) => {
                  const { schema, required = false, description = '' } = resolved<Header>(written);
                  return (
                    <li key={name}>
                      <NamedSchema
                        name={name}
                        schema={schema}
                        required={required}
                        description={description}
                      />
                      <Differences of={resolved<Header>(written)} />
                    </li>
                  );
                })}
              </ul>
            </details>
          )}
          <Content content={content} />
          {cases.length > 0 && (
            <>
              <h4>Cases</h4>
              <ul>
                {cases.map(({ place, summary }) => (
                  <li key={place}>
                    <a href={`#${place}`}>{summary}</a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </details>
      ) : (
        <p>{title}</p>
      )}
      <Differences of={response} />
    </div>
  );
}
