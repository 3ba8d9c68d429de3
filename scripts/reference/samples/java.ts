import { addressParts, type SampleRequest } from './sampleRequest.ts';

/** Writes a request in Java 17 or later, with its standard library. */
export function javaSample(request: SampleRequest): string {
  const { operation, method, address, headers, secret, body, returns } = request;
  const [first, ...others] = addressParts(request).map(text);
  const start = [`System.getenv("${address}")`, ...(first ? [first] : [])].join(' + ');
  const isSaved = returns === 'bytes';
  const hasBodyPublisher = body !== undefined || !WITHOUT_BODY.includes(method);
  const handler = HANDLERS[returns] + (isSaved ? '(Path.of("response.bin"))' : '()');
  const imports = [
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    ...(hasBodyPublisher ? ['java.net.http.HttpRequest.BodyPublishers'] : []),
    'java.net.http.HttpResponse.BodyHandlers',
    ...(isSaved ? ['java.nio.file.Path'] : []),
    ...(secret?.form === 'basic' ? ['java.util.Base64'] : []),
  ];
  const calls = [
    ...(secret ? [`.header(${text(secret.header)}, ${secretValue(secret)})`] : []),
    ...Object.entries(headers).map(([name, value]) => `.header(${text(name)}, ${text(value)})`),
    ...(body ? [`.header("Content-Type", ${text(body.contentType)})`] : []),
    body
      ? `.method("${method}", BodyPublishers.ofString(${longText(body.text)}))`
      : methodCall(method),
    '.build();',
  ];
  return [
    ...imports.map((name) => `import ${name};`),
    '',
    `public class ${operation[0]!.toUpperCase()}${operation.slice(1)} {`,
    '    public static void main(String[] args) throws Exception {',
    `        var address = URI.create(${[start, ...others].join('\n            + ')});`,
    '        var request = HttpRequest.newBuilder(address)',
    ...calls.map((call) => `            ${call}`),
    `        var response = HttpClient.newHttpClient().send(request, BodyHandlers.${handler});`,
    '        System.out.println(response.statusCode());',
    ...(returns === 'nothing' ? [] : ['        System.out.println(response.body());']),
    '    }',
    '}',
  ].join('\n');
}

const HANDLERS: Record<SampleRequest['returns'], string> = {
  json: 'ofString',
  text: 'ofString',
  bytes: 'ofFile',
  nothing: 'discarding',
};

/** The methods for which the builder of a request has a method without a body. */
const WITHOUT_BODY = ['GET', 'DELETE'];

function methodCall(method: string): string {
  return WITHOUT_BODY.includes(method)
    ? `.${method}()`
    : `.method("${method}", BodyPublishers.noBody())`;
}

function secretValue({ variable, form }: NonNullable<SampleRequest['secret']>): string {
  const token = `System.getenv("${variable}")`;
  if (form === 'plain') return token;
  return form === 'bearer'
    ? `"Bearer " + ${token}`
    : `"Basic " + Base64.getEncoder().encodeToString((":" + ${token}).getBytes())`;
}

/** Writes a text in double quotes. Java has every escape of JSON. */
function text(value: string): string {
  return JSON.stringify(value);
}

/** Writes a text of several lines as a text block. */
function longText(value: string): string {
  if (!value.includes('\n')) return text(value);
  const escaped = value.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
  const lines = escaped.split('\n').map((line) => (line === '' ? '' : `                ${line}`));
  return `"""\n${lines.join('\n')}"""`;
}
