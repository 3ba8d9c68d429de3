import { isUtf8 } from 'node:buffer';
import { essence, FORM, isJson } from '../../wire/mediaType.ts';
import { readBody } from '../../wire/readBody.ts';
import { redactor } from '../engine/redact.ts';
import { REDACTED, type Redacted, redactForm, redactJson, redactShapes } from './redactText.ts';
import type { SecretFields, SecretPlaces } from './secretPlaces.ts';
import { type Headers, headerOf, type TrafficExchange } from './traffic.ts';

/** What stands in place of the credentials in a header, so that a line to repeat it may name `$TOKEN` there. */
export const CREDENTIALS = '[redacted credentials]';

/** A secret shorter than this, or a number, is taken out where it stands and not sought elsewhere: it may be a word. */
const MIN_SOUGHT = 8;

/**
 * An exchange without its secrets: what the contract or its name says to be one, what looks like one, and wherever
 * else in the exchange the same value stands. Its bodies are without a content encoding then, unless it cannot be
 * undone.
 */
export function redactTraffic(traffic: TrafficExchange, places: SecretPlaces): TrafficExchange {
  const found: string[] = [];
  const keep = ({ text, secrets }: Redacted) => {
    found.push(...secrets);
    return text;
  };
  const { method } = traffic.request;
  const url = keep(redactUrl(traffic.request.url, places.query));
  const request = withoutNamed(traffic.request, places.request);
  const response =
    traffic.response && withoutNamed(traffic.response, places.response(traffic.response.status));
  const anywhere = soughtRedactor(found);
  const clean = (text: string) => anywhere(redactShapes(text, places.parameter));
  return {
    ...traffic,
    request: { method, url: clean(url), ...withoutShapes(request) },
    ...(response && {
      response: {
        ...traffic.response!,
        reason: clean(traffic.response!.reason),
        ...withoutShapes(response),
      },
    }),
  };

  /** Takes out what stands under a name that tells. */
  function withoutNamed(message: Message, fields: SecretFields): ReadMessage {
    const { headers, body } = decode(message);
    const cleanHeaders = headers.map(([name, value]): [string, string] =>
      places.header(name.toLowerCase())
        ? [name, keep(redactCredentials(name, value))]
        : [name, value],
    );
    if (!body) return { headers: cleanHeaders };
    // Bytes that are not UTF-8 are read one by one, so that they stay what they are.
    const encoding = isUtf8(body) ? 'utf8' : 'latin1';
    const text = body.toString(encoding);
    const cleanText = keep(redactBody(headers, text, fields));
    return { headers: cleanHeaders, body, text, cleanText, encoding };
  }

  /** Takes out what looks like a secret, and what is one elsewhere. */
  function withoutShapes({ headers, body, text, cleanText = '', encoding }: ReadMessage): Message {
    const changed = clean(cleanText);
    return {
      headers: headers.map(([name, value]) => [name, clean(value)]),
      ...(body && { body: changed === text ? body : Buffer.from(changed, encoding) }),
    };
  }
}

let last = { key: '', redact: (text: string) => text };

/** Takes values out wherever they stand. Mostly they are those of the exchange before: the same token. */
function soughtRedactor(secrets: string[]): (text: string) => string {
  const sought = secrets.filter(
    (secret) => secret.length >= MIN_SOUGHT && !/^[\d.]+$/.test(secret),
  );
  const key = sought.join('\0');
  if (key !== last.key) last = { key, redact: redactor(sought) };
  return last.redact;
}

/** What requests and answers have alike. */
interface Message {
  headers: Headers;
  body?: Buffer;
}

/** A message whose body has been read as text. */
interface ReadMessage extends Message {
  text?: string;
  cleanText?: string;
  encoding?: BufferEncoding;
}

/** Whether what is found at a value says something of the value and not of what stands in place of a secret. */
export function isRedacted(value: unknown): boolean {
  return typeof value === 'string' && (value.includes(REDACTED) || value.includes(CREDENTIALS));
}

/** Undoes the content encoding. What cannot be undone stays as it is. */
function decode({ headers, body }: Message): Message {
  const encoding = headerOf(headers, 'content-encoding')?.trim() ?? '';
  if (!body || /^(identity)?$/i.test(encoding)) return { headers, ...(body && { body }) };
  const { bytes } = readBody({ headers, body });
  return bytes
    ? {
        headers: headers.filter(([name]) => name.toLowerCase() !== 'content-encoding'),
        body: bytes,
      }
    : { headers, body };
}

function redactBody(headers: Headers, text: string, fields: SecretFields): Redacted {
  const type = essence(headerOf(headers, 'content-type') ?? '');
  if (type === FORM) return redactForm(text, fields);
  // Many clients and some servers do not say that it is JSON.
  return isJson(type) || /^\ufeff?\s*[[{"]/.test(text)
    ? redactJson(text, fields)
    : { text, secrets: [] };
}

function redactUrl(url: string, fields: SecretFields): Redacted {
  const [address = '', query] = url.split('#', 1)[0]!.split(/\?(.*)/s);
  if (query === undefined) return { text: address, secrets: [] };
  const { text, secrets } = redactForm(query, fields);
  return { text: `${address}?${text}`, secrets };
}

/** The name of the scheme stays, and of cookies nothing. What is encoded is taken out of other places as well. */
function redactCredentials(name: string, value: string): Redacted {
  // A record that has been redacted is read again.
  if (/^(\w+ )?\[redacted( credentials)?\]$/.test(value)) return { text: value, secrets: [] };
  if (/cookie/i.test(name)) {
    const values = value.split(';').map((pair) => pair.slice(pair.indexOf('=') + 1).trim());
    return {
      text: REDACTED,
      secrets: name.toLowerCase() === 'cookie' ? values : values.slice(0, 1),
    };
  }
  const [, scheme = '', credentials = ''] = /^(?:(\w+) +)?(.*)$/s.exec(value)!;
  const plain =
    scheme.toLowerCase() === 'basic' ? Buffer.from(credentials, 'base64').toString() : '';
  return {
    text: scheme ? `${scheme} ${CREDENTIALS}` : CREDENTIALS,
    secrets: [credentials, ...(plain ? [plain, plain.slice(plain.indexOf(':') + 1)] : [])],
  };
}
