/** Checks all SHAs and email addresses in a case against the example world, wherever they occur. */
import type { JsonValue } from '../../contract/case.ts';
import { nearest } from '../../contract/nearest.ts';
import type { SourceCase } from '../read/readCases.ts';
import type { CompiledWorld } from './compileWorld.ts';
import { createdCommit, createdDiscussion, createdTag } from './createdObjects.ts';
import type { WorldFinding } from './worldFinding.ts';

const SHA = /\b[0-9a-f]{40}\b/g;
const EMAIL = /^[\w.+-]+@[\w.-]+\.\w+$/;

/** @param shas those of `knownShas`, which are the same for all cases */
export function checkPlainValues(
  compiled: CompiledWorld,
  documented: SourceCase,
  shas: Set<string>,
): WorldFinding[] {
  const { request, response } = documented;
  const sent = textsIn({ path: request.path, query: request.query, body: request.body ?? null }, [
    'request',
  ]);
  const received = textsIn({ headers: response.headers, body: response.body ?? null }, [
    'response',
  ]);
  return [
    ...checkShas(compiled, documented, [...sent, ...received], shas),
    ...checkEmails(compiled, documented, sent, received),
  ];
}

/** A string in a case, and its path. */
interface FoundText {
  text: string;
  path: (string | number)[];
}

function checkShas(
  compiled: CompiledWorld,
  documented: SourceCase,
  texts: FoundText[],
  known: Set<string>,
): WorldFinding[] {
  const created = createdBy(compiled, documented);
  return texts.flatMap(({ text, path }) =>
    [...text.matchAll(SHA)]
      .map(([sha]) => sha)
      .filter((sha) => !known.has(sha) && sha !== created.sha)
      .map((sha) => ({
        path,
        rule: 'case-sha',
        message: `No repository and no discussion of the world has ${sha}. ${created.text}`,
      })),
  );
}

/** Returns the SHAs of the example world, and the SHAs that stand for unknown objects. */
export function knownShas({ world, values }: CompiledWorld): Set<string> {
  return new Set([
    ...[...world.repositories.values()].flatMap(({ objects }) => [...objects]),
    ...(world.tables.discussions ?? []).map(({ id }) => String(id)),
    ...Object.values(values.kinds).map(({ unknown }) => String(unknown)),
  ]);
}

/** Returns the SHA of the object that the case creates, and a sentence about it for the message about a wrong SHA. */
function createdBy(
  compiled: CompiledWorld,
  documented: SourceCase,
): { sha?: string; text: string } {
  const plain = 'Use a SHA from openapi/world/, or from the same resource in another case';
  if (documented.response.status >= 300) return { text: plain };
  const body = documented.response.body as { notes?: { id: number }[] } | undefined;
  try {
    switch (documented.operation) {
      case 'createCommit': {
        const sha = createdCommit(compiled, documented);
        return { sha, text: `The commit that this request creates has ${sha}` };
      }
      case 'createTag': {
        const sha = createdTag(compiled, documented);
        return { sha, text: `The tag that this request creates points at ${sha}` };
      }
      case 'createIssueDiscussion':
      case 'createSnippetDiscussion': {
        const sha = createdDiscussion(body?.notes?.[0]?.id ?? 0);
        return { sha, text: `The discussion that this request creates has the ID ${sha}` };
      }
      default:
        return { text: plain };
    }
  } catch (error) {
    return {
      text: `The SHA that this request creates cannot be computed: ${(error as Error).message}`,
    };
  }
}

function checkEmails(
  { world, values }: CompiledWorld,
  { creates = [] }: SourceCase,
  sent: FoundText[],
  received: FoundText[],
): WorldFinding[] {
  const people = [
    ...(world.tables.users ?? []).map(({ email }) => String(email)),
    ...(world.tables.invitations ?? []).map(({ invite_email }) => String(invite_email)),
  ];
  const announced = sent
    .filter(({ path }) => creates.includes(path.slice(1).join('.')))
    .flatMap(({ text }) => emailsIn(text));
  const known = new Set([
    ...people,
    ...announced,
    ...Object.values(values.kinds).map(({ unknown }) => String(unknown)),
  ]);
  return [...sent, ...received].flatMap(({ text, path }) =>
    emailsIn(text)
      .filter((email) => !known.has(email))
      .map((email) => {
        const near = nearest(email, people);
        return {
          path,
          rule: 'case-email',
          message: `Nobody in the world has the address ${email}${near ? `; did you mean ${near}?` : ''}`,
        };
      }),
  );
}

/** Returns the email addresses in a text: all items of a list with commas, or addresses in angle brackets. */
function emailsIn(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every((part) => EMAIL.test(part))
    ? parts
    : [...text.matchAll(/<([^<>\s]+@[^<>\s]+)>/g)].flatMap(([, email]) => email ?? []);
}

/** Returns every string in a value, including the names of fields, since some names are email addresses. */
function textsIn(value: JsonValue, path: (string | number)[]): FoundText[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => [
    ...(Array.isArray(value) ? [] : [{ text: name, path: [...path, name] }]),
    ...textsIn(item, [...path, Array.isArray(value) ? Number(name) : name]),
  ]);
}
