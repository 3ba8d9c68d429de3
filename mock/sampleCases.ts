import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import type { Case } from '../contract/case.ts';
import { type Contract, successStatuses } from '../contract/contract.ts';
import { responseGenerator } from './prism.ts';

/**
 * Returns a case for each operation of an extension that has no successful case. Its response is a sample from the
 * schema, and its request is unknown.
 */
export async function sampleCases(contract: Contract): Promise<Case[]> {
  const { document, cases } = contract;
  const shown = new Set(
    cases.filter(({ response }) => response.status < 300).map(({ operation }) => operation),
  );
  const lacking = [...contract.operations.values()].filter(
    ({ id, definition }) => definition['x-extension'] !== undefined && !shown.has(id),
  );
  if (lacking.length === 0) return [];
  const paths = Object.fromEntries(lacking.map(({ path = '' }) => [path, document.paths[path]]));
  // Prism changes its input, so it gets a copy.
  const converted = await getHttpOperationsFromSpec(structuredClone({ ...document, paths }));
  const sample = responseGenerator(false);
  return Promise.all(
    lacking.map(async (operation): Promise<Case> => {
      const { id, path = '', definition } = operation;
      const prismOperation = converted.find(({ iid }) => iid === id)!;
      const request = { prismOperation, operation, url: { pathname: path } };
      return {
        id: `${id}.sample`,
        operation: id,
        name: 'sample',
        area: definition['x-extension']!,
        file: '',
        derived: true,
        responseOnly: true,
        summary: definition.summary,
        as: 'user',
        request: { path: {}, query: {}, headers: {} },
        response: await sample(request, successStatuses(operation)[0]!),
      };
    }),
  );
}
