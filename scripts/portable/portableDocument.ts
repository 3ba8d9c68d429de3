import type { Document } from '../../contract/openapi.ts';

/** An OpenAPI document without extensions and webhooks. */
export type PortableDocument = Pick<
  Document,
  'openapi' | 'info' | 'servers' | 'tags' | 'paths' | 'components'
>;
