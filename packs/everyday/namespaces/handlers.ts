import type { operations } from '../../../generated/packs/everyday/types.ts';
import { LEVELS } from '../../../generated/roles.ts';
import { groupPath } from '../../../sandbox/for-packs/index.ts';
import type { PackHandlers } from '../../pack.ts';
import { findNamespace, namespaceId } from '../namespaces.ts';

export const handlers: PackHandlers<operations> = {
  listNamespaces: (request) => {
    const { rows, access, caller, query, sandbox, pageOf } = request;
    const { search = '', owned_only: isOwned = false, top_level_only: isTop = false } = query;
    const isAll = access.isAdministrator && !isOwned;
    const lowest = isOwned ? LEVELS.owner : 1;
    const groups = rows('groups').filter(
      (group) =>
        (isAll || access.levelInGroup(group) >= lowest) && !(isTop && group.parent_id !== null),
    );
    const users = rows('users').filter(({ id }) => isAll || id === caller?.id);
    const paths = [
      ...users.map((user) => ({ id: namespaceId(user), path: user.username })),
      ...groups.map((group) => ({ id: group.id, path: groupPath(sandbox.db, group) })),
    ];
    const wanted = paths.filter(({ path }) => path.toLowerCase().includes(search.toLowerCase()));
    return pageOf(wanted, ({ id }) => findNamespace(request, id));
  },
  getNamespace: (request) => {
    const { path, access, caller, rows, refuse } = request;
    const found = findNamespace(request, path.namespace);
    const isSeen =
      found?.kind === 'user'
        ? access.isAdministrator || found.id === (caller && namespaceId(caller))
        : rows('groups', { id: found?.id ?? 0 }).some(access.canSeeGroup);
    return found && isSeen ? found : refuse(404, '404 Namespace Not Found');
  },
  checkNamespace: (request) => {
    const { path, query, rows, sandbox } = request;
    const [parent] = rows('groups', { id: query.parent_id ?? 0 });
    const before = parent ? `${groupPath(sandbox.db, parent)}/` : '';
    const isTaken = (name: string) => findNamespace(request, before + name) !== undefined;
    if (!isTaken(String(path.namespace))) return { exists: false, suggests: [] };
    let number = 1;
    while (isTaken(`${path.namespace}${number}`)) number += 1;
    return { exists: true, suggests: [`${path.namespace}${number}`] };
  },
};
