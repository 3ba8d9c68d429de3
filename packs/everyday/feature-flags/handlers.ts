import type { operations } from '../../../generated/packs/everyday/types.ts';
import type { PackHandlers, Presenters } from '../../pack.ts';

export const presenters: Presenters = { FeatureFlag: () => ({ scopes: [] }) };

/** A strategy or a scope of one, as it is stored or sent. */
interface Part {
  id?: number;
  _destroy?: boolean;
  scopes?: Part[];
}

export const handlers: PackHandlers<operations> = {
  createFeatureFlag: (request) => {
    const { strategies = [], ...body } = request.body;
    const stored = changeParts([], strategies, nextId(request.rows('feature_flags')));
    return request.perform('createFeatureFlag', { body: { ...body, strategies: stored } });
  },
  updateFeatureFlag: (request) => {
    const { rows, project, path, body } = request;
    const { strategies } = body;
    if (strategies === undefined) return request.perform('updateFeatureFlag', {});
    const [flag] = rows('feature_flags', { project_id: project.id, name: path.name });
    const stored = changeParts(flag?.strategies ?? [], strategies, nextId(rows('feature_flags')));
    return request.perform('updateFeatureFlag', { body: { ...body, strategies: stored } });
  },
};

/** Returns a function that gives the next free ID among all strategies and their scopes. */
function nextId(flags: { strategies: readonly Part[] }[]): () => number {
  const parts = flags.flatMap(({ strategies }) => strategies);
  let last = Math.max(
    0,
    ...[...parts, ...parts.flatMap(({ scopes = [] }) => scopes)].map(({ id = 0 }) => id),
  );
  return () => ++last;
}

/** Changes the parts with a known ID, removes those with `_destroy`, and adds the others. */
function changeParts(before: readonly Part[], sent: readonly Part[], next: () => number): Part[] {
  const changed = before.flatMap((part) => {
    const change = sent.find(({ id }) => id === part.id);
    return change?._destroy ? [] : [mergePart(part, change ?? {}, next)];
  });
  const isNew = ({ id, _destroy }: Part) => !_destroy && !before.some((part) => part.id === id);
  return [...changed, ...sent.filter(isNew).map((part) => mergePart({ id: next() }, part, next))];
}

function mergePart(
  part: Part,
  { _destroy, id, scopes, ...change }: Part,
  next: () => number,
): Part {
  return {
    ...part,
    ...change,
    ...(scopes && { scopes: changeParts(part.scopes ?? [], scopes, next) }),
  };
}
