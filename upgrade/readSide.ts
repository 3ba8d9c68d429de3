/** Reads one side of an upgrade: a version of the contract, a document of others, or a live address. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Contract, createContract } from '../contract/contract.ts';
import { readContractWith } from '../contract/deviations/readContractWith.ts';
import type { ReadRevision } from '../contract/diff/diffContract.ts';
import { extendContract } from '../contract/extensions/extendContract.ts';
import { addPackFile, packNameOf } from '../contract/extensions/packs.ts';
import type { Document } from '../contract/openapi.ts';
import { UsageError } from '../contract/usageError.ts';
import { lazyValidators, readTheirs } from '../theirs/index.ts';

export interface Side {
  /** The text that the user wrote. */
  name: string;
  /** The version: that of a file, or the built contract for a live address. */
  contract: Contract;
  /** The base URL of a live address. */
  url?: string;
}

/** The path of the contract in a package, and in an installed one. */
const IN_PACKAGE = join('generated', 'openapi.json');

export interface ReadSideOptions {
  /** Reads the contract of a git revision. Default: revisions are refused. */
  readRevision?: ReadRevision | undefined;
  /** The paths of extensions, which add operations to each version of our contract. Default: none. */
  extend?: string[] | undefined;
}

/**
 * Reads a side. A document of others gets no extensions.
 * @param text `contract` for the built contract, a URL, a version of the package (`forge-contract@1.2.0`), or a git
 *   revision. It may also be the path of an OpenAPI file, of a deviations file or of an installed package
 * @throws a UsageError if there is no such thing
 */
export async function readSide(text: string, options: ReadSideOptions = {}): Promise<Side> {
  const { extend } = options;
  if (/^https?:\/\//.test(text)) {
    if (!URL.canParse(text)) throw new UsageError(`${text} is not a URL. Write scheme and host.`);
    const contract = await readContractWith({ extend });
    return { name: text, contract, url: text.replace(/\/+$/, '') };
  }
  return { name: text, contract: await readVersion(text, options) };
}

async function readVersion(
  text: string,
  { readRevision, extend = [] }: ReadSideOptions,
): Promise<Contract> {
  if (text === 'contract') return readContractWith({ extend });
  if (existsSync(text)) {
    const isFolder = (await stat(text)).isDirectory();
    return isFolder ? readInstalled(text, extend) : readFileVersion(text, extend);
  }
  if (/^(@[\w.-]+\/)?[\w.-]+@\d[\w.+-]*$/.test(text)) return readPackage(text, extend);
  if (!readRevision)
    throw new UsageError(
      `There is no file ${text}. Give an OpenAPI file, a deviations file, a URL, a folder of an installed package, a version such as forge-contract@1.0.0, or \`contract\`.`,
    );
  return inFolder(async (folder) => {
    const file = join(folder, 'openapi.yaml');
    await writeFile(file, await readRevision(text));
    return readFileVersion(file, extend);
  });
}

/** The beginning of a deviations file: an OpenAPI Overlay. */
const OVERLAY = /^\s*(#.*\n\s*)*\{?\s*"?overlay"?\s*:/;

async function readFileVersion(file: string, extend: string[]): Promise<Contract> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be read: ${error.code ?? error.message}.`);
  });
  if (OVERLAY.test(text)) return readContractWith({ deviations: file, extend });
  // The bundle names its fixtures. A document of others has no such key.
  if (!/(^|[{,])\s*"?x-fixtures"?\s*:/m.test(text)) return readTheirs(file);
  const { parse } = await import('yaml');
  const document: Document = text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text);
  return extendVersion(document, extend);
}

/** Adds extensions to a version of the contract. A bundle that has a pack already keeps its own operations. */
async function extendVersion(document: Document, extend: string[]): Promise<Contract> {
  const titles = new Set(document['x-extensions']?.map(({ title }) => title));
  const isPack = (file: string) => packNameOf(file) !== undefined;
  let whole = document;
  for (const file of extend.filter(isPack)) {
    const added = await addPackFile(whole, file);
    if (!titles.has(added.extension.title)) whole = added.document;
  }
  let contract = createContract(whole, [], lazyValidators(whole));
  for (const file of extend.filter((one) => !isPack(one)))
    contract = await extendContract(contract, file);
  return contract;
}

/** Reads the contract in the folder of a package. Its own packs take the place of those that are installed here. */
function readInstalled(folder: string, extend: string[]): Promise<Contract> {
  return readFileVersion(
    join(folder, IN_PACKAGE),
    extend.map((file) => {
      const pack = packNameOf(file);
      const own = pack && join(folder, 'generated', 'packs', pack, 'openapi.json');
      return own && existsSync(own) ? own : file;
    }),
  );
}

/** Gets a version of the package by npm, which takes it from its cache if it is there. */
function readPackage(name: string, extend: string[]): Promise<Contract> {
  return inFolder(async (folder) => {
    const run = promisify(execFile);
    const options = { cwd: folder };
    try {
      await run('npm', ['pack', name, '--prefer-offline', '--silent'], options);
      await run('sh', ['-c', 'tar -xzf *.tgz'], options);
    } catch (cause) {
      throw new UsageError(`npm cannot get ${name}. Give the folder or the file of this version.`, {
        cause,
      });
    }
    return readInstalled(join(folder, 'package'), extend);
  });
}

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-contract-upgrade-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
