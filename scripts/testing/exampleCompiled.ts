import { compileValidators } from '../../contract/compileValidators.ts';
import { generateTypes } from '../../contract/generateTypes.ts';
import { injectCases } from '../../contract/injectCases.ts';
import type { Document } from '../../contract/openapi.ts';
import { exampleCases, exampleDocument } from '../../contract/testing/exampleContract.ts';
import type { CompiledContract } from '../compile.ts';
import { SOURCE_DIR } from '../paths.ts';

/**
 * Returns the small example contract in the form that `compileContract` returns.
 * @param change changes the document before the cases are added
 */
export function exampleCompiled(change: (document: Document) => void = () => {}): CompiledContract {
  const document = structuredClone(exampleDocument);
  document['x-tagGroups'] = [{ name: 'Documents', tags: ['tags'] }];
  change(document);
  const bareText = JSON.stringify(document);
  const validators = compileValidators(structuredClone(document));
  injectCases(document, exampleCases);
  return {
    sourceDir: SOURCE_DIR,
    document,
    bareText,
    types: () => generateTypes(JSON.parse(bareText)),
    cases: exampleCases,
    waivers: [{ operation: 'batchFiles', status: 404, reason: 'Nothing is missing.' }],
    workflows: [
      {
        id: 'tagging',
        area: 'tags',
        summary: 'Tag',
        inputs: {},
        steps: ['createTag', 'getTag', 'getTag'].map((operation, index) => ({
          id: `step-${index}`,
          description: operation,
          operation,
          as: 'user',
          isCleanup: false,
          parameters: [],
          criteria: ['$statusCode == 200'],
          outputs: {},
          onFailure: [],
        })),
      },
    ],
    statements: [],
    validators,
    world: NO_WORLD,
    exceptions: [],
    advice: [],
  };
}

/** An empty example world, since the example contract has none. */
const NO_WORLD: CompiledContract['world'] = {
  source: {
    tables: [],
    histories: new Map(),
    fixtures: { file: '', text: '', data: {} },
    roles: { file: '', text: '', data: {} },
    schema: { $defs: {} },
    problems: [],
    outdated: [],
  },
  world: {
    clock: '2026-10-21T09:00:00Z',
    origin: 'https://forge.example.com',
    pages_domain: 'pages.example',
    settings: {},
    tables: {},
    keys: {},
    repositories: new Map(),
    fixtures: { file: '', text: '', data: {} },
    problems: [],
  },
  rows: {},
  values: { fixtures: {}, kinds: {}, problems: [] },
};
