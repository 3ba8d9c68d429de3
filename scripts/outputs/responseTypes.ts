import type { Case } from '../../contract/case.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { BANNER } from './banner.ts';
import { nameArea } from './nameMethods.ts';
import type { Output } from './output.ts';

/** Writes the types of `responses.js`, so that the compiler checks the names of operations and cases. */
export const responseTypes: Output = {
  file: 'generated/responses.d.ts',
  committed: true,
  text: ({ document, cases }) => {
    const casesOf = groupBy(cases, ({ operation }) => operation);
    const byArea = groupBy(casesOf.keys(), (id) => nameArea(document, id));
    return `// ${BANNER}

import type { CaseRequest, CaseResponse } from '../contract/case.js';
import type { EchoFacts } from '../contract/echoFacts.js';
import type { Method } from '../contract/openapi.js';

/** The parts of a case's request that are compared with other requests. */
export interface DocumentedRequest
  extends Pick<CaseRequest, 'path' | 'query' | 'contentType' | 'body'> {
  /** Present if the request has no token. */
  as?: 'anonymous';
  /** Present if the request breaks the contract on purpose. */
  breaks?: true;
}

/** Keywords of the schema of a field. */
export interface ShownField {
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** The responses of an operation, by the name of the case. Successful cases come first. */
export interface Responses<Statuses extends Record<string, number>> {
  method: Method;
  /** The path template. The alert intake has none, since only the caller knows its URL. */
  path?: string;
  /** The headers that may carry the token. A request needs one of them. */
  tokens?: string[];
  /** The required fields of the request body. Undefined if the operation takes no body. */
  body?: { required: boolean; fields: string[] };
  /** The names of path parameters that must be integers. */
  numbers?: string[];
  /** For a list: the lower-case names of its pagination headers. */
  pages?: string[];
  /** The fields by which the parameters of the query filter. */
  filters: Record<string, string>;
  /** The facts that decide which values of a request the response repeats. */
  echo: EchoFacts;
  /** The fields of a successful response, with the keywords of their schemas that a small test can check. */
  shows?: Record<string, ShownField>;
  /** The request of each case, as far as it is compared with other requests. */
  requests: Record<string, DocumentedRequest>;
  cases: { [Name in keyof Statuses]: CaseResponse & { status: Statuses[Name] } };
}

/** The IDs of the resources of the example world, by their paths and usernames. */
export declare const names: Record<string, string>;

${[...byArea]
  .map(
    ([area, ids]) =>
      `export declare const ${area}: {\n${responseEntries(ids.flatMap((id) => casesOf.get(id) ?? []))}\n};\n`,
  )
  .join('\n')}
export declare const responses: ${[...byArea.keys()].map((area) => `typeof ${area}`).join(' & ')};
`;
  },
};

/** Returns the members of the type of responses: an operation for each line. */
export function responseEntries(cases: Pick<Case, 'operation' | 'name' | 'response'>[]): string {
  return [...groupBy(cases, ({ operation }) => operation)]
    .map(
      ([id, group]) =>
        `  ${id}: Responses<{ ${group.map(({ name, response }) => `'${name}': ${response.status}`).join('; ')} }>;`,
    )
    .join('\n');
}
