import type { JsonValue } from './case.ts';

/** The facts about an operation that decide which values of a request its response repeats. */
export interface EchoFacts {
  /** Whether the operation creates a resource. */
  creates: boolean;
  /** The last parameter of the path, and the names of response fields that may repeat its value. */
  last?: { name: string; fields: string[] } | undefined;
  /** The facts about the fields of the request's body, by name: those of their schemas. */
  fields: Record<
    string,
    { 'x-echoed-as'?: string | undefined; default?: JsonValue; writeOnly?: boolean | undefined }
  >;
}
