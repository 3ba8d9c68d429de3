import { createContext } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ANONYMOUS } from '../../../contract/roles.ts';
import { answerDocumented } from './answerDocumented.ts';
import { Code, HeaderLines } from './CasePanel.tsx';
import {
  basePath,
  type Connection,
  findRole,
  hasSandbox,
  isElsewhere,
  isMoved,
  isServed,
  isUsable,
  readSandbox,
  type Sandbox,
  writeAddress,
  writeToken,
} from './connection.ts';
import type { PageOperation } from './model.ts';
import type { ShownCase } from './pageData.ts';
import { readResponse, type SendResult, send } from './send.ts';

/** The server and the caller that the reader has selected. All cases use the same selection. */
export const ConnectionContext = createContext<
  [Connection, Change, isOpen: boolean, (isOpen: boolean) => void]
>(undefined as never);

type Change = (change: Partial<Connection>) => void;

/** The fields of the form for a case. */
interface Fields {
  operation: PageOperation;
  connection: Connection;
  change: Change;
}

/** A form that sends the request of a case. The reader can change the request first. */
export function TryIt({ operation, shown }: { operation: PageOperation; shown: ShownCase }) {
  const [connection, change, isOpen, setOpen] = useContext(ConnectionContext);
  const [sandbox, setSandbox] = useState<Sandbox>();
  const [request, setRequest] = useState(shown.request);
  const [result, setResult] = useState<SendResult | 'waiting'>();
  const received = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (result) received.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  // A response of another request would be taken for that of the shown one.
  useLayoutEffect(() => setResult(undefined), [request, connection]);
  const isSandbox = connection.server === 'sandbox';
  useEffect(() => {
    const forget = () => setSandbox(undefined);
    if (isOpen && isSandbox && isUsable(operation, connection))
      readSandbox(connection.sandbox).then(setSandbox, forget);
  }, [isOpen, isSandbox, connection.sandbox]);

  const role = sandbox && findRole(operation, shown, sandbox);
  const caller = chooseCaller(connection, shown, role);
  const submit = async (event: Event) => {
    event.preventDefault();
    setResult(undefined);
    const problem = findProblem(operation, request, connection);
    if (problem !== undefined) return setResult({ problem: `Nothing was sent: ${problem}` });
    const address = writeAddress(operation, request, connection, undefined);
    const question = `${operation.method.toUpperCase()} ${address}\n\nThis request may change or delete data there. Send it?`;
    if (isElsewhere(connection) && operation.method !== 'get' && !confirm(question)) return;
    setResult('waiting');
    setResult(await sendCase(operation, shown, request, connection));
  };
  const fields = { operation, connection, change };
  return (
    <details
      class="try"
      id="try"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Try it</summary>
      {isOpen && (
        <form onSubmit={submit}>
          <ServerFields {...fields} />
          <CallerFields {...fields} sandbox={sandbox} role={role} caller={caller} as={shown.as} />
          <RequestFields operation={operation} request={request} setRequest={setRequest} />
          <button type="submit">Send</button>{' '}
          {request !== shown.request && (
            <button type="button" onClick={() => setRequest(shown.request)}>
              Back to the request of the case
            </button>
          )}
          <div role="status" ref={received}>
            {result === 'waiting'
              ? 'Sent …'
              : result && <ActualResponse result={result} shown={shown} />}
          </div>
        </form>
      )}
    </details>
  );
}

/** The end of an address, which the sandbox prints with the base path. */
const API_PATH = new RegExp(`(${basePath})?/*$`);

/** Selects the server, and asks for its address if the page does not know it. */
function ServerFields({ operation, connection, change }: Fields) {
  return (
    <>
      <label>
        Send to
        <select
          value={connection.server}
          onChange={({ currentTarget: { value } }) =>
            change({ server: value as Connection['server'], caller: '' })
          }
        >
          {hasSandbox && (
            <option value="sandbox">
              {isServed ? 'the sandbox at this address' : 'a sandbox on this machine'}
            </option>
          )}
          <option value="documented">nobody: the documented example</option>
          <option value="other">another deployment</option>
        </select>
      </label>
      {connection.server === 'sandbox' && !isServed && (
        <label>
          Its address
          <input
            type="url"
            required
            // The page may render again while the reader types, so the field keeps its own text until it is left.
            defaultValue={connection.sandbox}
            onChange={({ currentTarget }) => {
              const sandbox = currentTarget.value.replace(API_PATH, '');
              currentTarget.value = sandbox;
              change({ sandbox, caller: '' });
            }}
          />
        </label>
      )}
      {connection.server === 'other' && (
        <label>
          {operation.path === undefined ? 'Address of the integration' : 'Its address'}
          <input
            type="url"
            required
            placeholder="https://forge.example.com"
            value={connection.address}
            onInput={({ currentTarget: { value } }) => change({ address: value.trim() })}
          />
        </label>
      )}
    </>
  );
}

/** Selects the caller, and asks for a token if it is the reader's own. */
function CallerFields(
  props: Fields & {
    sandbox: Sandbox | undefined;
    role: string | undefined;
    caller: string | undefined;
    as: ShownCase['as'];
  },
) {
  const { connection, change, sandbox, role, caller, as } = props;
  const isSandbox = connection.server === 'sandbox';
  const yours = as === ANONYMOUS ? 'anonymous, without a token' : 'with a token of yours';
  const callerName = { sandbox: role, other: yours, documented: '' }[connection.server];
  return (
    <>
      <label>
        As
        <select
          value={connection.caller}
          onChange={({ currentTarget: { value } }) => change({ caller: value })}
        >
          <option value="">
            the caller of the case{callerName && ` (${callerName.replaceAll('-', ' ')})`}
          </option>
          {isSandbox &&
            Object.keys(sandbox?.tokens ?? {}).map((name) => (
              <option key={name} value={name}>
                {name.replaceAll('-', ' ')}
              </option>
            ))}
          <option value="none">anonymous, without a token</option>
          {connection.server !== 'documented' && <option value="own">a token of yours</option>}
        </select>
      </label>
      {caller === 'own' && (
        <label>
          Token
          <input
            type="password"
            autocomplete="off"
            value={connection.token}
            onInput={({ currentTarget: { value } }) => change({ token: value })}
          />
        </label>
      )}
      <p role="status" class="warn">
        {connection.tokenRemoved && 'Your token was removed, since it belongs to another server. '}
        {caller === 'own' && connection.token === '' && 'The request has no token.'}
      </p>
    </>
  );
}

/** Shows the path and the body of the request, which the reader can change. */
function RequestFields(props: {
  operation: PageOperation;
  request: ShownCase['request'];
  setRequest: (request: ShownCase['request']) => void;
}) {
  const { operation, request, setRequest } = props;
  return (
    <>
      {operation.path !== undefined && (
        <label>
          Path after {basePath} ({operation.method.toUpperCase()})
          <input
            spellcheck={false}
            value={request.path}
            onInput={({ currentTarget: { value } }) => setRequest({ ...request, path: value })}
          />
        </label>
      )}
      {request.body !== undefined && (
        <label>
          Body ({request.headers['Content-Type']})
          <textarea
            spellcheck={false}
            rows={Math.min(12, request.body.split('\n').length + 1)}
            value={request.body}
            onInput={({ currentTarget: { value } }) => setRequest({ ...request, body: value })}
          />
        </label>
      )}
    </>
  );
}

/** Returns the reason why a request is not sent. Undefined if it reaches the path of its operation. */
function findProblem(
  operation: PageOperation,
  request: ShownCase['request'],
  connection: Connection,
): string | undefined {
  if (!isUsable(operation, connection))
    return 'the address must have scheme and host, such as https://forge.example.com, and no query, fragment or password.';
  return operation.path !== undefined && isMoved(operation, request)
    ? `the path would lead to another operation. It must be like ${operation.path}. Write a slash in a value as %2F, # as %23, ? as %3F, and no . or .. between slashes (also not as %2e).`
    : undefined;
}

/** Sends the request to the server and as the caller that the reader has selected. */
async function sendCase(
  operation: PageOperation,
  shown: ShownCase,
  request: ShownCase['request'],
  connection: Connection,
): Promise<SendResult> {
  const isSandbox = connection.server === 'sandbox';
  // A fast reader may press the button before the tokens of the sandbox have arrived, so the code waits for them.
  const known = isSandbox
    ? await readSandbox(connection.sandbox).catch(() => undefined)
    : undefined;
  if (isSandbox && !known) {
    const address = connection.sandbox || location.origin;
    return { problem: `No sandbox answers at ${address}. Start one: npx forge-sandbox` };
  }
  const caller = chooseCaller(connection, shown, known && findRole(operation, shown, known));
  const token = caller === 'own' ? connection.token : findToken(caller, known);
  const headers = { ...request.headers, ...writeToken(operation, shown, token) };
  if (connection.server === 'documented')
    return readResponse(await answerDocumented(operation, shown, request, headers));
  const address = writeAddress(operation, request, connection, known);
  return send(address, operation.method, headers, request.body);
}

/** Returns the caller that the reader has selected. Without a selection, it is the caller of the case. */
function chooseCaller({ caller, server }: Connection, { as }: ShownCase, role: string | undefined) {
  if (caller !== '') return caller;
  if (server === 'sandbox') return role;
  if (as === ANONYMOUS) return 'none';
  return server === 'documented' ? 'documented' : 'own';
}

function findToken(caller: string | undefined, sandbox: Sandbox | undefined): string | undefined {
  if (caller === 'documented') return 'token-of-the-case';
  if (caller === 'integration') return sandbox?.alertIntakes.custom?.key;
  return sandbox?.tokens[caller ?? ''];
}

function ActualResponse({ result, shown }: { result: SendResult; shown: ShownCase }) {
  if ('problem' in result) return <p class="warn">{result.problem}</p>;
  const { status, milliseconds, headers, text } = result;
  return (
    <>
      <p>
        {milliseconds === undefined ? 'Documented example' : 'Response'}{' '}
        <b class={`status s${String(status)[0]}`}>{status}</b>
        {milliseconds !== undefined && ` in ${milliseconds} ms`}
        {status === shown.response.status
          ? milliseconds === undefined
            ? '.'
            : ', as documented.'
          : `; the case documents ${shown.response.status}.`}
      </p>
      {text === '' ? <p>No body.</p> : <Code text={text} label="Response" />}
      <details>
        <summary>Headers</summary>
        <HeaderLines lines={headers} />
      </details>
    </>
  );
}
