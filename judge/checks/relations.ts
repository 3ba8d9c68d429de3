import { brief } from '../../contract/brief.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import type { Check } from '../check.ts';
import { namePlace } from '../namePlace.ts';
import { brokenRelations } from '../relations/brokenRelations.ts';
import { sayRelation } from '../relations/relation.ts';

/**
 * Compares fields of one response that `x-relation` relates. An absent field is no finding, and null only in a
 * relation about null. Reports a relation that several objects break as one finding.
 */
export const relations: Check = {
  id: 'relations',
  summary: 'Fields of a JSON body that the contract relates agree, such as a sum and its parts.',
  unless: ['json'],
  find: ({ body }, { contract: { document }, operation }) => {
    const schema = body?.content.value.schema;
    // A relation may need a value that was left out of a very large body.
    if (!schema || !body.json || body.limit !== undefined) return [];
    const pointer = pointerBelow(body.content.pointer, 'schema');
    const broken = brokenRelations(document, { value: schema, pointer }, body.json.value);
    return [...groupBy(broken, ({ pointer }) => pointer).values()].map((alike) => {
      const [{ relation, pointer, location, value }, ...others] = alike as [
        (typeof alike)[number],
        ...typeof alike,
      ];
      const subject = namePlace(location);
      const requirement = `must ${sayRelation(relation)}`;
      const actual = brief(value);
      const more = `${others.length} more ${others.length === 1 ? 'place' : 'places'}`;
      return {
        message: `${subject} ${requirement}, got ${actual}${others.length > 0 ? ` (and in ${more})` : ''}`,
        requirement: `${subject.replaceAll(/\[\d+\]/g, '[]')} ${requirement}`,
        pointer,
        location,
        actual,
        differences: [{ kind: 'keyword', pointer, operation: operation.id }],
      };
    });
  },
};
