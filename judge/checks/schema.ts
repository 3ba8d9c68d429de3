import { brief } from '../../contract/brief.ts';
import { causesAt } from '../../contract/explain/causesAt.ts';
import { groupBy } from '../../contract/groupBy.ts';
import { pointerBelow, segmentsOf } from '../../contract/pointer.ts';
import { differencesOf } from '../difference.ts';
import type { Expectation } from '../expectation.ts';
import type { FindingFacts } from '../finding.ts';
import type { ReadResponse } from '../readResponse.ts';

const MAX_VIOLATIONS = 20;

/**
 * A JSON body is valid against the schema of the status and media type that came, formats included.
 * What is wrong in the same way in many items of an array is one violation; 20 are listed at most.
 */
export function checkSchema(
  { body }: ReadResponse,
  { contract, operation }: Expectation,
): FindingFacts[] {
  const schema = body?.content.value.schema;
  if (!schema || !body.json) return [];
  const pointer = pointerBelow(body.content.pointer, 'schema');
  const causes = causesAt(contract, { value: schema, pointer }, body.json.value);
  const alike = groupBy(
    causes,
    ({ path, pointer, requirement }) =>
      `${path.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${pointer} ${requirement}`,
  );
  return [...alike.values()].slice(0, MAX_VIOLATIONS).map(([cause, ...others]) => {
    const { path, requirement, pointer, value } = cause!;
    const subject = nameOf(path);
    const actual = brief(value);
    const differences = differencesOf(contract.document, operation, [cause!, ...others]);
    return {
      message:
        `${subject} ${requirement}, came ${actual}` +
        (others.length > 0
          ? ` (and in ${others.length} more ${others.length === 1 ? 'place' : 'places'})`
          : ''),
      requirement: `${subject.replaceAll(/\[\d+\]/g, '[]')} ${requirement}`,
      pointer,
      location: path,
      actual,
      ...(differences.length > 0 && { differences }),
    };
  });
}

/** `/0/commit/id` as people write it: `body[0].commit.id`. */
function nameOf(path: string): string {
  return segmentsOf(path).reduce(
    (name, segment) => (/^\d+$/.test(segment) ? `${name}[${segment}]` : `${name}.${segment}`),
    'body',
  );
}
