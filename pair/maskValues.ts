/** Makes the bodies of two responses comparable: what must differ between two deployments becomes equal. */
import type { JsonValue } from '../contract/case.ts';
import { isObject, type JsonObject } from '../contract/isObject.ts';
import { hasIdentity, type ValueMap } from './mapValues.ts';

type Pair = [before: JsonValue, after: JsonValue];

const TIME = /^\d{4}-\d\d-\d\d(T|$)/;
const SHA = /^[\da-f]{7,64}$/;
/** The fields with identifiers, which each deployment chooses. */
const IDENTIFIER = /(^|_)(i?ids?|sha|token|fingerprint\w*|digest|md5|checksum)$/;

/**
 * Returns the bodies with equal values at the places at which two deployments may differ. Resources that the
 * conversation has created keep their values. Of other resources, only the form stays.
 * @param isWhole whether the list of the deployment has no further page
 */
export function maskValues(pair: Pair, values: ValueMap, isWhole: boolean): Pair {
  return mask(pair, values.hasWorld);

  /** @param isOwn whether the values around this place are comparable */
  function mask([before, after]: Pair, isOwn: boolean, field = ''): Pair {
    if (Array.isArray(before) && Array.isArray(after))
      return maskLists(before, after, isOwn, field);
    if (isObject(before) && isObject(after)) return maskObjects(before, after, isOwn);
    if (before === null || after === null) return isOwn ? [before, after] : [null, null];
    if (typeof before !== typeof after || typeof before === 'object') return [before, after];
    if (typeof before === 'string' && typeof after === 'string')
      return maskTexts(before, after, isOwn, field);
    if (!isOwn || isFreeIdentifier(before, after, field)) return [after, after];
    return [before, after];
  }

  function isFreeIdentifier(before: JsonValue, after: JsonValue, field: string): boolean {
    if (!IDENTIFIER.test(field)) return false;
    const isScalar = typeof before === 'number' || typeof before === 'string';
    return !(values.hasWorld && isScalar && values.isOfWorld(before)) || before === after;
  }

  function maskTexts(before: string, after: string, isOwn: boolean, field: string): Pair {
    const translated = values.text(before);
    const areUrls = before.includes('://') && after.includes('://');
    if (translated === after || areUrls) return [after, after];
    if (TIME.test(before) !== TIME.test(after)) return [before, after];
    // A time that was sent has a translation. Every other time is that of the request.
    if (TIME.test(before))
      return [
        isOwn && translated !== before && !isSameTime(translated, after) ? translated : after,
        after,
      ];
    const isFree =
      !isOwn ||
      isFreeIdentifier(before, after, field) ||
      (SHA.test(before) && SHA.test(after)) ||
      values.isCounterpart(before, after);
    return isFree && !(values.hasWorld && values.isOfWorld(before))
      ? [after, after]
      : [translated, after];
  }

  function maskObjects(before: JsonObject, after: JsonObject, isAround: boolean): Pair {
    const isOwn = values.hasWorld || values.isCreated(before) || (isAround && !hasIdentity(before));
    const entries = Object.entries(before).map(([name, value]): [string, Pair] => {
      const other = after[name];
      return [name, other === undefined ? [value, null] : mask([value, other], isOwn, name)];
    });
    return [
      Object.fromEntries(entries.map(([name, [one]]) => [name, one])),
      Object.fromEntries(
        entries.flatMap(([name, [, other]]) => (name in after ? [[name, other]] : [])),
      ),
    ];
  }

  function maskLists(before: JsonValue[], after: JsonValue[], isOwn: boolean, field: string): Pair {
    if (![...before, ...after].every(isObject))
      return isOwn && !IDENTIFIER.test(field)
        ? [before.map((item) => mask([item, item], true)[0]), after]
        : [[], []];
    if (values.hasWorld) {
      const { pairs, onlyBefore, onlyAfter } = values.pairItems(before, after, false);
      const masked = new Map(pairs.map(([one, other]) => [other, mask([one, other], true)]));
      const places = new Map(pairs.map(([one, other]) => [one, masked.get(other)![0]]));
      const isEven = onlyBefore.length === onlyAfter.length && pairs.length === 0;
      return isEven
        ? [onlyBefore, onlyAfter]
        : [
            before.map((item) => places.get(item) ?? item),
            after.map((item) => masked.get(item)?.[1] ?? item),
          ];
    }
    const isMade = (item: JsonValue) => values.isCreated(item);
    const { pairs, onlyBefore } = values.pairItems(before.filter(isMade), after, false);
    const own = pairs.map((one) => mask(one, true));
    const lost = isWhole ? onlyBefore : [];
    const taken = new Set(pairs.map(([, other]) => other));
    const form = maskForms(
      before.filter((item) => !isMade(item)),
      after.filter((item) => !taken.has(item)),
    );
    const numbered = (side: JsonValue[]) =>
      side.map((item, index) => (isObject(item) ? { ...item, id: `own ${index}` } : item));
    return [
      [...numbered([...own.map(([one]) => one), ...lost]), ...form[0]],
      [...numbered(own.map(([, other]) => other)), ...form[1]],
    ];
  }

  /** Returns one item for all: with the fields that all items of the sandbox have, and those that some of the deployment has. */
  function maskForms(before: JsonValue[], after: JsonValue[]): [JsonValue[], JsonValue[]] {
    const [first] = before;
    if (!isObject(first) || after.length === 0) return [[], []];
    const common = Object.entries(first).filter(([name, value]) =>
      before.every((item) => isObject(item) && item[name] !== undefined && value !== null),
    );
    const some: JsonObject = Object.assign({}, ...[...after].reverse());
    const [one, other] = maskObjects(Object.fromEntries(common), some, false);
    return [
      [{ ...(one as JsonObject), id: 'others' }],
      [{ ...(other as JsonObject), id: 'others' }],
    ];
  }
}

function isSameTime(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}
