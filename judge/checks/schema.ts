import { brief } from '../../contract/brief.ts';
import { causesAt } from '../../contract/explain/causesAt.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import type { Check } from '../check.ts';
import { findDifferences } from '../difference.ts';
import { namePlace } from '../namePlace.ts';

const MAX_FINDINGS = 20;

/** Reports a fault that occurs in several items of an array as one finding. */
export const schema: Check = {
  id: 'schema',
  summary:
    'A JSON body is valid against the schema of its status and media type, formats included.',
  unless: ['json'],
  find: ({ body }, { contract, operation }) => {
    const schema = body?.content.value.schema;
    if (!schema || !body.json) return [];
    const pointer = pointerBelow(body.content.pointer, 'schema');
    const causes = causesAt(contract, { value: schema, pointer }, body.json.value);
    const alike = groupBy(
      causes,
      ({ path, pointer, requirement }) =>
        `${path.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${pointer} ${requirement}`,
    );
    return [...alike.values()].slice(0, MAX_FINDINGS).map(([cause, ...others]) => {
      const { path, requirement, missing, pointer, value } = cause;
      const subject = namePlace(path);
      const actual = brief(value);
      const differences = findDifferences(contract.document, operation, [cause, ...others]);
      return {
        message:
          `${subject} ${requirement}, got ${actual}` +
          (others.length > 0
            ? ` (and in ${others.length} more ${others.length === 1 ? 'place' : 'places'})`
            : ''),
        requirement: `${subject.replaceAll(/\[\d+\]/g, '[]')} ${requirement}`,
        pointer,
        // A missing field has a place, too: where it should stand.
        location: pointerBelow(path, ...missing.slice(0, 1)),
        actual,
        ...(differences.length > 0 && { differences }),
      };
    });
  },
};
