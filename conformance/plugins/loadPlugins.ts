import { existsSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../../contract/usageError.ts';
import { CHECKS } from '../../judge/index.ts';
import { FORMATS } from '../reports/formats.ts';
import { SUITES } from '../suites/index.ts';
import { PROPERTIES } from '../suites/properties/properties.ts';
import type { Plugin } from './plugin.ts';

/** The checks, properties and report formats of all plugins of a run. */
export type LoadedPlugins = Required<Plugin>;

/** The ID of the check of recorded requests. The list `CHECKS` does not contain it. */
const REQUEST_CHECK = 'request';

/**
 * Loads plugins, which are ES modules with a `Plugin` as the default export.
 * @param files paths as the user gave them, relative to the current folder
 * @throws a UsageError if a file cannot be loaded, if its default export is not a plugin, or if it reuses an ID
 */
export async function loadPlugins(files: readonly string[] = []): Promise<LoadedPlugins> {
  const plugins: Plugin[] = [];
  const takenBy = builtInNames();
  for (const file of files) {
    const plugin = await importPlugin(file);
    const shapeProblems = problemsOfShape(plugin);
    const problems =
      shapeProblems.length > 0 ? shapeProblems : problemsOfNames(plugin, file, takenBy);
    if (problems.length > 0)
      throw new UsageError(`The plugin ${file} cannot be used: ${problems.join('; ')}.`);
    plugins.push(plugin);
  }
  return {
    checks: plugins.flatMap(({ checks = [] }) => checks),
    properties: plugins.flatMap(({ properties = [] }) => properties),
    reports: plugins.flatMap(({ reports = [] }) => reports),
  };
}

async function importPlugin(file: string): Promise<Plugin> {
  const path = resolve(file);
  if (!existsSync(path))
    throw new UsageError(`There is no plugin at ${file}. Give the path of an ES module.`);
  try {
    const { default: plugin } = await import(pathToFileURL(path).href);
    return plugin;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_UNKNOWN_FILE_EXTENSION' && /^\.[cm]?ts$/.test(extname(path)))
      throw new UsageError(
        `The plugin ${file} is TypeScript, which Node ${process.versions.node} cannot run by itself. Run it with Node 22.18 or later, or set NODE_OPTIONS='--import tsx', or write the plugin as .mjs.`,
      );
    throw new UsageError(
      `The plugin ${file} cannot be loaded: ${message}. It must be an ES module (.mjs, .js or .ts) that Node can import.`,
    );
  }
}

type Part = keyof Plugin;

/** The members that each item of a part must have: `id` or `file`, texts, and a function. */
const PARTS: Record<Part, { name: 'id' | 'file'; texts: string[]; function: string }> = {
  checks: { name: 'id', texts: ['summary'], function: 'find' },
  properties: { name: 'id', texts: ['summary', 'from'], function: 'plan' },
  reports: { name: 'file', texts: ['summary'], function: 'render' },
};
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const FILE = /^[\w-][\w.-]*$/;

function problemsOfShape(plugin: unknown): string[] {
  if (!isObject(plugin))
    return [
      'its default export is not an object. Write: export default definePlugin({ checks, properties, reports })',
    ];
  const parts = Object.keys(PARTS);
  const unknown = Object.keys(plugin).filter((part) => !parts.includes(part));
  return [
    ...unknown.map((part) => `${part} is unknown; a plugin has ${parts.join(', ')}`),
    ...(Object.keys(PARTS) as Part[]).flatMap((part) => problemsOfPart(part, plugin[part] ?? [])),
  ];
}

function problemsOfPart(part: Part, list: unknown): string[] {
  if (!Array.isArray(list)) return [`${part} must be an array`];
  const { name, texts, function: method } = PARTS[part];
  return list.flatMap((one: unknown, index) => {
    const place = `${part}[${index}]`;
    if (!isObject(one)) return [`${place} must be an object`];
    const value = one[name];
    return [
      ...(typeof value === 'string' && (name === 'id' ? ID : FILE).test(value)
        ? []
        : [
            name === 'id'
              ? `${place}.id must be lower-case words joined by hyphens, such as house-style`
              : `${place}.file must be the name of a file, such as summary.md`,
          ]),
      ...texts
        .filter((text) => typeof one[text] !== 'string')
        .map((text) => `${place}.${text} must be a text`),
      ...(typeof one[method] === 'function' ? [] : [`${place}.${method} must be a function`]),
    ];
  });
}

/** Returns the owner of each name that is taken. The names are IDs of checks and properties, and files of reports. */
function builtInNames(): Map<string, string> {
  const names = [
    REQUEST_CHECK,
    ...CHECKS.map(({ id }) => id),
    ...PROPERTIES.flatMap(({ id, check = id }) => [id, check]),
    ...SUITES.flatMap(({ checks = [] }) => checks),
    ...FORMATS.map(({ file }) => file),
  ];
  return new Map(names.map((name) => [name, 'forge-contract']));
}

/**
 * Returns a problem for each name of a plugin that is already taken.
 * @param takenBy the owner of each name. The names of the plugin are added to it
 */
function problemsOfNames(plugin: Plugin, file: string, takenBy: Map<string, string>): string[] {
  const { checks = [], properties = [], reports = [] } = plugin;
  const names = [
    ...[...checks, ...properties].map(({ id }) => ({ name: id, kind: 'id' })),
    ...reports.map(({ file }) => ({ name: file, kind: 'file' })),
  ];
  return names.flatMap(({ name, kind }) => {
    const owner = takenBy.get(name);
    takenBy.set(name, owner ?? file);
    return owner ? [`the ${kind} ${name} is taken by ${owner}: choose another ${kind}`] : [];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
