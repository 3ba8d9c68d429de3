/** Builds the packs: for each, an OpenAPI document for all tools, and the parts of its client. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Case } from '../../contract/case.ts';
import { type ContractOperation, readContract } from '../../contract/contract.ts';
import { extensionOperations, ownPart } from '../../contract/extensions/ownPart.ts';
import { searchedPack } from '../../contract/extensions/packs.ts';
import type { Document } from '../../contract/openapi.ts';
import { listResponses } from '../../wire/documented/listResponses.ts';
import { BANNER } from '../outputs/banner.ts';
import { literalEntries, operationEntries } from '../outputs/operations.ts';
import type { Output } from '../outputs/output.ts';
import { reference } from '../outputs/reference.ts';
import { responseEntries } from '../outputs/responseTypes.ts';
import { PROJECT_DIR } from '../paths.ts';
import { injectText, textOfBlock } from '../reference/blocks.ts';
import type { PageData } from '../reference/page/pageData.ts';
import { type CompiledPack, compilePack } from './compilePack.ts';
import { packFiles } from './packFiles.ts';

type PackOutput = Output<undefined>;

/** The files of a pack, and whether they are committed. */
const FILES = {
  'openapi.json': false,
  'types.ts': true,
  'operations.ts': true,
  'responses.js': false,
  'responses.d.ts': true,
};

/** Lists the files of all packs: `generated/packs/everyday/openapi.json`. */
export function packOutputFiles(): string[] {
  return packFiles().flatMap(({ name }) => Object.keys(FILES).map((file) => pathOf(name, file)));
}

function pathOf(pack: string, file: string): string {
  return `generated/packs/${pack}/${file}`;
}

/**
 * Compiles all packs with the built contract.
 * @param writeTypes generates the types of a document: `generateTypes`, in this thread or in another
 * @returns the files of the packs
 */
export async function packOutputs(
  writeTypes: (document: object) => Promise<string>,
): Promise<PackOutput[]> {
  const contract = await readContract();
  const packs = await Promise.all(packFiles().map((files) => compilePack(contract, files)));
  return [...packs.flatMap((pack) => outputsOf(pack, writeTypes)), referenceWith(packs)];
}

/** Adds the operations of the packs to the data of the reference, so that its search names them. */
function referenceWith(packs: CompiledPack[]): PackOutput {
  return {
    file: reference.file,
    committed: false,
    async text() {
      const page = await readFile(join(PROJECT_DIR, reference.file), 'utf8');
      const data = JSON.parse(textOfBlock(page, 'data')) as PageData;
      const shown = packs.map(({ name, document, contract }) =>
        searchedPack(name, document.info.title, extensionOperations(contract.document)),
      );
      return injectText(page, 'data', { ...data, packs: shown });
    },
  };
}

function outputsOf(
  { name, document, contract }: CompiledPack,
  writeTypes: (document: object) => Promise<string>,
): PackOutput[] {
  const own = extensionOperations(contract.document);
  const ids = new Set(own.map(({ id }) => id));
  const cases = contract.cases.filter(({ operation }) => ids.has(operation)).sort(byStatus);
  const banner = `// ${BANNER.replace('openapi/', `packs/${name}/`)}\n\n`;
  const texts: Record<keyof typeof FILES, () => string | Promise<string>> = {
    'openapi.json': () => JSON.stringify(builtDocument(contract.document, document)),
    'types.ts': async () => banner + (await writeTypes(ownPart(contract.document, own))),
    'operations.ts': () => banner + operationsText(contract.document, own),
    'responses.js': () => {
      const all = Object.entries(listResponses(contract.document, cases));
      const shown = Object.fromEntries(all.filter(([id]) => ids.has(id)));
      return `${banner}export const responses = ${JSON.stringify(shown)};\n`;
    },
    'responses.d.ts': () => `${banner}import type { Responses } from '../../responses.js';

export declare const responses: {
${responseEntries(cases)}
};
`,
  };
  return Object.entries(texts).map(([file, text]) => ({
    file: pathOf(name, file),
    committed: FILES[file as keyof typeof FILES],
    text,
  }));
}

function operationsText(document: Document, own: ContractOperation[]): string {
  return `import type { OperationPlace } from '../../operations.ts';

/** The operations of the pack by operationId. */
export const operations = {
${operationEntries(own)}
} as const satisfies Record<string, OperationPlace>;

/** The literal paths of contract and pack together: see \`generated/operations.ts\`. */
export const literalPaths: readonly string[] = [
${literalEntries(document)}
];
`;
}

function byStatus(one: Case, other: Case): number {
  return one.response.status - other.response.status;
}

/** Returns the document that tools read: only the operations and schemas of the pack, in the form of the bundle. */
function builtDocument(
  { paths, components, tags, ...bundle }: Document,
  pack: CompiledPack['document'],
) {
  const isOwn = (part: unknown) =>
    (part as { 'x-extension'?: string })['x-extension'] !== undefined;
  const ownPaths = Object.entries(paths).flatMap(([path, item]) => {
    const own = Object.entries(item).filter(([, operation]) => isOwn(operation));
    return own.length > 0 ? [[path, Object.fromEntries(own)]] : [];
  });
  const { title, version } = pack.info;
  const used = new Set(
    ownPaths.flatMap(([, item]) => Object.values(item as object)).flatMap((one) => one.tags),
  );
  return {
    openapi: bundle.openapi,
    info: pack.info,
    tags: tags.filter(({ name }) => used.has(name)),
    'x-extensions': [{ title, version }],
    'x-fixtures': pack['x-fixtures'],
    paths: Object.fromEntries(ownPaths),
    components: {
      // Lists refer to the contract's pagination headers.
      headers: components.headers,
      schemas: Object.fromEntries(
        Object.entries(components.schemas ?? {}).filter(([, schema]) => isOwn(schema)),
      ),
    },
  };
}
