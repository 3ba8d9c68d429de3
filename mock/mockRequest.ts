import type { IncomingMessage } from 'node:http';
import type { ComparedRequest } from '../wire/documented/caseComparer.ts';
import type { Route } from './router.ts';

/** A request that has been routed and read. */
export interface MockRequest extends ComparedRequest, Route {
  /** Values in the path, decoded. */
  path: Record<string, string>;
  /** Its address as the caller wrote it. */
  url: URL;
  headers: IncomingMessage['headers'];
  /** Why its body cannot be read. */
  bodyProblem?: string;
}
