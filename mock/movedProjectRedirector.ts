import type { World } from '../contract/world/knownValues.ts';
import type { MockRequest } from './mockRequest.ts';
import { Refusal } from './refusal.ts';

/**
 * Creates a step of the mock that redirects requests with the former path of a moved project. It responds with 301 and
 * the current address (API documentation, document 1). The example world (openapi/world) lists the moved projects.
 */
export function movedProjectRedirector(world: World | undefined): (request: MockRequest) => void {
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
