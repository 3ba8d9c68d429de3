import type { JsonValue } from '../../../contract/case.ts';
import { FORM, isJson } from '../../../wire/mediaType.ts';
import { type LiteralStyle, literal } from './literal.ts';
import { addressParts, type SampleRequest } from './sampleRequest.ts';

/** Writes a request in Ruby, with its standard library. */
export function rubySample(request: SampleRequest): string {
  const { method, address, headers, secret, body, returns, succeeds } = request;
  const parts = [`ENV.fetch("${address}")`, ...addressParts(request).map(text)];
  const token = secret && `ENV.fetch("${secret.variable}")`;
  const set = (name: string, value: string) => `request[${text(name)}] = ${value}`;
  const parsesJson = (body && isJson(body.contentType)) || (succeeds && returns === 'json');
  return [
    ...(parsesJson ? ['require "json"'] : []),
    'require "net/http"',
    '',
    `uri = URI(${parts.join(parts.length > 2 ? ' +\n          ' : ' + ')})`,
    `request = Net::HTTP::${method[0]}${method.slice(1).toLowerCase()}.new(uri)`,
    ...(secret?.form === 'plain' ? [set(secret.header, token!)] : []),
    ...(secret?.form === 'bearer' ? [set(secret.header, `"Bearer " + ${token}`)] : []),
    ...(secret?.form === 'basic' ? [`request.basic_auth("", ${token})`] : []),
    ...Object.entries(headers).map(([name, value]) => set(name, text(value))),
    ...(body ? writeBody(body) : []),
    '',
    'response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|',
    '  http.request(request)',
    'end',
    ...(succeeds
      ? ['response.value # raises an error for a refusal', ...RESULTS[returns]]
      : REFUSED),
  ].join('\n');
}

const RESULTS: Record<SampleRequest['returns'], string[]> = {
  json: ['puts JSON.pretty_generate(JSON.parse(response.body))'],
  text: ['puts response.body'],
  bytes: ['File.binwrite("response.bin", response.body)'],
  nothing: [],
};

const REFUSED = ['puts response.code, response.body'];

function writeBody({ contentType, text: body }: NonNullable<SampleRequest['body']>): string[] {
  if (contentType === FORM) return [`request.set_form_data(${pairs(body)})`];
  return [
    `request.content_type = ${text(contentType)}`,
    isJson(contentType)
      ? `request.body = JSON.generate(${literal(JSON.parse(body) as JsonValue, RUBY, '', true)})`
      : `request.body = ${text(body)}`,
  ];
}

/** Writes a form as a list of pairs, since a name can occur twice. */
function pairs(encoded: string): string {
  return literal([...new URLSearchParams(encoded)], RUBY);
}

const RUBY: LiteralStyle = {
  indent: '  ',
  padding: ' ',
  scalar(value) {
    if (value === null) return 'nil';
    return typeof value === 'string' ? text(value) : String(value);
  },
  key: (name) => (/^[a-z_]\w*$/.test(name) ? name : text(name)),
};

/**
 * Writes a text in double quotes. Ruby has every escape of JSON, and reads `#{` as code.
 */
function text(value: string): string {
  return JSON.stringify(value).replaceAll(/#(?=[{$@])/g, '\\#');
}
