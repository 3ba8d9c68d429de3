import type { Header, Schema } from '../../../contract/openapi.ts';
import { resolveReference } from '../../../contract/reference.ts';
import type { CheckId } from '../../../judge/index.ts';
import type { ResponseFault } from '../fault.ts';
import { responseFaults } from './change.ts';
import { type RawResponse, withHeader } from './rawResponse.ts';
import type { Subject } from './subject.ts';

/** A documented header of a response. */
interface HeaderPlace {
  name: string;
  value: string;
  schema: Schema;
  /**
   * Whether every response with this status must have the header. If false, only the documented response must have
   * it.
   */
  required: boolean;
  isLink: boolean;
}

const fault = (
  id: string,
  summary: string,
  check: CheckId,
  change: (response: RawResponse, header: HeaderPlace) => RawResponse | false,
): ResponseFault =>
  responseFaults('headers').fault(id, summary, check, (subject) =>
    headersOf(subject).flatMap((header) => {
      const wrong = change(subject.response, header);
      return wrong ? [{ place: header.name.toLowerCase(), wrong }] : [];
    }),
  );

const isInteger = ({ schema }: HeaderPlace) => schema.type === 'integer';
const increased = (value: string) => String(Number(value) + 1);

/** The faults of documented headers, which are missing or have a wrong value. */
export const HEADER_FAULTS: ResponseFault[] = [
  fault(
    'required-header-missing',
    'a header that must be there is missing',
    'headers',
    (response, header) => header.required && withHeader(response, header.name),
  ),
  fault(
    'documented-header-missing',
    'a header that the case documents is missing',
    'documented-headers',
    (response, header) => !header.required && withHeader(response, header.name),
  ),
  fault(
    'duplicate-header',
    'a header comes twice',
    'headers',
    (response, { name, value, isLink }) => !isLink && withHeader(response, name, value, value),
  ),
  fault(
    'header-of-wrong-type',
    'a header that is a number is a word',
    'headers',
    (response, header) => isInteger(header) && withHeader(response, header.name, 'many'),
  ),
  fault(
    'header-with-fraction',
    'a header that is a whole number has a fraction',
    'headers',
    (response, header) => isInteger(header) && withHeader(response, header.name, '1.5'),
  ),
  fault(
    'empty-header',
    'a header that is a number is empty',
    'headers',
    (response, header) => isInteger(header) && withHeader(response, header.name, ''),
  ),
  fault(
    'header-too-small',
    'a header is below its minimum',
    'headers',
    (response, { name, schema: { minimum } }) =>
      typeof minimum === 'number' && withHeader(response, name, String(minimum - 1)),
  ),
  fault(
    'header-too-large',
    'a header is above its maximum',
    'headers',
    (response, { name, schema: { maximum } }) =>
      typeof maximum === 'number' && withHeader(response, name, String(maximum + 1)),
  ),
  fault(
    'header-pattern-broken',
    'a header does not match its pattern',
    'headers',
    (response, { name, value, schema: { pattern } }) =>
      typeof pattern === 'string' &&
      !new RegExp(pattern, 'u').test(`${value}!`) &&
      withHeader(response, name, `${value}!`),
  ),
  fault(
    'link-without-brackets',
    'a Link whose URL is not in angle brackets',
    'headers',
    (response, { name, value, isLink }) =>
      isLink && withHeader(response, name, value.replaceAll(/[<>]/g, '')),
  ),
  fault(
    'link-without-relation',
    'a Link that does not say which page it leads to',
    'headers',
    (response, { name, value, isLink }) =>
      isLink && withHeader(response, name, value.replaceAll(/;\s*rel="[^"]*"/g, '')),
  ),
  fault(
    'link-to-no-url',
    'a Link to something that is not a URL',
    'headers',
    (response, { name, isLink }) => isLink && withHeader(response, name, '<next page>; rel="next"'),
  ),
  fault(
    'link-elsewhere',
    'a Link to another page than the documented one',
    'documented-headers',
    (response, { name, value, isLink }) => {
      const other = value.replaceAll(
        /[?&](?:page|page_token|cursor)=/g,
        (parameter) => `${parameter}9`,
      );
      return isLink && other !== value && withHeader(response, name, other);
    },
  ),
  fault(
    'other-header-value',
    'a header with a valid value that is not the documented one',
    'documented-headers',
    (response, header) =>
      isInteger(header) &&
      header.value !== String(header.schema.maximum) &&
      withHeader(response, header.name, increased(header.value)),
  ),
];

function headersOf({ contract, response, declared, case: { request } }: Subject): HeaderPlace[] {
  const keyset = request.query.pagination === 'keyset' || 'page_token' in request.query;
  return Object.entries(declared.headers ?? {}).flatMap(([name, reference]) => {
    const value = response.headers.find(
      ([other]) => other.toLowerCase() === name.toLowerCase(),
    )?.[1];
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
