import type { JsonValue } from '../../../contract/case.ts';
import { isObject } from '../../../contract/isObject.ts';
import { checkSelections, type Selection } from '../properties/filters.ts';
import { type Compared, someOf } from '../properties/propertyJob.ts';
import { isSame, keyOf, readFullList, readList, without } from '../properties/reader.ts';
import { checkOrder, otherOrders } from '../properties/sorts.ts';
import { MissingWitness } from '../properties/witness.ts';
import { checkForm } from './conditionalField.ts';
import { checkAccepted, type Probe, type ProbeReader, unless } from './probe.ts';
import { searchField } from './searchField.ts';

const WORDS = ['None', 'Any'] as const;

/** The filters with the words `None` and `Any`, by their statements. A field of an item shows the values of some. */
const FILTERS: { about: string; names: string[]; field?: string }[] = [
  { about: 'approved-by', names: ['approved_by_ids[]', 'approved_by_usernames[]'] },
  { about: 'approver-ids', names: ['approver_ids[]'] },
  { about: 'assignee-id', names: ['assignee_id'], field: 'assignees' },
  { about: 'labels', names: ['labels'], field: 'labels' },
  { about: 'milestone', names: ['milestone'], field: 'milestone' },
  { about: 'my-reaction-emoji', names: ['my_reaction_emoji'] },
  { about: 'reviewer', names: ['reviewer_id', 'reviewer_username'], field: 'reviewers' },
];

const BODIES = ['title', 'description'];

/** The fields that show the caller in each item of a scope, by the scope. */
const SCOPES = {
  created_by_me: 'author',
  assigned_to_me: 'assignees',
  reviews_for_me: 'reviewers',
};

export const mergeRequests: Probe[] = [
  ...FILTERS.flatMap(({ about, names, field }) =>
    WORDS.map(
      (word): Probe => ({
        statement: `merge-requests.${about}-${word.toLowerCase()}`,
        parts: names,
        query: (name) => ({ [name]: word }),
        try: asEachCaller((reader, name) => checkWord(reader, name, word, field)),
      }),
    ),
  ),
  ...Object.entries(SCOPES).map(
    ([scope, field]): Probe => ({
      statement: `merge-requests.scope-${scope.replaceAll('_', '-')}`,
      try: asEachCaller((reader) => checkScope(reader, scope, field)),
    }),
  ),
  {
    statement: 'merge-requests.approver-ids-any',
    parts: ['user'],
    query: () => ({ 'approver_ids[]': [1] }),
    try: asEachCaller(checkApprovers),
  },
  ...(['id', 'username'] as const).map(
    (member): Probe => ({
      statement: `merge-requests.approved-by-${member}s`,
      try: asEachCaller((reader) => checkSeveral(reader, `approved_by_${member}s[]`, member)),
    }),
  ),
  {
    statement: 'merge-requests.approved-by-at-most-five',
    parts: ['approved_by_ids[]', 'approved_by_usernames[]'],
    query: (name) => ({ [name]: [] }),
    try: (reader, name) => {
      const { request } = reader;
      // A filter may name users who do not exist.
      const users = [1, 2, 3, 4, 5].map((id) => (name.includes('ids') ? id : `fc-limit-${id}`));
      const query = { ...request.query, [name]: users };
      return checkAccepted(reader, { ...request, query }, `${name} with 5 users`);
    },
  },
  { statement: 'merge-requests.my-reaction-emoji', try: asEachCaller(checkReactions) },
  ...BODIES.flatMap((field): Probe[] => [
    {
      statement: `merge-requests.search-${field}`,
      try: (reader) => searchField(reader, { field, searched: BODIES }),
    },
    {
      statement: `merge-requests.in-${field}`,
      try: (reader) => {
        const ignored = BODIES.filter((one) => one !== field);
        return searchField(reader, { field, ignored, query: { in: field } });
      },
    },
    {
      statement: 'merge-requests.in-both',
      parts: ['title,description', 'description,title'].map((both) => `${both}.${field}`),
      try: (reader, part) =>
        searchField(reader, { field, searched: BODIES, query: { in: part.split('.')[0]! } }),
    },
  ]),
  {
    statement: 'merge-requests.description-html-on-request-only',
    try: async (reader) => {
      const { items } = await readFullList(reader);
      const wrong = items.filter((item) => isObject(item) && 'description_html' in item);
      const requirement = 'description_html is absent without a parameter that asks for it';
      return unless(
        wrong.length === 0,
        requirement,
        `it is in ${someOf(wrong)}`,
        '/description_html',
      );
    },
  },
  {
    statement: 'merge-requests.view-simple',
    try: (reader) => checkForm(reader, { view: 'simple' }, (item) => item, 'an item in the list'),
  },
  {
    statement: 'merge-requests.labels-details',
    try: (reader) =>
      checkForm(
        reader,
        { with_labels_details: true },
        (item) => (isObject(item) ? (item.labels as JsonValue) : undefined),
        'an item with labels',
      ),
  },
  {
    statement: 'merge-requests.order-by-milestone-due',
    try: (reader) => {
      const read = (item: JsonValue) => {
        const milestone = isObject(item) ? item.milestone : undefined;
        return isObject(milestone) && milestone.due_date ? [milestone.due_date as JsonValue] : [];
      };
      const others = otherOrders(reader.contract, reader.operation, 'milestone_due');
      return checkOrder(reader, 'milestone_due', { read, types: [], format: undefined }, others);
    },
  },
];

/** Tries as one caller after another until the items are enough to show a fault, since some see more than others. */
function asEachCaller(
  check: (reader: ProbeReader, part: string) => Promise<Compared>,
): Probe['try'] {
  return async (reader, part) => {
    for (;;) {
      const compared = await check(reader, part).catch((error: unknown): Compared => {
        if (error instanceof MissingWitness) return { mismatches: [], missing: [error.witness] };
        throw error;
      });
      const isEnough = compared.mismatches.length > 0 || compared.missing.length === 0;
      if (isEnough || reader.others.length === 0) return compared;
      reader.caller = reader.others.shift();
    }
  };
}

/** Checks that a scope shows the merge requests of one user, all of them and no others. */
async function checkScope(reader: ProbeReader, scope: string, field: string): Promise<Compared> {
  const { items } = await readList(reader, { scope });
  const usersOf = (item: JsonValue) =>
    [isObject(item) ? item[field] : undefined]
      .flat()
      .flatMap((user) => (isObject(user) ? [user.id] : []));
  const [first] = items;
  if (!first) throw new MissingWitness(`a merge request that scope=${scope} shows`);
  const all = await readFullList(reader);
  const compared: Compared[] = [];
  for (const id of usersOf(first)) {
    const matches = (item: JsonValue) => usersOf(item).includes(id);
    compared.push(await checkSelections(reader, all, [{ query: { scope }, matches }]));
  }
  const requirement = `each merge request of scope=${scope} shows the caller in ${field}`;
  const none = { mismatches: unless(false, requirement, `one has no ${field}`), missing: [] };
  // The item may have several users. The caller is one of them.
  return compared.sort((a, b) => a.mismatches.length - b.mismatches.length)[0] ?? none;
}

/** Compares the list for a word with the field that shows a value, or else with the list for the other word. */
async function checkWord(
  reader: ProbeReader,
  name: string,
  word: (typeof WORDS)[number],
  field: string | undefined,
): Promise<Compared> {
  const all = await readFullList(reader);
  const others = await readList(reader, { [name]: WORDS.find((one) => one !== word)! });
  const isOther = has(others.items);
  const hasValue = (item: JsonValue) => {
    const value = isObject(item) && field ? item[field] : undefined;
    return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
  };
  const matches = field
    ? (item: JsonValue) => hasValue(item) === (word === 'Any')
    : (item: JsonValue) => (isOther(item) ? false : others.isWhole || undefined);
  return checkSelections(reader, all, [{ query: { [name]: word }, matches }]);
}

/** Returns a function that tells whether an item is in a list. */
function has(items: JsonValue[]): (item: JsonValue) => boolean {
  const keys = new Set(items.map(keyOf));
  return (item) => keys.has(keyOf(item));
}

/** Returns a selection that may show only items that any value selects. */
async function readAny(reader: ProbeReader, name: string): Promise<Selection['matches']> {
  const { items, isWhole } = await readList(reader, { [name]: 'Any' });
  const isAny = has(items);
  return (item) => (isWhole && !isAny(item) ? false : undefined);
}

/** The most users that are tried as values. */
const MOST_USERS = 8;

/** Returns the users in the items: the objects with a username, in a field or in a list. */
function findUsers(items: JsonValue[]): { id: JsonValue; username: JsonValue }[] {
  const users = items
    .flatMap((item) => Object.values(item as Record<string, JsonValue>).flat())
    .filter((one) => isObject(one) && 'username' in one) as {
    id: JsonValue;
    username: JsonValue;
  }[];
  return [...new Map(users.map((user) => [user.id, user])).values()].slice(0, MOST_USERS);
}

/** Compares the list for two users with the lists for each, and these with the lists for the other name of a user. */
async function checkSeveral(
  reader: ProbeReader,
  name: string,
  member: 'id' | 'username',
): Promise<Compared> {
  const all = await readFullList(reader);
  const matches = await readAny(reader, name);
  const users = findUsers(all.items);
  const { mismatches } = await checkSelections(
    reader,
    all,
    users.map((user) => ({ query: { [name]: [user[member]] }, matches, mayBeOneSided: true })),
  );
  const lists: { value: JsonValue; items: JsonValue[] }[] = [];
  for (const { id, username } of users) {
    const [byId, byName] = [
      await readList(reader, { 'approved_by_ids[]': [id] }),
      await readList(reader, { 'approved_by_usernames[]': [username] }),
    ];
    mismatches.push(
      ...unless(
        isSame(byId.items, byName.items),
        `the user ${username} has approved the same by ID and by username`,
        `the two differ in ${someOf([...without(byId.items, byName.items), ...without(byName.items, byId.items)])}`,
      ),
    );
    if (byId.isWhole) lists.push({ value: member === 'id' ? id : username, items: byId.items });
  }
  // A server that finds nothing for two users is found only with an item that has both.
  const pairs = lists.flatMap((one) =>
    lists
      .filter((other) => without(one.items, other.items).length > 0)
      .map((other) => ({
        values: [one.value, other.value],
        both: without(one.items, without(one.items, other.items)),
      })),
  );
  const pair = pairs.find(({ both }) => both.length > 0) ?? pairs[0];
  const orders = pair ? [pair.values, pair.values.toReversed()] : [];
  const joint = await checkSelections(
    reader,
    all,
    orders.map((values) => ({
      query: { [name]: values },
      matches: has(pair!.both),
      mayBeOneSided: true,
    })),
  );
  return {
    mismatches: [...mismatches, ...joint.mismatches],
    missing:
      pair && pair.both.length > 0
        ? []
        : [`an item that ${name} shows for each of two users, and another that it shows for one`],
  };
}

/** Compares the list for each user with that for `Any`. */
async function checkApprovers(reader: ProbeReader): Promise<Compared> {
  const all = await readFullList(reader);
  const matches = await readAny(reader, 'approver_ids[]');
  const queries = findUsers(all.items).map(({ id }) => ({ 'approver_ids[]': [id] }));
  const selections = queries.map((query) => ({ query, matches, mayBeOneSided: true }));
  const { mismatches } = await checkSelections(reader, all, selections);
  for (const query of queries)
    if ((await readList(reader, query)).items.length > 0) return { mismatches, missing: [] };
  return { mismatches, missing: ['an item that approver_ids[] shows for a user'] };
}

const EMOJIS = ['thumbsup', 'thumbsdown'];

/** Compares the list for each emoji with those for `Any`, for an unknown emoji, and below `not`. */
async function checkReactions(reader: ProbeReader): Promise<Compared> {
  const all = await readFullList(reader);
  const matches = await readAny(reader, 'my_reaction_emoji');
  const selections: Selection[] = [
    { query: { my_reaction_emoji: 'fc-that-nothing-has' }, matches: () => false },
  ];
  let hasWitness = false;
  for (const emoji of EMOJIS) {
    const query = { my_reaction_emoji: emoji };
    const { items, isWhole } = await readList(reader, query);
    const isAsked = has(items);
    selections.push({ query, matches });
    selections.push({
      query: { not: query },
      matches: (item) => (isAsked(item) ? false : isWhole || undefined),
    });
    hasWitness ||= items.length > 0 && without(all.items, items).length > 0;
  }
  const { mismatches } = await checkSelections(reader, all, selections);
  const witness = `an item with a reaction by ${EMOJIS.join(' or ')}, and another`;
  return { mismatches, missing: hasWitness ? [] : [witness] };
}
