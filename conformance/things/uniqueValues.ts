import { generateKeyPairSync } from 'node:crypto';
import type { Case, CaseRequest, JsonValue } from '../../contract/case.ts';
import type { Contract, ContractOperation } from '../../contract/contract.ts';
import type { UniqueKind } from '../../contract/openapi.ts';
import { valueAt } from '../../contract/pointer.ts';
import { propertiesOf } from '../../contract/walkSchema.ts';

/** Makes the name of the next thing of a run: `fc-m3k2x9-7`. All begin with the name of the run. */
export type NextName = () => string;

/**
 * Gives a request values of its own wherever the contract says with `x-unique` that no two things may have
 * the same, or that the value tells whose the thing is, and where the case says that its value is new.
 *
 * What a case breaks on purpose stays broken.
 *
 * @param documented the case that the request is of
 */
export async function withUniqueValues(
  { document }: Contract,
  { definition, pointer }: ContractOperation,
  request: CaseRequest,
  { creates = [], breaks }: Pick<Case, 'creates' | 'breaks'>,
  nextName: NextName,
): Promise<CaseRequest> {
  const schema = definition.requestBody?.content[request.contentType ?? '']?.schema;
  const { body } = request;
  if (!schema || typeof body !== 'object' || body === null || Array.isArray(body)) return request;
  const changed = structuredClone(body);
  for (const place of creates) {
    const [, ...keys] = place.split('.');
    const last = keys.pop()!;
    const holder = valueAt(changed, keys) as Record<string, JsonValue> | undefined;
    if (typeof holder?.[last] === 'string') holder[last] = nextName();
  }
  for (const { name, value } of propertiesOf(document, schema, pointer)) {
    const kind = (value as { 'x-unique'?: UniqueKind })['x-unique'];
    if (kind && name in body && breaks !== `body.${name}`)
      changed[name] = await UNIQUE_VALUES[kind](nextName(), String(body[name]));
  }
  return { ...request, body: changed };
}

/** By kind, a value that nothing else has. */
export const UNIQUE_VALUES: Record<
  UniqueKind,
  (name: string, text: string) => string | Promise<string>
> = {
  name: (name) => name,
  text: (name, text) => `${text} (${name})`,
  // RFC 2606 keeps this domain free: no letter arrives.
  email: (name) => `${name}@example.com`,
  'ssh-key': sshKey,
  'gpg-key': gpgKey,
};

/** A public key as `ssh-keygen -t ed25519` writes it. */
function sshKey(comment: string): string {
  const { publicKey } = generateKeyPairSync('ed25519');
  const bytes = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
  const field = (data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, data]);
  };
  const blob = Buffer.concat([field(Buffer.from('ssh-ed25519')), field(bytes)]);
  return `ssh-ed25519 ${blob.toString('base64')} ${comment}`;
}

async function gpgKey(name: string): Promise<string> {
  const { generateKey } = await import('openpgp');
  const { publicKey } = await generateKey({ userIDs: [{ name, email: `${name}@example.com` }] });
  return publicKey;
}
