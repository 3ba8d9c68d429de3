import type { CheckId } from './checkIds.ts';
import { checkBodyEncoding } from './checks/bodyEncoding.ts';
import { checkContentType } from './checks/contentType.ts';
import { checkDocumentedBody } from './checks/documentedBody.ts';
import { checkDocumentedHeaders } from './checks/documentedHeaders.ts';
import { checkEcho } from './checks/echo.ts';
import { checkHeaders } from './checks/headers.ts';
import { checkJson } from './checks/json.ts';
import { checkNoBody } from './checks/noBody.ts';
import { checkSchema } from './checks/schema.ts';
import { checkStatus } from './checks/status.ts';
import { checkTransport } from './checks/transport.ts';
import type { Expectation } from './expectation.ts';
import type { FindingFacts } from './finding.ts';
import type { ReadResponse } from './readResponse.ts';

/** One check of a response: what it finds, or nothing where it has nothing to say. */
export interface Check {
  id: CheckId;
  find: (response: ReadResponse, expectation: Expectation) => FindingFacts[];
  /** Not made when one of these found something: it would report the same fault again. */
  unless: CheckId[];
}

/** Every check, in the order in which they are made. */
export const CHECKS: Check[] = [
  { id: 'transport', find: checkTransport, unless: [] },
  { id: 'status', find: checkStatus, unless: [] },
  { id: 'content-type', find: checkContentType, unless: [] },
  { id: 'headers', find: checkHeaders, unless: [] },
  { id: 'no-body', find: checkNoBody, unless: [] },
  { id: 'body-encoding', find: checkBodyEncoding, unless: [] },
  { id: 'json', find: checkJson, unless: [] },
  { id: 'schema', find: checkSchema, unless: ['json'] },
  { id: 'echo', find: checkEcho, unless: ['body-encoding', 'json', 'schema'] },
  { id: 'documented-headers', find: checkDocumentedHeaders, unless: ['headers'] },
  {
    id: 'documented-body',
    find: checkDocumentedBody,
    unless: ['body-encoding', 'json', 'schema', 'echo'],
  },
];
