import { listOperations } from '../contract.ts';
import type { Document, Operation, Parameter, Response } from '../openapi.ts';

/** The response headers of numbered pages, as a list of the contract has them. */
const OFFSET = /^(Link|x-(page|per-page|next-page|prev-page|total|total-pages))$/;
const KEYSET = /^(Link|x-(next|prev)-cursor)$/;

/**
 * Replaces the shorthand `x-paginated` with the parameters and headers that it stands for. They are those of a list of
 * the contract with `both` ways.
 */
export function paginated(operation: Operation, bundle: Document): Operation {
  const mode = operation['x-paginated'];
  const { 200: success, ...others } = operation.responses;
  const model = listOperations(bundle).find(
    ({ definition }) => definition['x-paginated'] === 'both',
  );
  if (typeof mode !== 'string' || !success || !model) return operation;
  const names = mode === 'keyset' ? ['per_page'] : ['page', 'per_page'];
  const own = operation.parameters ?? [];
  const added = (model.definition.parameters ?? [])
    .filter(({ name }) => names.includes(name) && !own.some((one) => one.name === name))
    .map(({ examples: _, ...parameter }): Parameter => parameter);
  const { headers = {} } = model.definition.responses[200] as Response;
  const shown = Object.entries(headers).filter(
    ([name]) =>
      (mode !== 'keyset' && OFFSET.test(name)) || (mode !== 'offset' && KEYSET.test(name)),
  );
  return {
    ...operation,
    parameters: [...own, ...added],
    responses: {
      200: { ...success, headers: { ...Object.fromEntries(shown), ...success.headers } },
      ...others,
    },
  };
}
