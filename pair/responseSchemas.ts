/** Finds the schemas of the fields of a response. */
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { pointerBelow } from '../contract/pointer.ts';
import type { Located } from '../contract/reference.ts';
import { listBranches, listProperties, type WrittenSchema } from '../contract/walkSchema.ts';
import { documentedResponse } from '../judge/index.ts';

export type Schemas = Located<WrittenSchema>[];

/** Returns the schema of the body of a response. Empty if the documents show none. */
export function responseSchemas(
  contract: Contract,
  operation: ContractOperation,
  status: number,
): Schemas {
  const response = documentedResponse({ contract, operation }, status);
  return Object.entries(response?.value.content ?? {}).flatMap(([type, { schema }]) =>
    response && schema
      ? [{ value: schema, pointer: pointerBelow(response.pointer, 'content', type, 'schema') }]
      : [],
  );
}

/** Returns the schemas of a field, or of the items for the name `[]`. */
export function schemasBelow({ document }: Contract, schemas: Schemas, name: string): Schemas {
  return schemas.flatMap(({ value, pointer }) =>
    name === '[]'
      ? listBranches(document, value, pointer).flatMap((branch) =>
          branch.value.items
            ? [{ value: branch.value.items, pointer: pointerBelow(branch.pointer, 'items') }]
            : [],
        )
      : listProperties(document, value, pointer).filter((one) => one.name === name),
  );
}
