/** Judges whether a property has the relation to its neighbours that `x-relation` states. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { JsonValue } from '../../contract/case.ts';
import { isObject } from '../../contract/isObject.ts';
import type { Relation } from '../../contract/openapi.ts';

/** The value of a property, and the values beside it. */
interface Facts {
  value: JsonValue;
  relation: Relation;
  /** Returns the value of a property beside it. `commit.id` is a property of the object `commit`. */
  read: (name: string) => JsonValue | undefined;
}

interface Kind<Has extends Relation = Relation> {
  /** Completes the sentence "The value must …". */
  says(relation: Has): string;
  /** Returns false only if the values contradict the relation. Undecided values are true. */
  holds(facts: Facts & { relation: Has }): boolean;
}

type With<Key extends keyof Relation> = Relation & Required<Pick<Relation, Key>>;

/** The details that a kind needs besides its own name. */
interface Details {
  'hash-of': 'algorithm';
}

type KindName = Exclude<keyof Relation, 'when-null' | 'algorithm' | 'encoded-as' | 'cut-if'>;

const KINDS: {
  [Key in KindName]: Kind<With<Key | (Key extends keyof Details ? Details[Key] : Key)>>;
} = {
  equals: {
    says: ({ equals, 'when-null': condition }) =>
      condition
        ? `be the same as \`${equals}\` if \`${condition}\` is null, and another value otherwise`
        : `be the same as \`${equals}\``,
    holds: ({ value, relation: { equals, 'when-null': condition }, read }) => {
      const other = read(equals);
      const decides = condition ? read(condition) : null;
      if (isMissing(value) || isMissing(other) || decides === undefined) return true;
      return isSame(value, other) === (decides === null);
    },
  },
  'opposite-of': {
    says: (relation) => `be the opposite of \`${relation['opposite-of']}\``,
    holds: ({ value, relation, read }) => {
      const other = read(relation['opposite-of']);
      return typeof value !== 'boolean' || typeof other !== 'boolean' || value !== other;
    },
  },
  begins: {
    says: ({ begins }) => `be the beginning of \`${begins}\``,
    holds: textual('begins', (value, whole) => value !== '' && whole.startsWith(value)),
  },
  'first-line-of': {
    says: (relation) => `be the first line of \`${relation['first-line-of']}\``,
    // Servers differ in blank lines before the text, and in spaces at the end of a line.
    holds: textual('first-line-of', (value, text) =>
      [text, text.trimStart()].some((one) => one.replace(/\r?\n.*/s, '').trim() === value.trim()),
    ),
  },
  'last-segment-of': {
    says: (relation) => `be the last segment of \`${relation['last-segment-of']}\``,
    holds: textual('last-segment-of', (value, path) => value === path.split('/').at(-1)),
  },
  'sum-of': {
    says: (relation) => `be the sum of ${listed(relation['sum-of'])}`,
    holds: ({ value, relation, read }) => {
      const parts = relation['sum-of'].map(read);
      if (typeof value !== 'number' || !parts.every((part) => typeof part === 'number'))
        return true;
      return value === parts.reduce((sum, part) => sum + part, 0);
    },
  },
  'size-of': {
    says: (relation) =>
      `be the number of bytes of \`${relation['size-of']}\`${
        relation['cut-if'] ? `, and a larger number only if \`${relation['cut-if']}\` is true` : ''
      }`,
    holds: ({ value, relation, read }) => {
      const size = decodeText(relation['size-of'], relation, read)?.length;
      if (typeof value !== 'number' || size === undefined) return true;
      return relation['cut-if'] && read(relation['cut-if']) === true
        ? value > size
        : value === size;
    },
  },
  'hash-of': {
    says: ({ 'hash-of': property, algorithm }) => `be the ${NAMES[algorithm]} of \`${property}\``,
    holds: ({ value, relation, read }) => {
      const bytes = decodeText(relation['hash-of'], relation, read);
      return (
        typeof value !== 'string' ||
        bytes === undefined ||
        HASHES[relation.algorithm](bytes, value) !== false
      );
    },
  },
  among: {
    says: ({ among }) => `be an item of \`${among}\`, and null only if that is empty`,
    holds: ({ value, relation, read }) => {
      const items = read(relation.among);
      if (!Array.isArray(items)) return true;
      return value === null ? items.length === 0 : items.some((item) => isSame(value, item));
    },
  },
  'last-of-each': {
    says: (relation) =>
      `have the last of the values that each key has in \`${relation['last-of-each']}\``,
    holds: ({ value, relation, read }) => {
      const all = read(relation['last-of-each']);
      if (!isObject(value) || !isObject(all)) return true;
      const lasts = Object.entries(all).map(([key, values]) => [key, [values].flat().at(-1)]);
      return isDeepStrictEqual(value, Object.fromEntries(lasts));
    },
  },
  'differ-in': {
    says: (relation) => `be true exactly if ${listed(relation['differ-in'])} differ`,
    holds: ({ value, relation, read }) => {
      const [one, other] = relation['differ-in'].map(read);
      if (typeof value !== 'boolean' || isMissing(one) || isMissing(other)) return true;
      return value === !isSame(one, other);
    },
  },
  'needs-difference': {
    says: (relation) => `be present only if ${listed(relation['needs-difference'])} differ`,
    holds: ({ relation, read }) => {
      const [one, other] = relation['needs-difference'].map(read);
      return isMissing(one) || isMissing(other) || !isSame(one, other);
    },
  },
  excludes: {
    says: ({ excludes }) => `be true only if \`${excludes}\` is empty`,
    holds: ({ value, relation, read }) => value !== true || isEmpty(read(relation.excludes)),
  },
  'only-if': {
    says: (relation) => {
      const [property, values] = condition(relation);
      return `be null, false or empty unless \`${property}\` is ${listed(values, 'or')}`;
    },
    holds: ({ value, relation, read }) => {
      const [property, values] = condition(relation);
      const decides = read(property);
      return isMissing(decides) || values.includes(decides) || isEmpty(value);
    },
  },
  'null-if-null': {
    says: (relation) => `be null if \`${relation['null-if-null']}\` is null`,
    holds: ({ value, relation, read }) => value === null || read(relation['null-if-null']) !== null,
  },
};

/** Returns the requirement of a relation, as the end of a sentence: ``be the same as `committed_date` ``. */
export function sayRelation(relation: Relation): string {
  return findKind(relation).says(relation);
}

/**
 * Returns true if a value has its relation to the values beside it, or if they do not decide it. A property that is
 * absent decides nothing. Nor does null, except in relations that are about null.
 */
export function isRelated(
  value: JsonValue,
  relation: Relation,
  beside: Record<string, JsonValue>,
): boolean {
  const read = (name: string) =>
    name
      .split('.')
      .reduce<JsonValue | undefined>(
        (node, key) => (isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined),
        beside,
      );
  return findKind(relation).holds({ value, relation, read });
}

function findKind(relation: Relation): Kind {
  const kinds: Record<string, Kind> = KINDS;
  const [kind] = Object.keys(relation).flatMap((key) => kinds[key] ?? []);
  if (!kind) throw new Error(`x-relation has no known kind: ${JSON.stringify(relation)}`);
  return kind;
}

/** Creates the comparison of two texts. */
function textual<Key extends 'begins' | 'first-line-of' | 'last-segment-of'>(
  kind: Key,
  isRight: (value: string, other: string) => boolean,
): Kind<With<Key>>['holds'] {
  return ({ value, relation, read }) => {
    const other = read(String(relation[kind]));
    return typeof value !== 'string' || typeof other !== 'string' || isRight(value, other);
  };
}

function condition(relation: With<'only-if'>): [property: string, values: JsonValue[]] {
  const [entry = ['', []]] = Object.entries(relation['only-if']);
  return entry;
}

/** Returns the bytes that a text stands for. Undefined if its encoding is unknown. */
function decodeText(
  property: string,
  { 'encoded-as': encodedAs }: Relation,
  read: Facts['read'],
): Buffer | undefined {
  const text = read(property);
  const encoding = encodedAs ? read(encodedAs) : 'text';
  if (typeof text !== 'string') return undefined;
  if (encoding === 'base64') return Buffer.from(text, 'base64');
  return encoding === 'text' ? Buffer.from(text) : undefined;
}

const NAMES = {
  'git-blob': 'SHA of the Git blob with the content',
  'ssh-md5': 'MD5 fingerprint',
  'ssh-sha256': 'SHA256 fingerprint',
};

/**
 * Compares a hash with the hashed bytes. Undefined if the bytes cannot be hashed so. Fingerprints are accepted as
 * hexadecimal and as Base64 digits, with and without a prefix.
 */
const HASHES = {
  'git-blob': (bytes: Buffer, hash: string) => {
    const object = Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]);
    return ['sha1', 'sha256'].some(
      (algorithm) => createHash(algorithm).update(object).digest('hex') === hash,
    );
  },
  'ssh-md5': (key: Buffer, hash: string) => isFingerprint('md5', key, hash),
  'ssh-sha256': (key: Buffer, hash: string) => isFingerprint('sha256', key, hash),
};

function isFingerprint(
  algorithm: 'md5' | 'sha256',
  key: Buffer,
  hash: string,
): boolean | undefined {
  // A public key has the form `type data comment`.
  const data = /^(?:ssh|ecdsa|sk)-\S+\s+([A-Za-z0-9+/]+={0,2})(?:\s|$)/.exec(
    key.toString().trim(),
  )?.[1];
  if (data === undefined) return undefined;
  const digest = createHash(algorithm).update(Buffer.from(data, 'base64')).digest();
  const digits = hash.replace(/^(md5|sha256):/i, '');
  return (
    digits.replaceAll(':', '').toLowerCase() === digest.toString('hex') ||
    digits.replace(/=+$/, '') === digest.toString('base64').replace(/=+$/, '')
  );
}

/**
 * Returns true if two values mean the same. A time may be in another time zone, and a list in another order. Objects
 * with the same ID are the same.
 */
function isSame(one: JsonValue, other: JsonValue): boolean {
  if (isDeepStrictEqual(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    const rest = [...other];
    return (
      one.length === other.length &&
      one.every((item) => {
        const index = rest.findIndex((candidate) => isSame(item, candidate));
        return index >= 0 && rest.splice(index, 1).length > 0;
      })
    );
  }
  if (isObject(one) && isObject(other)) return 'id' in one && one.id === other.id;
  const isTime = /^\d{4}-\d\d-\d\dT/;
  return (
    isTime.test(String(one)) &&
    isTime.test(String(other)) &&
    Date.parse(String(one)) === Date.parse(String(other))
  );
}

function isMissing(value: JsonValue | undefined): value is null | undefined {
  return value === null || value === undefined;
}

function isEmpty(value: JsonValue | undefined): boolean {
  return (
    isMissing(value) ||
    value === false ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

function listed(names: JsonValue[], conjunction: 'and' | 'or' = 'and'): string {
  const type = conjunction === 'or' ? 'disjunction' : 'conjunction';
  return new Intl.ListFormat('en', { type }).format(names.map((name) => `\`${name}\``));
}
