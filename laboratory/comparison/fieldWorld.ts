/** The facts about a random world that its operator gives to a tool: tokens, fixtures, a profile, and documents. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { initProfile } from '../../conformance/index.ts';
import { type SandboxAccess, sandboxTokens } from '../../conformance/target/index.ts';
import { substituteFixtures } from '../../conformance/target/substituteFixtures.ts';
import type { Case, CaseRequest, JsonValue } from '../../contract/case.ts';
import type { Contract } from '../../contract/contract.ts';
import { readPortable } from './readPortable.ts';

export interface FieldWorld {
  number: number;
  /** A token for each role. */
  tokens: Record<string, string>;
  /** The values of the fixtures in this world. */
  fixtures: Record<string, string | number>;
  /** The file of a profile by `profile init --throwaway`, with a token for each role. */
  profile: string;
  /** The environment variables that the profile names. */
  env: Record<string, string>;
  /** The path of the alert integration, without scheme and host. */
  alertIntake?: string;
  /** The contract (OpenAPI 3.1) with examples of this world. */
  document: string;
  /** The portable edition (OpenAPI 3.0) with examples of this world. */
  portable: string;
}

interface SandboxState extends SandboxAccess {
  fixtures: Record<string, string | number>;
  flags: Record<string, boolean>;
}

/** Reads the facts from a sandbox without a fault, and writes the files for the tools. @param url the sandbox */
export async function describeWorld(
  contract: Contract,
  { number, url, folder }: { number: number; url: string; folder: string },
): Promise<FieldWorld> {
  await mkdir(folder, { recursive: true });
  const state = (await (await fetch(`${url}/_sandbox`)).json()) as SandboxState;
  const tokens = sandboxTokens(state, contract);
  const variableOf = (role: string) => `TOKEN_OF_${role.replaceAll('-', '_').toUpperCase()}`;
  const env = Object.fromEntries(
    Object.entries(tokens).map(([role, token]) => [variableOf(role), token]),
  );
  const roles = Object.keys(tokens).filter((role) => role !== 'integration');
  const written = await initProfile({
    target: url,
    tokens: Object.fromEntries(roles.map((role) => [role, variableOf(role)])),
    project: String(state.fixtures['project.path']),
    throwaway: true,
    env,
  });
  if ('problems' in written)
    throw new Error(written.problems.map(({ problem }) => problem).join('\n'));
  const { custom } = state.alertIntakes;
  const found = parse(written.text) as { tokens: Record<string, string> };
  const profile = join(folder, 'profile.yaml');
  await writeFile(
    profile,
    JSON.stringify({
      ...found,
      tokens: { ...found.tokens, ...(custom && { integration: `$${variableOf('integration')}` }) },
      flags: state.flags,
    }),
  );
  const requests = requestsOf(contract, state.fixtures);
  const document = join(folder, 'openapi.json');
  await writeFile(
    document,
    JSON.stringify(withExamples(contract.document, requests, namedExamples)),
  );
  const portable = join(folder, 'openapi.portable.json');
  await writeFile(
    portable,
    JSON.stringify(withExamples(await readPortable(), requests, oneExample)),
  );
  return {
    number,
    tokens,
    fixtures: state.fixtures,
    profile,
    env,
    ...(custom && { alertIntake: new URL(custom.url).pathname }),
    document,
    portable,
  };
}

/** A successful request to an operation in this world. */
interface Example {
  name: string;
  request: CaseRequest;
}

/** Returns the successful requests of the contract, with the values of this world, by operation. */
function requestsOf(
  contract: Contract,
  fixtures: Record<string, string | number>,
): Map<string, Example[]> {
  const examples = new Map<string, Example[]>();
  const isSuccessful = ({ response }: Case) => response.status < 300;
  for (const one of contract.cases.filter(isSuccessful)) {
    const operation = contract.operations.get(one.operation)!;
    if (operation.path === undefined) continue;
    const { request, missing } = substituteFixtures(contract, operation, one.request, fixtures);
    if (missing.length > 0) continue;
    const name = one.id.slice(one.id.indexOf('.') + 1);
    examples.set(operation.id, [...(examples.get(operation.id) ?? []), { name, request }]);
  }
  return examples;
}

interface AnyOperation {
  operationId?: string;
  parameters?: { name: string; in: string; [keyword: string]: unknown }[];
  requestBody?: { content: Record<string, { [keyword: string]: unknown }> };
  responses?: Record<string, { content?: Record<string, { examples?: Record<string, unknown> }> }>;
}

/** The values of the examples at one place, by the names of the requests. */
type Given = [name: string, value: JsonValue | undefined][];

/** Returns the keywords of a document with all examples. */
function namedExamples(given: Given): object {
  return { examples: Object.fromEntries(given.map(([name, value]) => [name, { value }])) };
}

/** Returns the keywords of a document with one example, for tools that read only `example`. */
function oneExample([first]: Given): object {
  return { example: first![1] };
}

/** Returns the document whose examples are the given requests. Examples of errors are removed. */
function withExamples(
  document: object,
  requests: Map<string, Example[]>,
  keywordsOf: (given: Given) => object,
): object {
  const changed = structuredClone(document) as { paths: Record<string, Record<string, unknown>> };
  for (const item of Object.values(changed.paths))
    for (const value of Object.values(item)) {
      const operation = value as AnyOperation;
      if (operation.operationId === undefined) continue;
      const examples = requests.get(operation.operationId) ?? [];
      for (const parameter of operation.parameters ?? []) {
        delete parameter.examples;
        delete parameter.example;
        const places = { path: 'path', query: 'query', header: 'headers' } as const;
        const place = places[parameter.in as keyof typeof places];
        if (!place) continue;
        const given = examples.flatMap(({ name, request }): Given => {
          const found = (request[place] as Record<string, JsonValue> | undefined)?.[parameter.name];
          return found === undefined ? [] : [[name, found]];
        });
        if (given.length > 0) Object.assign(parameter, keywordsOf(given));
      }
      for (const [type, content] of Object.entries(operation.requestBody?.content ?? {})) {
        delete content.examples;
        delete content.example;
        const given = examples
          .filter(({ request }) => request.contentType === type && request.body !== undefined)
          .map(({ name, request }): Given[number] => [name, request.body]);
        if (given.length > 0) Object.assign(content, keywordsOf(given));
      }
      const names = new Set(examples.map(({ name }) => name));
      for (const response of Object.values(operation.responses ?? {}))
        for (const content of Object.values(response.content ?? {}))
          if (content.examples) {
            const kept = Object.entries(content.examples).filter(([name]) => names.has(name));
            if (kept.length > 0) content.examples = Object.fromEntries(kept);
            else delete content.examples;
          }
    }
  return changed;
}
