import { addressParts, type SampleRequest } from './sampleRequest.ts';

/** Writes a request in Go, with its standard library. */
export function goSample(request: SampleRequest): string {
  const { method, address, headers, secret, body, returns } = request;
  const [first, ...others] = addressParts(request).map(text);
  const start = [`os.Getenv("${address}")`, ...(first ? [first] : [])].join(' + ');
  const isSaved = returns === 'bytes';
  const packages = [
    'fmt',
    ...(returns === 'nothing' ? [] : ['io']),
    'log',
    'net/http',
    'os',
    ...(body ? ['strings'] : []),
  ];
  const set = (name: string, value: string) => `request.Header.Set(${text(name)}, ${value})`;
  const token = secret && `os.Getenv("${secret.variable}")`;
  const steps = [
    `address := ${[start, ...others].join(' +\n\t\t')}`,
    ...(body ? [`body := strings.NewReader(${longText(body.text)})`] : []),
    `request, err := http.NewRequest("${method}", address, ${body ? 'body' : 'nil'})`,
    ...FAIL,
    ...(secret?.form === 'plain' ? [set(secret.header, token!)] : []),
    ...(secret?.form === 'bearer' ? [set(secret.header, `"Bearer "+${token}`)] : []),
    ...(secret?.form === 'basic' ? [`request.SetBasicAuth("", ${token})`] : []),
    ...Object.entries(headers).map(([name, value]) => set(name, text(value))),
    ...(body ? [set('Content-Type', text(body.contentType))] : []),
    '',
    '// A transport follows no redirect, which could carry the token to another host.',
    'response, err := http.DefaultTransport.RoundTrip(request)',
    ...FAIL,
    'defer response.Body.Close()',
    'fmt.Println(response.Status)',
    ...(returns === 'json' || returns === 'text'
      ? ['if _, err := io.Copy(os.Stdout, response.Body); err != nil {', '\tlog.Fatal(err)', '}']
      : []),
    ...(isSaved ? SAVE : []),
  ];
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...steps.map((line) => (line === '' ? '' : `\t${line}`)),
    '}',
  ].join('\n');
}

const FAIL = ['if err != nil {', '\tlog.Fatal(err)', '}'];

const SAVE = [
  'file, err := os.Create("response.bin")',
  ...FAIL,
  'defer file.Close()',
  'if _, err := io.Copy(file, response.Body); err != nil {',
  '\tlog.Fatal(err)',
  '}',
];

/** Writes a text in double quotes. Go has every escape of JSON. */
function text(value: string): string {
  return JSON.stringify(value);
}

/** Writes a text of several lines between backticks, which Go takes as it is. A text with a backtick is in quotes. */
function longText(value: string): string {
  return value.includes('\n') && !/[`\r]/.test(value) ? `\`${value}\`` : text(value);
}
