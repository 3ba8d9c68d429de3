import type { World } from '../contract/world/knownValues.ts';
import type { MockRequest } from './mockRequest.ts';
import { Refusal } from './refusal.ts';

/**
 * Makes a step that answers a request to the former path of a project with 301 and the address that it has
 * now (document 1), as far as the example world has projects that have moved.
 */
export function movedProjects(world: World | undefined): (request: MockRequest) => void {
  const moved = world?.kinds['project.moved']?.known ?? [];
  const ids = world?.kinds['project.id']?.known ?? [];
  return ({ operation, path, url }) => {
    const project = moved.find(({ value }) => value === path.id)?.below ?? [];
    const id = ids.find(({ row }) => project.includes(row))?.value;
    if (!operation.path?.startsWith('/projects/{id}') || id === undefined) return;
    const pathname = url.pathname.replace(encodeURIComponent(String(path.id)), String(id));
    throw new Refusal(301, 'This resource has been moved permanently', {
      location: url.origin + pathname + url.search,
    });
  };
}
