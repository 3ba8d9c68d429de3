/** Shows the logged requests of a sandbox, with the findings of the judge. */
import { type Contract, operationsById, readContract } from '../../contract/contract.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import { extensionOperations } from '../../contract/extensions/ownPart.ts';
import { tokens } from '../../generated/tables.ts';
import { type Finding, judge, judgeRequest, readRequest } from '../../judge/index.ts';
import { operationFinder } from '../../wire/operationFinder.ts';
import type { Sandbox } from '../sandbox.ts';
import type { LoggedRequest } from '../server/requestLog.ts';
import { rowWhere } from '../store/rowsWhere.ts';
import type { ShownFinding, ShownRequest } from './bodies.ts';

type Judge = (request: LoggedRequest) => ShownFinding[] | null;

/** The judges of sandboxes, by their contracts. */
const judges = new WeakMap<Contract, Judge>();

/** The built contract with packs, by their files. All sandboxes of a process share it. */
const builtContracts = new Map<string, Promise<Contract>>();

type SandboxContract = Pick<Contract, 'document' | 'extensions'>;

/**
 * Returns requests in the form of the control API. Requests and responses are judged only now, because the validators
 * of the contract take time and memory.
 * @param sandbox if its contract has no validators, the built contract is read, with the same packs
 */
export async function shownRequests(
  requests: LoggedRequest[],
  { contract, db }: { contract: SandboxContract; db: Sandbox['db'] },
): Promise<ShownRequest[]> {
  const whole = await withValidators(contract);
  const findingsOf = judges.get(whole) ?? createJudge(whole);
  judges.set(whole, findingsOf);
  return requests.map((request) => {
    const { id, time, method, url, operation, status, durationMs, body } = request;
    return {
      ...{ id, time, method, url, operation, user: findUser(db, request), status },
      durationMs: Math.round(durationMs * 100) / 100,
      body: body === undefined || body.length === 0 ? null : body.toString('utf8'),
      findings: findingsOf(request),
    };
  });
}

/** Returns the username of a request's token; null for an anonymous call. */
export function findUser(
  db: Sandbox['db'],
  { token }: Pick<LoggedRequest, 'token'>,
): string | null {
  return (token !== undefined && rowWhere(db, tokens, { token })?.user) || null;
}

async function withValidators(contract: SandboxContract): Promise<Contract> {
  if ('validators' in contract) return contract as Contract;
  const key = JSON.stringify(contract.extensions?.map(({ file }) => file));
  const built = builtContracts.get(key) ?? addValidators(contract);
  builtContracts.set(key, built);
  return built;
}

/** Adds the built validators, and those of packs. */
async function addValidators({ document, extensions }: SandboxContract): Promise<Contract> {
  const built = await readContract();
  if (!extensions) return built;
  const { lazyValidators } = await import('../../contract/compileValidators.ts');
  const own = extensionOperations(document).map(({ pointer }) => pointer);
  return {
    ...built,
    ...{ document, extensions, operations: operationsById(document) },
    validators: { ...built.validators, ...lazyValidators(document, own) },
  };
}

/** Creates the function that judges a logged request. It returns null for a request that cannot be judged. */
function createJudge(contract: Contract): Judge {
  const find = operationFinder(contract);
  return (logged) => {
    const { method, url, contentType, authorization, body, response, status, durationMs, isCut } =
      logged;
    const [, path = '', search = ''] = /^([^?]*)\??(.*)$/s.exec(url) ?? [];
    const found = path.startsWith(BASE_PATH)
      ? find(method, path.slice(BASE_PATH.length))?.found
      : undefined;
    if (!found || isCut) return null;
    const { operation } = found;
    const sent = { search, contentType, authorization, body: body ?? Buffer.of() };
    const read = readRequest(contract, found, sent);
    const ofRequest = judgeRequest(contract, operation, read);
    // A refusal of a wrong request is right, and an echo of its values is not to be expected.
    const ofResponse =
      response === undefined || status === null || method === 'HEAD'
        ? []
        : judge(
            {
              request: { method, origin: 'http://sandbox', path: url, headers: {} },
              response: {
                status,
                reason: '',
                headers: Object.entries(response.headers),
                body: Buffer.from(response.body),
              },
              reusedConnection: false,
              durationMs,
            },
            { contract, operation, request: read.request, status },
          );
    return [
      ...ofRequest.map((finding) => shownFinding('request', finding)),
      ...ofResponse.map((finding) => shownFinding('response', finding)),
    ];
  };
}

function shownFinding(of: ShownFinding['of'], { check, message, location }: Finding): ShownFinding {
  return { of, check, message, ...(location !== undefined && { location }) };
}
