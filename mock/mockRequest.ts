import type { IncomingMessage } from 'node:http';
import type { ComparedRequest } from '../wire/documented/caseComparer.ts';
import type { Leniency } from '../wire/lenient/leniencies.ts';
import type { Route } from './router.ts';

/** A request after routing and reading. */
export interface MockRequest extends ComparedRequest, Route {
  /** Decoded path values by parameter. */
  path: Record<string, string>;
  /** The request's address as the caller wrote it. */
  url: URL;
  headers: IncomingMessage['headers'];
  /** The reason why the body cannot be read; absent for a readable body. */
  bodyProblem?: string;
  /** The parts of the request that the documents do not allow, but that deployments accept. */
  leniencies: Leniency[];
}
