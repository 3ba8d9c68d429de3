import type { JsonValue } from '../../../contract/case.ts';
import { FORM, isJson } from '../../../wire/mediaType.ts';
import { type LiteralStyle, literal } from './literal.ts';
import type { SampleRequest } from './sampleRequest.ts';

/** Writes a request in Python, with the package `requests`. */
export function pythonSample(request: SampleRequest): string {
  const { method, address, path, query, body, returns, succeeds } = request;
  const url = `os.environ["${address}"]${path === '' ? '' : ` + ${text(path)}`}`;
  const headers = writeHeaders(request);
  const options = [
    url,
    query !== '' && `params=${pairs(query)}`,
    headers.length > 0 && `headers={${headers.join(', ')}}`,
    request.secret?.form === 'basic' && `auth=("", os.environ["${request.secret.variable}"])`,
    body && bodyOption(body),
    'timeout=30',
    'allow_redirects=False',
  ].filter(Boolean);
  return [
    'import os',
    '',
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...options.map((option) => `    ${option},`),
    ')',
    ...(succeeds ? ['response.raise_for_status()', ...RESULTS[returns]] : REFUSED),
  ].join('\n');
}

const RESULTS: Record<SampleRequest['returns'], string[]> = {
  json: ['print(response.json())'],
  text: ['print(response.text)'],
  bytes: [
    'print(response.status_code)',
    'with open("response.bin", "wb") as file:',
    '    file.write(response.content)',
  ],
  nothing: ['print(response.status_code)'],
};

const REFUSED = ['print(response.status_code, response.text)'];

function writeHeaders({ headers, secret, body }: SampleRequest): string[] {
  const own = Object.entries(headers).map(([name, value]) => `${text(name)}: ${text(value)}`);
  const token = secret && `os.environ["${secret.variable}"]`;
  // `requests` sets the media type of JSON and of forms itself.
  const isOwnType = body && body.contentType !== 'application/json' && body.contentType !== FORM;
  return [
    ...(secret?.form === 'plain' ? [`${text(secret.header)}: ${token}`] : []),
    ...(secret?.form === 'bearer' ? [`${text(secret.header)}: "Bearer " + ${token}`] : []),
    ...own,
    ...(isOwnType ? [`"Content-Type": ${text(body.contentType)}`] : []),
  ];
}

function bodyOption({ contentType, text: body }: NonNullable<SampleRequest['body']>): string {
  if (isJson(contentType))
    return `json=${literal(JSON.parse(body) as JsonValue, PYTHON, '    ', true)}`;
  return contentType === FORM ? `data=${pairs(body)}` : `data=${text(body)}.encode()`;
}

/** Writes a query or a form as a dictionary. If a name occurs twice, it is a list of pairs. */
function pairs(encoded: string): string {
  const all = [...new URLSearchParams(encoded)];
  if (new Set(all.map(([name]) => name)).size === all.length)
    return literal(Object.fromEntries(all), PYTHON, '    ');
  const lines = all.map(([name, value]) => `        (${text(name)}, ${text(value)}),\n`);
  return `[\n${lines.join('')}    ]`;
}

const PYTHON: LiteralStyle = {
  indent: '    ',
  padding: '',
  scalar(value) {
    if (value === null) return 'None';
    if (typeof value === 'boolean') return value ? 'True' : 'False';
    return typeof value === 'string' ? text(value) : String(value);
  },
  key: text,
};

/** Writes a text in double quotes. Every escape of JSON has the same meaning in Python. */
function text(value: string): string {
  return JSON.stringify(value);
}
