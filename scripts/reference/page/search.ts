/** The search over operations, topics, schemas and cases, and what the contract lacks. */
import leven from 'leven';
import { isObject } from '../../../contract/isObject.ts';
import {
  type BesideOperation,
  findBeside,
  findLacks,
  isBeginning,
  isPath,
  isPathOf,
  listPlaces,
  readPath,
  type SearchedOperation,
  type SearchedPlace,
  sayLacks,
  splitWords,
  weighWords,
} from '../../../contract/searchWords.ts';
import {
  definition,
  guides,
  operations,
  type PageOperation,
  packs,
  sections,
  tasks,
} from './model.ts';
import type { ShownCase } from './pageData.ts';
import { resolved } from './schemas.ts';

/** A hit of the search. An operation has no title, since it is shown with its method. */
export interface Hit {
  /** The fragment of its place: `createTag`, `guide/pagination`. */
  place: string;
  kind: 'operation' | 'task' | 'guide' | 'section' | 'schema';
  title: string;
  operation?: PageOperation;
}

export interface Found {
  /** The part of the search that the documents lack, as a sentence. */
  lacks?: string;
  /** The operations of packs that the search means. Present only if the documents have none. */
  beside: BesideOperation[];
  /** The best comes first. */
  hits: Hit[];
  cases: { operation: PageOperation; one: ShownCase }[];
}

interface Entry extends Hit {
  places: SearchedPlace[];
  searched?: SearchedOperation;
}

/** The most hits and cases that are shown. */
const MOST = { hits: 50, cases: 10 };

/** The weight of the words of a title. The names of an operation have the same. */
const TITLE = 8;
const HEADING = 5;
/** The weight of the names of parameters, and the lightest in which misspellings are looked for. */
const NAMED = 3;

let index: Entry[] | undefined;

export function search(query: string): Found {
  index ??= createIndex();
  const sought = splitWords(query);
  if (isPath(query)) return searchPath(index, query);
  // A reader who types a sentence has a task in mind. One or two words are a name or a subject.
  const isSentence = query.trim().split(/\s+/).length > 2;
  const exact = putAsidesLast(rank(index, sought, isSentence ? 3 : 0.5), sought);
  const hits = exact.length > 0 ? namedFirst(exact, query) : rankMisspelt(index, query);
  const beside = findBeside(searchedOperations(index), packs, query);
  const lacks =
    beside.length > 0
      ? 'The documents have no such operation.'
      : hits.length === 0
        ? sayLacks(
            findLacks(
              sought,
              index.map(({ places }) => weighWords(places, sought)),
            ),
          )
        : '';
  return {
    ...(lacks && { lacks }),
    beside,
    hits: (hits.length > 0 ? hits : rankPartly(index, sought)).slice(0, MOST.hits),
    cases: findCases(sought),
  };
}

/**
 * Puts entries last that have only one of several words in their names or headings. Those that have none are left out
 * if another entry has one. If no entry has one, guides are last, since a long text mentions many words in passing.
 */
function putAsidesLast(entries: Entry[], sought: string[]): Entry[] {
  const countNamed = ({ places }: Entry) =>
    weighWords(
      places.filter(([, weight]) => weight > NAMED),
      sought,
    ).filter((weight) => weight > 0).length;
  const counts = new Map(entries.map((entry) => [entry, countNamed(entry)]));
  const named = entries.filter((entry) => counts.get(entry)! > 0);
  const isAside = (entry: Entry) =>
    named.length > 0 ? counts.get(entry)! < Math.min(2, sought.length) : entry.kind === 'guide';
  const kept = named.length > 0 ? named : entries;
  return [...kept.filter((one) => !isAside(one)), ...kept.filter(isAside)];
}

/** Puts the operation or the schema whose exact name is sought near the beginning. */
function namedFirst(entries: Entry[], query: string): Entry[] {
  const name = query.trim().toLowerCase();
  const isNamed = ({ searched }: Entry) => searched?.id.toLowerCase() === name;
  const isSchema = ({ kind, title }: Entry) => kind === 'schema' && title === query.trim();
  const [first, ...rest] = entries.filter((one) => !isNamed(one) && !isSchema(one));
  return [
    ...entries.filter(isNamed),
    ...(first ? [first] : []),
    ...entries.filter(isSchema),
    ...rest,
  ];
}

/** Finds operations by a part of their path. */
function searchPath(entries: Entry[], query: string): Found {
  const sought = readPath(query);
  const ofPath = entries.filter(({ searched }) => searched?.path?.includes(sought.path));
  const exact = entries.filter(({ searched }) => searched && isPathOf(searched, sought));
  const beside = findBeside(searchedOperations(entries), packs, query);
  const isWhole = beside.length > 0 || /^[A-Za-z]+ +\//.test(query.trim());
  return {
    ...(exact.length === 0 &&
      (isWhole || ofPath.length === 0) && { lacks: `The documents have no ${query.trim()}.` }),
    beside,
    hits: [...exact, ...ofPath.filter((one) => !exact.includes(one))].slice(0, MOST.hits),
    cases: [],
  };
}

function searchedOperations(entries: Entry[]): SearchedOperation[] {
  return entries.flatMap(({ searched }) => searched ?? []);
}

/**
 * Returns the entries that have all words, the best first: those whose title says little else.
 * @param forTask the points of a task
 */
function rank(
  entries: Entry[],
  sought: string[],
  forTask: number,
  isLike: (word: string, one: string) => boolean = isBeginning,
  lightest = 0,
): Entry[] {
  return entries
    .map((entry) => {
      const places = entry.places.filter(([, weight]) => weight >= lightest);
      const weights = weighWords(places, sought, isLike);
      return {
        entry,
        score: sum(weights) / sought.length + covering(entry, sought, forTask, isLike),
        weights,
      };
    })
    .filter(({ weights }) => weights.every((weight) => weight > 0))
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

/** Returns up to 10 points: the part of the title, or of an operation's subject, that the words cover. */
function covering(
  { title, kind, searched, operation }: Entry,
  sought: string[],
  forTask: number,
  isLike: (word: string, one: string) => boolean,
): number {
  // The first word of an operationId is its verb.
  const subject = splitWords(searched?.id.replace(/^[a-z]+/, '') ?? '');
  const covered = [splitWords(title), subject].map((words) => {
    const had = words.filter((word) => sought.some((one) => isLike(word, one)));
    return words.length === 0 ? 0 : had.length / words.length;
  });
  const share = Math.max(...covered);
  // A reader who looks for a schema knows its name. A search for a noun alone means reading it.
  if (kind === 'schema') return share * 5;
  return share * 10 + (operation?.definition['x-paginated'] ? 1 : kind === 'task' ? forTask : 0);
}

/** Only names and titles have misspellings: among all words, too many are similar. */
function rankMisspelt(entries: Entry[], query: string): Entry[] {
  const sought = splitWords(query.toLowerCase());
  return sought.length === 0 ? [] : rank(entries, sought, 0.5, isMisspelt, NAMED);
}

/** Returns true if a word differs from a name in few letters. A short word must be equal. */
function isMisspelt(name: string, word: string): boolean {
  return leven(word, name) <= Math.min(2, Math.floor((word.length + 1) / 5));
}

/** Returns the entries that have some of the words in their names, those with most words first. */
function rankPartly(entries: Entry[], sought: string[]): Entry[] {
  return entries
    .map((entry) => {
      const named = entry.places.filter(([, weight]) => weight >= NAMED);
      const weights = weighWords(named, sought);
      return { entry, has: weights.filter((weight) => weight > 0).length };
    })
    .filter(({ has }) => has > 0)
    .sort((one, other) => other.has - one.has)
    .map(({ entry }) => entry);
}

function findCases(sought: string[]): Found['cases'] {
  return operations
    .flatMap((operation) => operation.cases.map((one) => ({ operation, one })))
    .filter(({ operation, one }) =>
      weighWords([[splitWords(caseText(operation, one)), 1]], sought).every((weight) => weight > 0),
    )
    .slice(0, MOST.cases);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function caseText({ id }: PageOperation, { name, summary, response }: ShownCase): string {
  return `${id}.${name} ${summary} ${response.status}`;
}

function createIndex(): Entry[] {
  const topic = (kind: Hit['kind'], place: string, title: string, text: string): Entry => ({
    kind,
    place,
    title,
    places: [
      [splitWords(title), TITLE],
      [uniqueWords(text.match(/^##+ .*/gm) ?? []), HEADING],
      [uniqueWords(text.split('\n')), 1],
    ],
  });
  return [
    ...operations.map(operationEntry),
    ...guides.map(({ name, title, text }) => topic('guide', `guide/${name}`, title, text)),
    ...tasks.map(({ id, title, description }) => topic('task', `task/${id}`, title, description)),
    ...sections.map(({ place, title, text }) => topic('section', place, title, text)),
    ...Object.keys(definition.components.schemas ?? {}).map((name): Entry => {
      const words = [name.toLowerCase(), ...splitWords(name)];
      return { kind: 'schema', place: `schema/${name}`, title: name, places: [[words, 5]] };
    }),
  ];
}

function operationEntry(operation: PageOperation): Entry {
  const { id, method, path, definition, cases, workflows } = operation;
  const { summary, description, tags, parameters = [], responses } = definition;
  const searched = { id, method, path, summary, description, area: tags.join(' ') };
  const names = [method, ...parameters.map(({ name }) => name), ...Object.keys(responses)];
  const words = [...workflows.map((one) => `${one.id} ${one.summary}`), ...listWords(definition)];
  return {
    kind: 'operation',
    place: id,
    title: summary,
    operation,
    searched,
    places: [
      ...listPlaces(searched),
      [[id.toLowerCase()], TITLE],
      [uniqueWords(names), NAMED],
      [uniqueWords(cases.map((one) => caseText(operation, one))), 2],
      [uniqueWords(words), 1],
    ],
  };
}

function uniqueWords(texts: string[]): string[] {
  return [...new Set(texts.flatMap(splitWords))];
}

/**
 * Returns the names of fields and the descriptions in a node of the contract and below it. References are followed.
 */
function listWords(node: unknown, seen = new Set<string>()): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => listWords(item, seen));
  if (!isObject(node)) return [];
  const { $ref } = node;
  const isReference = typeof $ref === 'string';
  if (isReference && seen.has($ref)) return [];
  if (isReference) seen.add($ref);
  const whole = isReference ? resolved(node) : node;
  return Object.entries(whole).flatMap(([key, value]) => [
    ...(key === 'description' && typeof value === 'string' ? [value] : []),
    ...(key === 'properties' ? Object.keys(value ?? {}) : []),
    ...listWords(value, seen),
  ]);
}
