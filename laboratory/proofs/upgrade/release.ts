/**
 * Thirty differences between two releases. They were written from the API documentation, before the engine of `upgrade`
 * existed. Each has an edit of the document, and a gateway applies it to the exchanges of a sandbox.
 */
import type { JsonValue } from '../../../contract/case.ts';
import { isObject } from '../../../contract/isObject.ts';
import type { Document, Operation, Schema } from '../../../contract/openapi.ts';

/** A request as the gateway sees it, and the operation of the contract that it calls. */
export interface GatewayCall {
  operation: string;
  query: URLSearchParams;
  /** The JSON body. Undefined without one. */
  body?: JsonValue | undefined;
}

export interface ReleaseDifference {
  id: string;
  summary: string;
  /** The operations that the difference is about. */
  operations: RegExp;
  /** Those of them whose bodies the documents do not show, so that no document can say what changes. */
  notShown?: RegExp;
  /** A change that the engine names as the reason fits this: `kind place: what`. */
  reason: RegExp;
  /** Makes the document that of the later release. */
  document(document: Document): void;
  /** Returns the message of a refusal with 400, or undefined for an accepted call. */
  refuse?(call: GatewayCall): string | undefined;
  /** The status of a refusal. Default: 400. */
  refusal?: number;
  /** Changes the query before the call is forwarded. */
  forward?(call: GatewayCall): void;
  /** Returns the later form of the body of a success. */
  change?(body: JsonValue): JsonValue;
  /** The status in place of the one that the earlier release sends. */
  status?: { from: number; to: number };
  /** The name of a header that the later release no longer sends, in lower case. */
  dropHeader?: string;
}

type Fields = { [name: string]: JsonValue };

/** Applies a function to each object in a value that has a field. */
function eachWith(value: JsonValue, field: string, apply: (object: Fields) => void): JsonValue {
  if (Array.isArray(value)) for (const one of value) eachWith(one, field, apply);
  else if (isObject(value)) {
    if (field in value) apply(value);
    for (const one of Object.values(value)) eachWith(one, field, apply);
  }
  return value;
}

const without = (field: string) => (body: JsonValue) =>
  eachWith(body, field, (object) => {
    delete object[field];
  });
const withValue = (field: string, later: (value: JsonValue) => JsonValue) => (body: JsonValue) =>
  eachWith(body, field, (object) => {
    object[field] = later(object[field]!);
  });
/** Applies a change to the object itself or to the items of a list, and not to objects within them. */
const onTop = (change: (object: Fields) => void) => (body: JsonValue) => {
  for (const one of [body].flat()) if (isObject(one)) change(one);
  return body;
};

function schema(document: Document, name: string): Schema {
  const found = document.components?.schemas?.[name];
  if (!found) throw new Error(`The document has no schema ${name}`);
  return found;
}

function property(document: Document, name: string, field: string): Schema {
  const found = schema(document, name).properties?.[field];
  if (!isObject(found as JsonValue)) throw new Error(`${name} has no field ${field}`);
  return found as Schema;
}

function dropField(document: Document, name: string, field: string): void {
  const { properties = {}, required } = schema(document, name);
  if (!(field in properties)) throw new Error(`${name} has no field ${field}`);
  delete properties[field];
  if (required) schema(document, name).required = required.filter((one) => one !== field);
}

function operationsLike(document: Document, ids: RegExp): Operation[] {
  return Object.values(document.paths ?? {}).flatMap((item) =>
    Object.values(item as Record<string, Operation>).filter(
      ({ operationId }) => operationId !== undefined && ids.test(operationId),
    ),
  );
}

function parameterSchemas(document: Document, ids: RegExp, name: string): Schema[] {
  return operationsLike(document, ids).flatMap(({ parameters = [] }) =>
    parameters.filter((one) => one.name === name).map((one) => one.schema as Schema),
  );
}

function dropParameter(document: Document, ids: RegExp, name: string): void {
  for (const one of operationsLike(document, ids))
    if (one.parameters) one.parameters = one.parameters.filter((other) => other.name !== name);
}

function unlessSent(name: string, value: string): (call: GatewayCall) => void {
  return ({ query }) => {
    if (!query.has(name)) query.set(name, value);
  };
}

function field(call: GatewayCall, name: string): JsonValue | undefined {
  return isObject(call.body) ? call.body[name] : undefined;
}

const NOTES = /Note$|Notes$|Discussions?$/;
const CREATES_NOTE = /^(create|update)(Issue|MergeRequest)Note$/;

export const RELEASE: ReleaseDifference[] = [
  {
    id: 'note-confidential-gone',
    summary: 'The deprecated field `confidential` of notes ends.',
    operations: NOTES,
    reason: /confidential/,
    document: (document) => dropField(document, 'NoteContent', 'confidential'),
    change: without('confidential'),
  },
  {
    id: 'note-confidential-refused',
    summary: 'A note that is created with `confidential` is refused.',
    operations: CREATES_NOTE,
    reason: /confidential/,
    document: (document) => {
      for (const name of ['IssueNoteCreate', 'IssueNoteUpdate', 'MergeRequestNoteUpdate'])
        dropField(document, name, 'confidential');
    },
    refuse: (call) =>
      field(call, 'confidential') === undefined ? undefined : 'confidential is unknown',
  },
  {
    id: 'clusters-gone',
    summary: 'The deprecated operations of clusters end.',
    operations: /Clusters?$/,
    reason: /operation|status/,
    document: (document) => {
      for (const path of Object.keys(document.paths ?? {}))
        if (path.includes('/clusters')) delete document.paths![path];
    },
    refusal: 404,
    refuse: () => '404 Not Found',
  },
  {
    id: 'merge-status-gone',
    summary: 'The deprecated field `merge_status` of merge requests ends.',
    operations: /MergeRequests$|MergeRequestBlock/,
    reason: /merge_status/,
    document: (document) => dropField(document, 'MergeRequest', 'merge_status'),
    change: without('merge_status'),
  },
  {
    id: 'assignee-gone',
    summary: 'The deprecated field `assignee` of merge requests ends.',
    operations: /MergeRequests$|MergeRequestBlock/,
    reason: /assignee/,
    document: (document) => dropField(document, 'MergeRequest', 'assignee'),
    change: without('assignee'),
  },
  {
    id: 'milestone-description-null',
    summary: 'The description of a milestone is null.',
    operations: /Milestones?$/,
    notShown: /Milestone$/,
    reason: /description/,
    document: (document) => {
      property(document, 'Milestone', 'description').type = ['string', 'null'];
    },
    change: onTop((object) => {
      if ('description' in object) object.description = null;
    }),
  },
  {
    id: 'runner-scope-refused',
    summary: 'The deprecated parameter `scope` of the list of runners ends.',
    operations: /^listRunners$|^listAllRunners$/,
    reason: /scope|status/,
    document: (document) => dropParameter(document, /^listRunners$|^listAllRunners$/, 'scope'),
    refuse: ({ query }) => (query.has('scope') ? 'scope is unknown' : undefined),
  },
  {
    id: 'runner-active-gone',
    summary: 'The deprecated field `active` of runners ends.',
    operations: /Runners?$/,
    notShown: /^list(Project|Group)Runners$|^createRunner$/,
    reason: /active/,
    document: (document) => dropField(document, 'Runner', 'active'),
    change: without('active'),
  },
  {
    id: 'runner-status-value',
    summary: 'A runner that never called is `new` and no longer `never_contacted`.',
    operations: /Runners?$/,
    notShown: /^list(Project|Group)Runners$|^createRunner$/,
    reason: /status/,
    document: (document) => {
      const status = property(document, 'Runner', 'status');
      for (const keyword of ['enum', 'x-extensible-enum'])
        if (Array.isArray(status[keyword]))
          status[keyword] = status[keyword].map((one) => (one === 'never_contacted' ? 'new' : one));
    },
    change: withValue('status', (value) => (value === 'never_contacted' ? 'new' : value)),
  },
  {
    id: 'tag-target-gone',
    summary: 'The field `target` of tags ends.',
    operations: /Tags?$/,
    reason: /target/,
    document: (document) => dropField(document, 'Tag', 'target'),
    change: onTop((object) => {
      delete object.target;
    }),
  },
  {
    id: 'page-size',
    summary: 'A page of commits or tags has 5 items by default.',
    operations: /^list(Commits|Tags)$/,
    reason: /per_page|items|x-per-page|link/i,
    document: (document) => {
      for (const one of parameterSchemas(document, /^list(Commits|Tags)$/, 'per_page'))
        one.default = 5;
    },
    forward: unlessSent('per_page', '5'),
  },
  {
    id: 'page-size-limit',
    summary: 'A page of merge requests has at most 50 items.',
    operations: /^list(Group)?MergeRequests$/,
    reason: /per_page|status/,
    document: (document) => {
      for (const one of parameterSchemas(document, /^list(Group)?MergeRequests$/, 'per_page'))
        one.maximum = 50;
    },
    refuse: ({ query }) =>
      Number(query.get('per_page') ?? 20) > 50 ? 'per_page is above 50' : undefined,
  },
  {
    id: 'note-order',
    summary: 'Notes of an issue are listed from the oldest to the newest by default.',
    operations: /^listIssueNotes$/,
    reason: /sort|order/,
    document: (document) => {
      for (const one of parameterSchemas(document, /^listIssueNotes$/, 'sort')) one.default = 'asc';
    },
    forward: unlessSent('sort', 'asc'),
  },
  {
    id: 'trailers-list',
    summary: 'The trailers of a commit are a list of pairs and no object.',
    operations: /Commits?$/,
    reason: /trailers/,
    document: (document) => {
      schema(document, 'Commit').properties!.trailers = { type: 'array', items: {} };
      const part = schema(document, 'CommitWithStatus').allOf?.[1] as Schema | undefined;
      if (part?.properties?.trailers) part.properties.trailers = { type: 'array', items: {} };
    },
    change: withValue('trailers', (value) => (isObject(value) ? Object.entries(value) : value)),
  },
  {
    id: 'stats-default',
    summary: 'A single commit has its statistics only if they are asked for.',
    operations: /^getCommit$/,
    reason: /stats/,
    document: (document) => {
      for (const one of parameterSchemas(document, /^getCommit$/, 'stats')) one.default = false;
    },
    forward: unlessSent('stats', 'false'),
  },
  {
    id: 'compare-timeout-gone',
    summary: 'The field `compare_timeout` of a comparison ends.',
    operations: /^compareRefs$/,
    reason: /compare_timeout/,
    document: (document) => dropField(document, 'Comparison', 'compare_timeout'),
    change: without('compare_timeout'),
  },
  {
    id: 'tree-mode-number',
    summary: 'The mode of an entry of a tree is a number.',
    operations: /^listTree$/,
    reason: /mode/,
    document: (document) => {
      schema(document, 'TreeEntry').properties!.mode = { type: 'integer' };
    },
    change: withValue('mode', (value) => Number.parseInt(String(value), 8)),
  },
  {
    id: 'milestone-state-value',
    summary: 'An open milestone has the state `open` and no longer `active`.',
    operations: /Milestones?$/,
    notShown: /Milestone$/,
    reason: /state/,
    document: (document) => {
      property(document, 'Milestone', 'state').enum = ['open', 'closed'];
    },
    change: onTop((object) => {
      if (object.state === 'active') object.state = 'open';
    }),
  },
  {
    id: 'milestone-due-date-required',
    summary: 'A milestone needs a due date.',
    operations: /^createMilestone$/,
    reason: /due_date|status/,
    document: (document) => {
      schema(document, 'MilestoneCreate').required = ['title', 'due_date'];
    },
    refuse: (call) => (field(call, 'due_date') === undefined ? 'due_date is missing' : undefined),
  },
  {
    id: 'environment-name-limit',
    summary: 'The name of a protected environment has at most 12 characters.',
    operations: /^createProtectedEnvironment$/,
    reason: /name|status/,
    document: (document) => {
      property(document, 'ProtectedEnvironmentCreate', 'name').maxLength = 12;
    },
    refuse: (call) =>
      String(field(call, 'name') ?? '').length > 12 ? 'name is too long' : undefined,
  },
  {
    id: 'invitation-owner-refused',
    summary: 'Nobody can be invited as an owner.',
    operations: /^create(Project|Group)Invitation$/,
    reason: /access_level|status/,
    document: (document) => {
      const level = property(document, 'InvitationCreate', 'access_level');
      level.maximum = 40;
    },
    refuse: (call) =>
      Number(field(call, 'access_level') ?? 30) > 40 ? 'access_level is above 40' : undefined,
  },
  {
    id: 'key-created-day',
    summary: 'The creation of an SSH key is a day without a time.',
    operations: /SshKeys?$/,
    reason: /created_at/,
    document: (document) => {
      property(document, 'SshKey', 'created_at').format = 'date';
    },
    change: withValue('created_at', (value) => String(value).slice(0, 10)),
  },
  {
    id: 'mirror-status-value',
    summary: 'A mirror that never ran has the status `idle` and no longer `none`.',
    operations: /RemoteMirrors?$/,
    reason: /update_status/,
    document: (document) => {
      const status = property(document, 'RemoteMirror', 'update_status');
      status.enum = ['idle', 'scheduled', 'started', 'finished', 'failed'];
    },
    change: withValue('update_status', (value) => (value === 'none' ? 'idle' : value)),
  },
  {
    id: 'individual-note-gone',
    summary: 'The field `individual_note` of discussions ends.',
    operations: /Discussions?$/,
    reason: /individual_note/,
    document: (document) => dropField(document, 'Discussion', 'individual_note'),
    change: without('individual_note'),
  },
  {
    id: 'tag-created-status',
    summary: 'A created tag has the status 200 and no longer 201.',
    operations: /^createTag$/,
    reason: /status|response 20[01]/,
    document: (document) => {
      for (const { responses } of operationsLike(document, /^createTag$/)) {
        responses['200'] = responses['201']!;
        delete responses['201'];
      }
    },
    status: { from: 201, to: 200 },
  },
  {
    id: 'note-body-limit',
    summary: 'A note has at most 60 characters.',
    operations: /^create(Issue|MergeRequest)Note$/,
    reason: /body|status/,
    document: (document) => {
      for (const name of ['IssueNoteCreate', 'MergeRequestNoteCreate'])
        property(document, name, 'body').maxLength = 60;
    },
    refuse: (call) =>
      String(field(call, 'body') ?? '').length > 60 ? 'body is too long' : undefined,
  },
  {
    id: 'author-email-gone',
    summary: 'The author of a note has no email.',
    operations: /Notes?$/,
    reason: /email/,
    document: (document) => {
      const part = schema(document, 'NoteAuthorWithEmail').allOf?.[1] as Schema;
      delete part.properties?.email;
      delete part.required;
    },
    change: (body) =>
      eachWith(body, 'author', ({ author }) => {
        if (isObject(author)) delete author.email;
      }),
  },
  {
    id: 'merge-request-scope-default',
    summary: 'The list of merge requests has those of all authors by default.',
    operations: /^listMergeRequests$/,
    reason: /scope|items/,
    document: (document) => {
      for (const one of parameterSchemas(document, /^listMergeRequests$/, 'scope'))
        one.default = 'all';
    },
    forward: unlessSent('scope', 'all'),
  },
  {
    id: 'total-gone',
    summary: 'The list of contributors has no total.',
    operations: /^listContributors$/,
    reason: /x-total/i,
    document: (document) => {
      for (const { responses } of operationsLike(document, /^listContributors$/))
        delete (responses['200'] as { headers?: Record<string, unknown> }).headers?.['x-total'];
    },
    dropHeader: 'x-total',
  },
  {
    id: 'search-length',
    summary: 'A search for tags needs three characters.',
    operations: /^listTags$/,
    reason: /search|status/,
    document: (document) => {
      for (const one of parameterSchemas(document, /^listTags$/, 'search')) one.minLength = 3;
    },
    refuse: ({ query }) =>
      query.has('search') && query.get('search')!.length < 3 ? 'search is too short' : undefined,
  },
];
