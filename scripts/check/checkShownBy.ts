/**
 * Checks that the parts which judge a statement are about it. A case or a step sends the named values or leaves out the
 * named parameters, reads the named fields, and expects the named status. The name of a job tells which parameter it
 * sends.
 */
import type { Case, JsonValue } from '../../contract/case.ts';
import { isObject } from '../../contract/isObject.ts';
import { isStatus, type Showing, type Statement, stepNamed } from '../../contract/statement.ts';
import { readCondition, statusesIn } from '../../contract/workflows/condition.ts';
import type { Workflow, WorkflowStep } from '../../contract/workflows/workflow.ts';
import type { Problem } from '../../contract/yaml/problem.ts';
import { problemAt } from '../../contract/yaml/problemAt.ts';
import type { SourceStatement } from '../read/readStatements.ts';

/** The parts that can judge a statement. */
export interface Shown {
  cases: Pick<Case, 'operation' | 'id' | 'name' | 'request' | 'response'>[];
  workflows: Pick<Workflow, 'id' | 'inputs' | 'steps'>[];
  /** Returns the names of the parameters of an operation, and of the fields of its body. */
  namesFor: (operation: string) => string[];
}

/** The facts about a part of `shownBy`: the sent, read and expected values. An absent key is not known before the job runs. */
interface Facts {
  /** Names with their values. An undefined value stands for any. */
  sends?: [name: string, value: JsonValue | undefined][];
  /** Returns true if a request of it leaves out a parameter, or a field: `files.ref`. */
  omits?: (name: string) => boolean;
  /** The names that occur in its criteria, or in its documented response. */
  reads?: Set<string>;
  statuses?: number[];
}

export function checkShownBy(statements: SourceStatement[], shown: Shown): Problem[] {
  return statements.flatMap((statement) => {
    const { source, index, shownBy, sends = [] } = statement;
    const problem = (path: (string | number)[], message: string) =>
      problemAt(source, [index, ...path], 'statement-shown', message);
    const facts = shownBy.map((showing) => factsOf(showing, statement, shown));
    const named = nameWithoutFact(statement, shown);
    const isKnown = facts.every((one) => one.sends !== undefined);
    return [
      ...shownBy.flatMap((showing, position) => {
        const message = mistakeIn(statement, facts[position]!);
        const path = ['shownBy', position, Object.keys(showing)[0]!];
        return message ? [problem(path, `${nameOf(showing)} ${message}`)] : [];
      }),
      ...sends.flatMap((sent, position) =>
        isKnown && shownBy.length > 0 && !facts.some((one) => isSent(sent, one))
          ? [problem(['sends', position], `No part of shownBy sends ${sent}`)]
          : [],
      ),
      ...(named === undefined
        ? []
        : [
            problem(
              ['says'],
              `The statement names ${named}, but has no facts. Add sends, omits, reads or responds, so that each part of shownBy is compared with it`,
            ),
          ]),
    ];
  });
}

/** Returns the parameter that a judged statement names although it has no fact about requests or responses. */
function nameWithoutFact(
  { says, operations, shownBy, sends, omits, reads, responds }: Statement,
  { namesFor }: Shown,
): string | undefined {
  if (shownBy.length === 0 || (sends ?? omits ?? reads ?? responds)) return undefined;
  const quoted = [...says.matchAll(/`(\w+)(\[\])?(=[^`]*)?`/g)].map(([, name]) => name!);
  return quoted.find((name) => operations.some((id) => namesFor(id).includes(name)));
}

/** Says what a part lacks that the statement is about. Undefined if it lacks nothing. */
function mistakeIn({ sends, omits, reads, responds }: Statement, facts: Facts): string | undefined {
  const besides = 'Name a part that does, or correct the statement';
  const compared = [
    ...(sends && facts.sends
      ? [sends.some((sent) => isSent(sent, facts)) || `does not send ${sends.join(' or ')}`]
      : []),
    ...(omits && facts.omits
      ? [omits.some(facts.omits) || `does not leave out ${omits.join(' or ')}`]
      : []),
  ];
  // A statement about a value that is also the default is shown with it and without it.
  if (compared.length > 0 && !compared.includes(true))
    return `${compared.join(' and ')}. ${besides}`;
  if (reads && facts.reads && !reads.some((name) => facts.reads!.has(name)))
    return `does not read ${reads.join(' or ')}. ${besides}`;
  const { statuses } = facts;
  if (responds && statuses && !statuses.some((one) => responds.some((due) => isStatus(one, due))))
    return `expects ${statuses.join(' or ') || 'no status'}, and not ${responds.join(' or ')}. ${besides}`;
  return undefined;
}

function isSent(sent: string, { sends = [] }: Facts): boolean {
  const [wanted = '', text] = splitOnce(sent, '=');
  return sends.some(
    ([name, value]) =>
      isNamed(name, wanted) &&
      (text === undefined || value === undefined || String(value) === text),
  );
}

/** Returns true if a name, or its last part, is the wanted one: `not.labels`, or `action` of an item. */
function isNamed(name: string, wanted: string): boolean {
  return name === wanted || (!wanted.includes('.') && name.split('.').at(-1) === wanted);
}

function nameOf({ at: _, check: __, ...showing }: Showing): string {
  return Object.entries(showing)
    .map(([kind, name]) => `The ${kind} ${name}`)
    .join();
}

function factsOf(
  showing: Showing,
  { operations }: Pick<Statement, 'operations'>,
  { cases, workflows }: Shown,
): Facts {
  if (showing.case !== undefined)
    return factsOfCases(cases.filter(({ id }) => id === showing.case));
  if (showing.workflow !== undefined)
    return factsOfWorkflow(showing.workflow, operations, workflows);
  const job = showing.property ?? showing.refusal;
  if (job === undefined) return {};
  const [kind = '', ...rest] = job.split('.');
  const [first] = rest;
  if (ABOUT_FORM.includes(kind)) return { sends: [] };
  if (ABOUT_LISTS.includes(kind))
    return {
      ...(first && { sends: sentByList(kind, rest) }),
      ...(kind === 'defaults' && { omits: (name) => name === first }),
      statuses: [],
    };
  if (first === undefined) return {};
  const named = cases.filter(
    ({ operation, name }) => operations.includes(operation) && name === first,
  );
  // A refused case tells its status. Any other request that breaks the contract is refused in a usual way.
  if (named.length > 0) {
    const { sends = [], statuses = [] } = factsOfCases(named);
    return { sends, ...(showing.refusal !== undefined && { statuses }) };
  }
  const isParameter = ['query', 'body'].includes(kind) || ['field', 'longest'].includes(first);
  return {
    ...(isParameter && { sends: rest.map((name) => [name, undefined]) }),
    ...(showing.refusal !== undefined && { statuses: [400] }),
  };
}

/** The properties that compare two forms of one request. They are about no parameter. */
const ABOUT_FORM = ['encoding', 'placement'];

/** The properties that compare the items of lists, and expect success without looking for another status. */
const ABOUT_LISTS = ['pages', 'defaults', 'filter', 'nothing', 'sort'];

/** Returns the parameter that such a job sends, with its value if the name has one: `filter.status.paused`. */
function sentByList(kind: string, [first = '', ...values]: string[]): NonNullable<Facts['sends']> {
  if (kind === 'pages')
    return [
      ['page', undefined],
      ['per_page', undefined],
    ];
  if (kind === 'sort')
    return [
      ['order_by', first],
      ['sort', undefined],
    ];
  return first === 'not' ? [[`not.${values[0]}`, values[1]]] : [[first, values[0]]];
}

function factsOfCases(cases: Shown['cases']): Facts {
  const responses = cases.map(({ response }) => response);
  return {
    omits: (name) =>
      cases.some(({ request: { query, body } }) => omitsField([query, body ?? null], name)),
    sends: cases.flatMap(({ request: { path, query, body = null } }) => [
      ...leaves(path),
      ...leaves(query),
      ...leaves(body),
    ]),
    reads: new Set(
      responses.flatMap(({ headers, body = null }) => [
        ...Object.keys(headers ?? {}).map((name) => name.toLowerCase()),
        ...namesIn(body),
      ]),
    ),
    statuses: responses.map(({ status }) => status),
  };
}

/** Returns true if each of the two parts of a request lacks a parameter, or an item of the body lacks the field. */
function omitsField([query, body]: [query: JsonValue, body: JsonValue], name: string): boolean {
  const path = name.split('.');
  return path.length > 1 ? lacks(body, path) : [query, body].every((part) => lacks(part, path));
}

/** Returns true if an object that has the fields above a field lacks this field. A list needs one such item. */
function lacks(value: JsonValue, path: string[]): boolean {
  if (Array.isArray(value)) return value.some((item) => lacks(item, path));
  const [name = '', ...rest] = path;
  if (!isObject(value)) return rest.length === 0;
  const inner = value[name];
  return rest.length === 0 ? inner === undefined : inner !== undefined && lacks(inner, rest);
}

function factsOfWorkflow(
  named: string,
  operations: string[],
  workflows: Shown['workflows'],
): Facts {
  const { id, step } = stepNamed(named);
  const workflow = workflows.find((one) => one.id === id);
  if (!workflow) return {};
  const last = workflow.steps.findIndex((one) => one.id === step);
  // The step that reads an effect comes after the one that sends for it.
  const before = step === undefined ? workflow.steps : workflow.steps.slice(0, last + 1);
  const own = step === undefined ? workflow.steps : before.slice(-1);
  // A later step may read the effect of a request that leaves the parameter out.
  const calling = before.filter(({ operation }) => operations.includes(operation));
  const resolved = (value: JsonValue): JsonValue | undefined => {
    if (typeof value !== 'string' || !value.startsWith('$')) return value;
    return workflow.inputs[value.replace(/^\$inputs\./, '')]?.value;
  };
  return {
    sends: before
      .flatMap(({ parameters, body = null }) => [
        ...parameters.flatMap(({ name, value }) => leaves({ [name]: value })),
        ...leaves(body),
      ])
      .map(([name, value]) => [name, value === undefined ? value : resolved(value)]),
    omits: (name) =>
      (step === undefined ? calling : calling.slice(-1)).some(({ parameters, body = null }) => {
        const query = Object.fromEntries(parameters.map(({ name, value }) => [name, value]));
        return omitsField([query, body], name);
      }),
    reads: new Set(own.flatMap(readsOf)),
    ...(step !== undefined && {
      statuses: own.flatMap(({ criteria }) =>
        criteria.flatMap((text) => statusesIn(readCondition(text)!)),
      ),
    }),
  };
}

/** Returns the names in the criteria and outputs of a step. Its response shows the sent values, too. */
function readsOf({ criteria, outputs, body = null }: WorkflowStep): string[] {
  const texts = [...criteria, ...Object.values(outputs)];
  return [
    ...texts.flatMap((text) => text.toLowerCase().match(/[a-z_][\w-]*/g) ?? []),
    ...namesIn(body),
  ];
}

/** Returns each value below a name, with the names above it: `not.labels`. */
function leaves(value: JsonValue, above = ''): [name: string, value: JsonValue | undefined][] {
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, above));
  if (!isObject(value)) return above ? [[above, value]] : [];
  return Object.entries(value).flatMap(([key, item]) => {
    const name = key.replace('[]', '').replaceAll('[', '.').replaceAll(']', '');
    return leaves(item, above ? `${above}.${name}` : name);
  });
}

function namesIn(value: JsonValue): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => [name, ...namesIn(item)]);
}

function splitOnce(text: string, at: string): [string, string?] {
  const index = text.indexOf(at);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
