const REPLACEMENT = '[redacted]';
/** The least number of characters by which a cut-off secret is recognised and redacted. */
const MIN_CUT = 4;

/**
 * Returns a function that redacts secrets in every string of plain data. It finds secrets in literal form,
 * URL-encoded, escaped in JSON, in Base64, or cut off by `…`.
 */
export function redactor(secrets: string[]): <T>(data: T) => T {
  const forms = [...new Set(secrets.filter((secret) => secret !== '').flatMap(formsOf))].sort(
    (a, b) => b.length - a.length,
  );
  const clean = (text: string) => forms.reduce(withoutForm, text);
  return function redact<T>(data: T): T {
    if (typeof data === 'string') return clean(data) as T;
    if (Array.isArray(data)) return data.map(redact) as T;
    if (typeof data === 'object' && data !== null)
      return Object.fromEntries(
        Object.entries(data).map(([key, value]) => [clean(key), redact(value)]),
      ) as T;
    return data;
  };
}

function withoutForm(text: string, form: string): string {
  const whole = text.replaceAll(form, REPLACEMENT);
  if (!whole.includes('…')) return whole;
  for (let length = form.length - 1; length >= MIN_CUT; length--) {
    const cut = `${form.slice(0, length)}…`;
    if (whole.includes(cut)) return whole.replaceAll(cut, `${REPLACEMENT}…`);
  }
  return whole;
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    encodeURIComponent(secret),
    new URLSearchParams([['', secret]]).toString().slice(1),
    JSON.stringify(secret).slice(1, -1),
    JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
    ...(bytes.length >= 8 ? [0, 1, 2].flatMap((offset) => base64Within(bytes, offset)) : []),
  ];
}

/**
 * Returns the Base64 characters that depend on the secret only. The secret may be in longer data, such as
 * `user:secret` of HTTP Basic.
 * @param offset the position of the secret in that data, modulo 3
 */
function base64Within(secret: Buffer, offset: number): string[] {
  const text = Buffer.concat([Buffer.alloc(offset), secret])
    .toString('base64')
    .replace(/=+$/, '');
  const start = Math.ceil((offset * 8) / 6);
  const end = Math.floor(((offset + secret.length) * 8) / 6);
  const core = text.slice(start, end);
  return [core, core.replaceAll('+', '-').replaceAll('/', '_')];
}
