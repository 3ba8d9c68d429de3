/** Changes the sandbox of a deployment, as its administrators would. */
import type { World } from './setUp.ts';

/** Sends a request to the control of the sandbox. @throws an Error if the sandbox refuses it */
export async function control(
  { url }: World,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${url}/_sandbox/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`The sandbox refuses ${method} ${path}: ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}

/** Changes the row of the project. @returns the function that changes it back */
export async function whileProjectIs(
  world: World,
  row: object,
  before: object,
): Promise<() => Promise<void>> {
  const path = `projects/${world.fixtures['project.id']}`;
  await control(world, 'PATCH', path, row);
  return async () => void (await control(world, 'PATCH', path, before));
}
