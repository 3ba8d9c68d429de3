/**
 * Finds effects of a write that its removal (`x-undo`) would leave. The guard of the conformance suite does not look for
 * them, since the suite sends its own requests. An assistant may send any request, and so may the tests of a user.
 */

import type { Call, Send } from '../../conformance/engine/index.ts';
import type { Writes } from '../../conformance/target/index.ts';
import type { Contract } from '../../contract/contract.ts';
import { isObject } from '../../contract/isObject.ts';
import { listProperties } from '../../contract/walkSchema.ts';
import { readJson } from '../../wire/readBody.ts';

/**
 * Returns the reason why a write could not be undone as a whole. Undefined if its removal undoes all of it. The guard
 * judges the rest.
 * @param writes the operations that the profile names. It accepts their effects
 * @param send sends a request that changes nothing
 */
export async function beyondUndo(
  contract: Contract,
  call: Call,
  { operations: named }: Pick<Writes, 'operations'>,
  send: Send,
): Promise<string | undefined> {
  const { operation, request } = call;
  if (named.has(operation.id)) return undefined;
  const undo = operation.definition['x-undo'];
  if (undo?.leaves !== undefined) return needsName(operation.id, undo.leaves);
  const fields = isObject(request.body) ? request.body : {};
  const staying = findStaying(contract, call);
  if (staying !== undefined) return needsName(operation.id, staying);
  for (const [name, expression] of Object.entries(undo?.parameters ?? {})) {
    const [, field] = /^\$request\.body#\/(\w+)$/.exec(expression) ?? [];
    // The removal of `a,b` would be that of a and of b.
    if (field !== undefined && String(fields[field] ?? '').includes(','))
      return `${field} has a comma, so the removal could not name the resource (${name}). Leave the comma out.`;
  }
  const note = typeof fields.body === 'string' ? noteProblem(fields.body) : undefined;
  const action = quickAction('description', fields.description);
  return note ?? action ?? (await replyProblem(contract, call, send));
}

/** Returns what a field of a request leaves behind, such as a new label of an issue. */
function findStaying(
  { document }: Contract,
  { operation: { definition, pointer }, request: { body, query } }: Call,
): string | undefined {
  const given: Record<string, unknown> = { ...query, ...(isObject(body) && body) };
  return Object.values(definition.requestBody?.content ?? {})
    .flatMap(({ schema }) => (schema ? listProperties(document, schema, pointer) : []))
    .filter(({ name }) => String(given[name] ?? '') !== '')
    .map(({ value }) => value['x-irreversible'])
    .find((reason) => typeof reason === 'string');
}

/** Says that only the profile can permit an operation. */
export function needsName(id: string, reason: string): string {
  return `${id} cannot be undone: ${reason} To allow it, a person names the operation in \`writes.operations\` of the profile.`;
}

/** Signs that nobody sees, such as a space of width 0. Some servers remove them before they read a line. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![\n\r\t])\p{Cc}/gu;

/** Returns the reason why the text of a note has an effect beside the note. */
function noteProblem(written: string): string | undefined {
  const action = quickAction('note', written);
  if (action !== undefined) return action;
  const text = written.replaceAll(INVISIBLE, '');
  if (/^\s*:[^\s:]+:\s*$/.test(text) || /^\s*\p{Extended_Pictographic}\S{0,7}\s*$/u.test(text))
    return 'the note is only an emoji, so it becomes a reaction, which nothing removes. Add a word.';
  return undefined;
}

/** Returns the reason why a text may do something, such as a line with /merge. */
function quickAction(name: string, text: unknown): string | undefined {
  return typeof text === 'string' && /^\s*\/\p{L}/imu.test(text.replaceAll(INVISIBLE, ''))
    ? `a line of the ${name} begins with \`/\`, so it may be a quick action such as /merge, which nothing undoes. Begin the line with a word.`
    : undefined;
}

/** Returns the reason why a reply changes the discussion that it answers. */
async function replyProblem(
  contract: Contract,
  { operation, request, as, token }: Call,
  send: Send,
): Promise<string | undefined> {
  const above = operation.path?.replace(/\/notes$/, '');
  const reader =
    operation.method === 'post' && above?.endsWith('/discussions/{discussion_id}')
      ? [...contract.operations.values()].find(
          ({ method, path }) => method === 'get' && path === above,
        )
      : undefined;
  if (!reader) return undefined;
  const { exchange } = await send({
    operation: reader,
    request: { path: request.path, query: {}, headers: {} },
    ...(as !== undefined && { as }),
    ...(token !== undefined && { token }),
    expected: { status: 200 },
  });
  const discussion = exchange.response?.status === 200 ? readJson(exchange.response) : undefined;
  return isObject(discussion) && discussion.individual_note === false
    ? undefined
    : 'the discussion is a single comment, or cannot be read. A reply would turn a comment into a thread, and nothing turns it back.';
}
