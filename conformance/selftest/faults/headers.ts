import type { Header, Schema } from '../../../contract/openapi.ts';
import { resolveReference } from '../../../contract/reference.ts';
import type { CheckId } from '../../../judge/index.ts';
import { type Answer, withHeader } from '../answer.ts';
import type { Fault } from '../fault.ts';
import type { Subject } from '../subject.ts';

/** A documented header of an answer. */
interface HeaderPlace {
  name: string;
  value: string;
  schema: Schema;
  /** Whether every such answer must carry it, and not only the documented one. */
  required: boolean;
  isLink: boolean;
}

const fault = (
  id: string,
  description: string,
  check: CheckId,
  change: (answer: Answer, header: HeaderPlace) => Answer | false,
): Fault => ({
  id,
  class: 'headers',
  description,
  check,
  changes: (subject) =>
    headersOf(subject).flatMap((header) => {
      const wrong = change(subject.answer, header);
      return wrong ? [{ place: header.name.toLowerCase(), wrong }] : [];
    }),
});

const isInteger = ({ schema }: HeaderPlace) => schema.type === 'integer';
const increased = (value: string) => String(Number(value) + 1);

/** A declared header is missing or wrong. */
export const HEADER_FAULTS: Fault[] = [
  fault(
    'required-header-missing',
    'a header that must be there is missing',
    'headers',
    (answer, header) => header.required && withHeader(answer, header.name),
  ),
  fault(
    'documented-header-missing',
    'a header that the case documents is missing',
    'documented-headers',
    (answer, header) => !header.required && withHeader(answer, header.name),
  ),
  fault(
    'duplicate-header',
    'a header comes twice',
    'headers',
    (answer, { name, value, isLink }) => !isLink && withHeader(answer, name, value, value),
  ),
  fault(
    'header-of-wrong-type',
    'a header that is a number is a word',
    'headers',
    (answer, header) => isInteger(header) && withHeader(answer, header.name, 'many'),
  ),
  fault(
    'header-with-fraction',
    'a header that is a whole number has a fraction',
    'headers',
    (answer, header) => isInteger(header) && withHeader(answer, header.name, '1.5'),
  ),
  fault(
    'empty-header',
    'a header that is a number is empty',
    'headers',
    (answer, header) => isInteger(header) && withHeader(answer, header.name, ''),
  ),
  fault(
    'header-too-small',
    'a header is below its minimum',
    'headers',
    (answer, { name, schema: { minimum } }) =>
      typeof minimum === 'number' && withHeader(answer, name, String(minimum - 1)),
  ),
  fault(
    'header-too-large',
    'a header is above its maximum',
    'headers',
    (answer, { name, schema: { maximum } }) =>
      typeof maximum === 'number' && withHeader(answer, name, String(maximum + 1)),
  ),
  fault(
    'header-pattern-broken',
    'a header does not match its pattern',
    'headers',
    (answer, { name, value, schema: { pattern } }) =>
      typeof pattern === 'string' &&
      !new RegExp(pattern, 'u').test(`${value}!`) &&
      withHeader(answer, name, `${value}!`),
  ),
  fault(
    'link-without-brackets',
    'a Link whose URL is not in angle brackets',
    'headers',
    (answer, { name, value, isLink }) =>
      isLink && withHeader(answer, name, value.replaceAll(/[<>]/g, '')),
  ),
  fault(
    'link-without-relation',
    'a Link that does not say which page it leads to',
    'headers',
    (answer, { name, value, isLink }) =>
      isLink && withHeader(answer, name, value.replaceAll(/;\s*rel="[^"]*"/g, '')),
  ),
  fault(
    'link-to-no-url',
    'a Link to something that is not a URL',
    'headers',
    (answer, { name, isLink }) => isLink && withHeader(answer, name, '<next page>; rel="next"'),
  ),
  fault(
    'link-elsewhere',
    'a Link to another page than the documented one',
    'documented-headers',
    (answer, { name, value, isLink }) => {
      const other = value.replaceAll(
        /[?&](?:page|page_token|cursor)=/g,
        (parameter) => `${parameter}9`,
      );
      return isLink && other !== value && withHeader(answer, name, other);
    },
  ),
  fault(
    'other-header-value',
    'a header with a valid value that is not the documented one',
    'documented-headers',
    (answer, header) =>
      isInteger(header) &&
      header.value !== String(header.schema.maximum) &&
      withHeader(answer, header.name, increased(header.value)),
  ),
];

function headersOf({ contract, answer, response, case: { request } }: Subject): HeaderPlace[] {
  const keyset = request.query.pagination === 'keyset' || 'page_token' in request.query;
  return Object.entries(response.headers ?? {}).flatMap(([name, reference]) => {
    const value = answer.headers.find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1];
    if (value === undefined) return [];
    const { value: header } = resolveReference<Header>(contract.document, reference, name);
    const { value: schema } = resolveReference<Schema>(contract.document, header.schema, name);
    const mode = header['x-pagination'];
    return [
      {
        name,
        value,
        schema,
        required: header.required ?? mode === (keyset ? 'keyset' : 'offset'),
        isLink: name.toLowerCase() === 'link',
      },
    ];
  });
}
