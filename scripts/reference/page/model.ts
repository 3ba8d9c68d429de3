/**
 * The content of the page. It is read from two blocks of JSON that the build embeds: the OpenAPI document and the
 * page data.
 */
import type { Document } from '../../../contract/openapi.ts';
import { readContent } from '../content.ts';
import type { PageData } from './pageData.ts';

export type { PageOperation, Section } from '../content.ts';

const read = <T>(id: string): T => JSON.parse(document.getElementById(id)!.textContent) as T;

export const { definition, operations, groups, introduction, sections, tasks, guides, packs } =
  readContent(read<Document>('definition'), read<PageData>('data'));

export const operationOf = new Map(operations.map((operation) => [operation.id, operation]));
