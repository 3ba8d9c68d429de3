import { isUtf8 } from 'node:buffer';
import { essence, FORM, isJson } from '../../wire/mediaType.ts';
import { readBody } from '../../wire/readBody.ts';
import { redactor } from '../engine/redact.ts';
import { REDACTED, type Redacted, redactForm, redactJson, redactShapes } from './redactText.ts';
import type { SecretFields, SecretPlaces } from './secretPlaces.ts';
import { type Headers, readHeader, type TrafficExchange } from './traffic.ts';

/** The text that replaces the credentials in a header. The curl command of a report shows `$TOKEN` in its place. */
export const CREDENTIALS = '[redacted credentials]';

/**
 * The least length of a secret whose copies are redacted, too. The characters of a shorter secret may be an ordinary
 * word elsewhere.
 */
const MIN_SOUGHT = 8;

/**
 * Redacts the secrets of an exchange, and all copies of them in it. A value is secret if the contract says so, or
 * because of its name or its shape. The bodies are decoded if possible.
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

  /** Redacts the values of fields and headers that are secret by their name. */
  function withoutNamed(message: Message, fields: SecretFields): ReadMessage {
    const { headers, body } = decode(message);
    const cleanHeaders = headers.map(([name, value]): [string, string] =>
      places.header(name.toLowerCase())
        ? [name, keep(redactCredentials(name, value))]
        : [name, value],
    );
    if (!body) return { headers: cleanHeaders };
    // Latin-1 preserves bytes that are not UTF-8.
    const encoding = isUtf8(body) ? 'utf8' : 'latin1';
    const text = body.toString(encoding);
    const cleanText = keep(redactBody(headers, text, fields));
    return { headers: cleanHeaders, body, text, cleanText, encoding };
  }

  /** Redacts values with the shape of a secret, and copies of the secrets that were found by their names. */
  function withoutShapes({ headers, body, text, cleanText = '', encoding }: ReadMessage): Message {
    const changed = clean(cleanText);
    return {
      headers: headers.map(([name, value]) => [name, clean(value)]),
      ...(body && { body: changed === text ? body : Buffer.from(changed, encoding) }),
    };
  }
}

let last = { key: '', redact: (text: string) => text };

/**
 * Returns a function that redacts the given secrets at every place in a text. The function is cached, because most
 * exchanges use the same token as the exchange before.
 */
function soughtRedactor(secrets: string[]): (text: string) => string {
  const sought = secrets.filter(
    (secret) => secret.length >= MIN_SOUGHT && !/^[\d.]+$/.test(secret),
  );
  const key = sought.join('\0');
  if (key !== last.key) last = { key, redact: redactor(sought) };
  return last.redact;
}

/** The common parts of requests and responses. */
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

/** Returns true if a value, or a part of it, is redacted. A finding about such a value has no meaning. */
export function isRedacted(value: unknown): boolean {
  return typeof value === 'string' && (value.includes(REDACTED) || value.includes(CREDENTIALS));
}

/** Decodes the body. A body that cannot be decoded stays encoded. */
function decode({ headers, body }: Message): Message {
  const encoding = readHeader(headers, 'content-encoding')?.trim() ?? '';
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
  const type = essence(readHeader(headers, 'content-type') ?? '');
  if (type === FORM) return redactForm(text, fields);
  // Many clients and some servers send JSON with another media type.
  return isJson(type) || /^\ufeff?\s*[[{"]/.test(text)
    ? redactJson(text, fields)
    : { text, secrets: [] };
}

function redactUrl(url: string, fields: SecretFields): Redacted {
  const [address = '', query] = url.replace(/#.*/s, '').split(/\?(.*)/s);
  if (query === undefined) return { text: address, secrets: [] };
  const { text, secrets } = redactForm(query, fields);
  return { text: `${address}?${text}`, secrets };
}

/**
 * Redacts the credentials in a header. The name of their scheme, such as `Bearer`, stays. The returned secrets
 * include the decoded password.
 */
function redactCredentials(name: string, value: string): Redacted {
  // The recording was already redacted when it was written.
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
