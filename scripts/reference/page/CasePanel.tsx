import { useState } from 'preact/hooks';
import { findBasePath } from '../../../contract/deployment.ts';
import { callerText } from '../callerText.ts';
import { sampleRequest } from '../samples/sampleRequest.ts';
import { writeSamples } from '../samples/samples.ts';
import { FieldStatements } from './FieldStatements.tsx';
import { definition, type PageOperation } from './model.ts';
import type { ShownCase } from './pageData.ts';
import { TryIt } from './TryIt.tsx';

/** Shows one case of an operation, with its request and response. The reader can select the other cases. */
export function CasePanel(props: { operation: PageOperation; named: ShownCase | undefined }) {
  const { operation, named } = props;
  const shown = named ?? operation.cases[0];
  if (!shown) return null;
  const succeeding = operation.cases.filter(({ response }) => response.status < 300);
  const refused = operation.cases.filter(({ response }) => response.status >= 300);
  return (
    <section class="cases" aria-labelledby="cases">
      <h2 id="cases">Cases</h2>
      <label for="case">{operation.cases.length} documented</label>
      <select
        id="case"
        value={shown.name}
        onChange={(event) => {
          location.hash = `#${operation.id}.${event.currentTarget.value}`;
        }}
      >
        <CaseOptions label="Succeed" cases={succeeding} />
        <CaseOptions label="Refused" cases={refused} />
      </select>
      <h3>{shown.summary}</h3>
      <p>
        <a href={`#${operation.id}.${shown.name}`}>{shown.name}</a>, called {callerText(shown.as)}
        {shown.breaks && (
          <>
            , breaks the contract at <code>{shown.breaks}</code>
          </>
        )}
      </p>
      <RequestTabs operation={operation} shown={shown} />
      <TryIt key={shown.name} operation={operation} shown={shown} />
      <ResponseView operation={operation} shown={shown} />
    </section>
  );
}

/** Shows the request of a case in the language that the reader chooses. */
export function RequestTabs({ operation, shown }: { operation: PageOperation; shown: ShownCase }) {
  const [tab, setTab] = useState(localStorage.getItem('language') ?? 'curl');
  const choose = (label: string) => {
    localStorage.setItem('language', label);
    setTab(label);
  };
  const tabs = [
    { label: 'HTTP', source: httpText(operation, shown) },
    ...writeSamples(definition, operation, shown),
  ];
  // Refused cases have no sample with the client. Then the second tab is shown instead.
  const request = tabs.find(({ label }) => label === tab) ?? tabs[1]!;
  return (
    <>
      <div class="code-head" id="samples">
        <fieldset>
          <legend>Request</legend>
          {tabs.map(({ label }) => (
            <label key={label}>
              <input
                type="radio"
                name="sample"
                checked={label === request.label}
                onChange={() => choose(label)}
              />{' '}
              {label}
            </label>
          ))}
        </fieldset>
        <CopyButton what="request" text={request.source} />
      </div>
      <Code text={request.source} label="Request" />
    </>
  );
}

function CaseOptions({ label, cases }: { label: string; cases: ShownCase[] }) {
  if (cases.length === 0) return null;
  return (
    <optgroup label={label}>
      {cases.map(({ name, summary, response }) => (
        <option key={name} value={name}>
          {response.status} {name}: {summary}
        </option>
      ))}
    </optgroup>
  );
}

function ResponseView({ operation, shown }: { operation: PageOperation; shown: ShownCase }) {
  const { status, headers, contentType, body, bodyBase64 } = shown.response;
  const [isTraced, setTraced] = useState(false);
  const text = bodyBase64 ?? bodyText(body);
  const lines = Object.entries({ ...(contentType && { 'content-type': contentType }), ...headers });
  const hasFields = body instanceof Object;
  return (
    <>
      <div class="code-head">
        <h4>
          Documented response: <b class={`status s${String(status)[0]}`}>{status}</b>
        </h4>
        {text !== '' && <CopyButton what="response" text={text} />}
      </div>
      {lines.length > 0 && <HeaderLines lines={lines} />}
      {bodyBase64 !== undefined && <p>The bytes, in Base64:</p>}
      {text === '' ? <p>No body.</p> : <Code text={text} label="Documented response" />}
      {(hasFields || lines.length > 0) && (
        <label class="trace">
          <input
            type="checkbox"
            checked={isTraced}
            onChange={({ currentTarget: { checked } }) => setTraced(checked)}
          />{' '}
          Which statement is each field from?
        </label>
      )}
      {isTraced && <FieldStatements operation={operation} shown={shown} />}
    </>
  );
}

export function bodyText(body: unknown): string {
  if (body === undefined) return '';
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2);
}

/** The text before the token. In Basic, the user name is empty, and Base64 encodes both. */
const SECRET_PREFIXES = { plain: '', bearer: 'Bearer ', basic: 'Basic base64 of :' };

function httpText(operation: PageOperation, shown: ShownCase): string {
  const { method, path } = operation;
  const { request } = shown;
  const { secret } = sampleRequest(definition, operation, shown);
  const target =
    path === undefined ? '{address of the integration}' : findBasePath(definition) + request.path;
  const token = secret && { [secret.header]: `${SECRET_PREFIXES[secret.form]}$${secret.variable}` };
  const headers = Object.entries({ ...token, ...request.headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = [`${method.toUpperCase()} ${target}`, ...headers].join('\n');
  return request.body === undefined ? head : `${head}\n\n${request.body}`;
}

/** Shows the headers of a response, one per line. */
export function HeaderLines({ lines }: { lines: [name: string, value: string][] }) {
  return (
    <ul class="headers">
      {lines.map(([name, value]) => (
        <li key={name}>
          <code>
            {name}: {value}
          </code>
        </li>
      ))}
    </ul>
  );
}

/** Shows a text in a box that readers can scroll with the keyboard. */
export function Code({ text, label }: { text: string; label: string }) {
  return (
    <section class="code" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach everything that scrolls */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </section>
  );
}

/** A button that copies a text, and then shows a confirmation. */
function CopyButton({ what, text }: { what: string; text: string }) {
  const [copied, setCopied] = useState<string>();
  return (
    <button
      type="button"
      onClick={async () => {
        await navigator.clipboard.writeText(text);
        setCopied(text);
      }}
    >
      {copied === text ? 'Copied' : `Copy ${what}`}
    </button>
  );
}
