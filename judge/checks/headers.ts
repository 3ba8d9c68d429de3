import { brief } from '../../contract/brief.ts';
import { validatorAt } from '../../contract/explain/causesAt.ts';
import { describeRequirement } from '../../contract/explain/describeRequirement.ts';
import type { Header, Response } from '../../contract/openapi.ts';
import { pointerBelow } from '../../contract/pointer.ts';
import { type Located, resolveReference } from '../../contract/reference.ts';
import { headerValues } from '../../wire/exchange.ts';
import type { Check } from '../check.ts';
import type { Expectation } from '../expectation.ts';
import type { FindingFacts } from '../finding.ts';
import { linkProblem } from '../linkProblem.ts';

/**
 * Checks headers. A request that uses a pagination mode requires the headers of that mode. On the hosted offering
 * they may be missing.
 */
export const headers: Check = {
  id: 'headers',
  summary:
    'Each required header is present. No header is repeated, and each documented header is valid.',
  find: ({ response, documented }, expectation) => {
    if (!response || !documented) return [];
    return listHeaders(documented, expectation).flatMap(([name, header]) =>
      checkHeader(name, header, headerValues(response, name), expectation),
    );
  },
};

type NamedHeader = [name: string, header: Located<Header>];

const resolved = new WeakMap<Response, NamedHeader[]>();

/** Returns the documented headers of a response. A recording has many responses with the same ones. */
function listHeaders(
  { value: response, pointer }: Located<Response>,
  { contract: { document } }: Expectation,
): NamedHeader[] {
  const known = resolved.get(response);
  if (known) return known;
  const headers = Object.entries(response.headers ?? {}).map(([name, written]): NamedHeader => {
    const at = pointerBelow(pointer, 'headers', name);
    return [name, resolveReference<Header>(document, written, at)];
  });
  resolved.set(response, headers);
  return headers;
}

function checkHeader(
  name: string,
  { value: header, pointer }: Located<Header>,
  values: string[],
  expectation: Expectation,
): FindingFacts[] {
  const { operation } = expectation;
  const isLink = name.toLowerCase() === 'link';
  const [value] = values;
  if (value === undefined)
    return isRequired(header, expectation)
      ? [
          {
            ...headerFinding(
              `the header ${name} is there`,
              `the header ${name} is missing`,
              'nothing',
            ),
            differences: [{ kind: 'missing-header', pointer, operation: operation.id }],
          },
        ]
      : [];
  if (values.length > 1 && !isLink)
    return [
      headerFinding(
        `the header ${name} comes once`,
        `the header ${name} comes ${values.length} times: ${brief(values)}`,
        brief(values),
      ),
    ];
  if (isLink) {
    const problem = linkProblem(values.join(', '));
    if (problem)
      return [
        headerFinding('Link follows RFC 8288', `Link: ${problem}`, brief(values.join(', '), 200)),
      ];
  }
  const validate = validatorAt(expectation.contract, `${pointer}/schema`);
  if (readings(value).some((reading) => validate(reading))) return [];
  const [error] = validate.errors ?? [];
  // An array in a header is one text with commas (the style `simple` of OpenAPI).
  if (validate(value.split(',').map((item) => item.trim()))) return [];
  const requirement = describeRequirement(error);
  return [
    {
      ...headerFinding(
        `the header ${name} ${requirement}`,
        `the header ${name} ${requirement}, got ${brief(value)}`,
        value,
      ),
      differences: [{ kind: 'header-value', pointer, operation: operation.id }],
    },
  ];

  function headerFinding(requirement: string, message: string, actual: string): FindingFacts {
    return { message, requirement, pointer, location: name.toLowerCase(), actual };
  }
}

function isRequired(header: Header, { request, offering }: Expectation): boolean {
  if (header.required !== undefined) return header.required;
  if (header['x-pagination'] === undefined || offering === 'hosted') return false;
  const keyset = request.query.pagination === 'keyset' || 'page_token' in request.query;
  return header['x-pagination'] === (keyset ? 'keyset' : 'offset');
}

/** Returns the values that the text of a header may mean: the text itself, and the number or boolean that it spells. */
function readings(value: string): (string | number | boolean)[] {
  if (/^-?\d+(\.\d+)?$/.test(value)) return [value, Number(value)];
  if (value === 'true' || value === 'false') return [value, value === 'true'];
  return [value];
}
