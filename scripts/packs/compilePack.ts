/** Compiles a pack: writes out its areas as one OpenAPI document, and adds it to the contract. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Contract } from '../../contract/contract.ts';
import { extendWith } from '../../contract/extensions/extendContract.ts';
import type { SourceDocument } from '../../contract/extensions/extension.ts';
import { RULE } from '../../contract/extensions/readSource.ts';
import type { JsonObject } from '../../contract/isObject.ts';
import type { Document, Method, Schema } from '../../contract/openapi.ts';
import type { WorldSchema } from '../../contract/world/worldSource.ts';
import { parseYaml, type YamlText } from '../../contract/yaml/parseYaml.ts';
import { type Problem, ProblemsError } from '../../contract/yaml/problem.ts';
import { problemAt, type YamlPath } from '../../contract/yaml/problemAt.ts';
import { readYaml, yamlForm } from '../../contract/yaml/readYaml.ts';
import { PROJECT_DIR } from '../paths.ts';
import { readWorldSchema } from '../world/readWorldFiles.ts';
import { addUndo } from './addUndo.ts';
import type { Area, Pack, Resource, WrittenOperation } from './area.ts';
import { expandOperation, type RecordedResponse } from './expandOperation.ts';
import { expandResource } from './expandResource.ts';
import { PACKS_DIR, type PackFiles } from './packFiles.ts';

/** A pack with the contract to which it was added. */
export interface CompiledPack {
  name: string;
  document: SourceDocument;
  contract: Contract;
  /** The file of each operation, and its place there, by operationId. */
  places: Map<string, OperationSource>;
}

interface OperationSource {
  source: YamlText;
  at: YamlPath;
  /** The folder of the area. */
  dir: string;
  written: WrittenOperation;
}

/** Responses of cases by the folder of the area, and by the ID of the case. */
export type AreaResponses = Map<string, Record<string, RecordedResponse>>;

interface ReadArea {
  source: YamlText;
  dir: string;
  area: Area;
  responses: Record<string, RecordedResponse>;
}

/** The file with the recorded responses of the cases of an area. */
export const RESPONSES = 'responses.json';

/**
 * Compiles a pack.
 * @param options `responses`: the responses of the cases. Default: those of `responses.json`
 * @throws ProblemsError for the form of its files, and a UsageError for parts that do not fit the contract
 */
export async function compilePack(
  contract: Contract,
  files: PackFiles,
  { responses }: { responses?: AreaResponses } = {},
): Promise<CompiledPack> {
  const pack = await readPlain<Pack>(files.pack);
  const areas = await readAreas(files, responses);
  const world = await readWorldSchema();
  const { document, places } = expandPack(pack, areas, world, contract.document);
  const problemAtPart = (path: YamlPath, message: string, part?: 'key' | 'value'): Problem => {
    const place = findPlace(document, places, areas, path);
    return place
      ? problemAt(place.source, place.at, RULE, message, part)
      : { file: relative(PROJECT_DIR, files.pack), line: 1, column: 1, rule: RULE, message };
  };
  const source = { file: files.pack, document, problemAt: problemAtPart };
  return { name: files.name, document, places, contract: await extendWith(contract, source) };
}

async function readAreas(files: PackFiles, given: AreaResponses | undefined): Promise<ReadArea[]> {
  const schema = (await readPlain(join(PACKS_DIR, 'area.schema.yaml'))) as Schema;
  const form = yamlForm(schema, {
    rule: 'pack-area',
    name: 'the area',
    hint: 'see packs/area.schema.yaml',
  });
  return Promise.all(
    files.areas.map(async (path) => {
      const source = { file: relative(PROJECT_DIR, path), text: await readFile(path, 'utf8') };
      const { value, problems } = readYaml<Area>(source, form);
      if (problems) throw new ProblemsError(problems);
      const dir = dirname(path);
      return {
        source,
        dir,
        area: value,
        responses: given ? (given.get(dir) ?? {}) : await readResponses(dir),
      };
    }),
  );
}

/** Reads the recorded responses of an area, by the IDs of the cases. */
export async function readResponses(dir: string): Promise<Record<string, RecordedResponse>> {
  const file = join(dir, RESPONSES);
  return existsSync(file) ? readPlain(file) : {};
}

async function readPlain<T>(path: string): Promise<T> {
  const source = { file: relative(PROJECT_DIR, path), text: await readFile(path, 'utf8') };
  const { value, problems } = parseYaml(source);
  if (problems) throw new ProblemsError(problems);
  return value as T;
}

/** Writes out all operations of a pack. */
function expandPack(pack: Pack, areas: ReadArea[], world: WorldSchema, contract: Document) {
  const resources: Record<string, Resource> = Object.assign(
    {},
    ...areas.map(({ area }) => area.resources),
  );
  const paths: Record<string, JsonObject> = {};
  const schemas: Record<string, Schema> = {};
  const places = new Map<string, OperationSource>();
  const problems: Problem[] = [];
  const ofResources = areas.map(({ area }) =>
    Object.entries(area.resources ?? {}).map(([name, resource]) => ({
      name,
      ...expandResource(name, resource, resources, world),
    })),
  );
  const parameters = Object.assign({}, ...ofResources.flat().map((one) => one.parameters));
  for (const [index, { source, dir, area, responses }] of areas.entries()) {
    const around = {
      contract,
      tag: area.tag.name,
      source: pack.source,
      parameters: { ...parameters, ...area.parameters },
      responses,
    };
    const add = (method: Method, path: string, operation: WrittenOperation, at: YamlPath) => {
      try {
        paths[path] = {
          ...paths[path],
          [method]: expandOperation({ method, path, operation }, around),
        };
        places.set(operation.operationId, { source, at, dir, written: operation });
      } catch (error) {
        problems.push(problemAt(source, at, 'pack-area', (error as Error).message, 'key'));
      }
    };
    for (const { name, operations, schema } of ofResources[index] ?? []) {
      schemas[name] = schema;
      for (const { action, method, path, operation } of operations)
        add(method, path, operation, ['resources', name, action]);
    }
    for (const [path, item] of Object.entries(area.paths ?? {}))
      for (const [method, operation] of Object.entries(item))
        add(method as Method, path, operation, ['paths', path, method]);
    Object.assign(schemas, area.schemas);
  }
  if (problems.length > 0) throw new ProblemsError(problems);
  const { title, version, description } = pack;
  const document = {
    openapi: '3.1.0',
    info: { title, version, description },
    tags: areas.map(({ area }) => area.tag),
    'x-fixtures': Object.assign({}, ...areas.map(({ area }) => area.fixtures)),
    paths,
    components: { schemas },
  } as unknown as SourceDocument;
  const all = { ...contract.components.schemas, ...schemas };
  addUndo({ ...document, components: { schemas: all } } as unknown as Document);
  return { document, places };
}

/** Finds the part of an area from which a part of the document comes. */
function findPlace(
  document: SourceDocument,
  places: Map<string, OperationSource>,
  areas: ReadArea[],
  [section, ...path]: YamlPath,
): { source: YamlText; at: YamlPath } | undefined {
  if (section === 'paths') {
    const [key = '', method = '', ...rest] = path.map(String);
    const operation = document.paths[key]?.[method] as { operationId?: string } | undefined;
    const place = places.get(operation?.operationId ?? '');
    const below = rest.map((one) => (one === 'x-cases' ? 'cases' : one));
    return place && { source: place.source, at: [...place.at, ...below] };
  }
  const [, name = ''] = path;
  const owner = areas.find(({ area }) => name in { ...area.schemas, ...area.resources });
  const list = owner?.area.schemas && name in owner.area.schemas ? 'schemas' : 'resources';
  return owner && { source: owner.source, at: [list, ...path.slice(1)] };
}
