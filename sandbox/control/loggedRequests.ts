/** Shows the logged requests of a sandbox, with the findings of the judge. */
import type { Contract } from '../../contract/contract.ts';
import { BASE_PATH } from '../../contract/deployment.ts';
import { type Finding, judge, judgeRequest, readRequest } from '../../judge/index.ts';
import { operationFinder } from '../../wire/operationFinder.ts';
import type { LoggedRequest } from '../server/requestLog.ts';
import type { ShownFinding, ShownRequest } from './bodies.ts';

type Judge = (request: LoggedRequest) => ShownFinding[] | null;

/** The judges of sandboxes, by their contracts. */
const judges = new WeakMap<Contract, Judge>();

/** The built contract with extensions, by their files. All sandboxes of a process share it. */
const builtContracts = new Map<string, Promise<Contract>>();

type SandboxContract = Pick<Contract, 'document' | 'extensions'>;

/**
 * Returns requests in the form of the control API. Requests and responses are judged only now, because the validators
 * of the contract take time and memory.
 * @param contract the contract of the sandbox. If it has no validators, the built contract is read, with the same packs
 */
export async function shownRequests(
  requests: LoggedRequest[],
  contract: SandboxContract,
): Promise<ShownRequest[]> {
  const whole = await withValidators(contract);
  const findingsOf = judges.get(whole) ?? createJudge(whole);
  judges.set(whole, findingsOf);
  return requests.map((request) => {
    const { body, response: _, isCut: __, durationMs, contentType: ___, ...shown } = request;
    return {
      ...shown,
      durationMs: Math.round(durationMs * 100) / 100,
      body: body === undefined || body.length === 0 ? null : body.toString('utf8'),
      findings: findingsOf(request),
    };
  });
}

async function withValidators(contract: SandboxContract): Promise<Contract> {
  if ('validators' in contract) return contract as Contract;
  const { readContractWith } = await import('../../contract/deviations/readContractWith.ts');
  const extend = contract.extensions?.map(({ file }) => file) ?? [];
  const key = JSON.stringify(extend);
  const built = builtContracts.get(key) ?? readContractWith({ extend });
  builtContracts.set(key, built);
  return built;
}

/** Creates the function that judges a logged request. It returns null for a request that cannot be judged. */
function createJudge(contract: Contract): Judge {
  const find = operationFinder(contract);
  return ({ method, url, contentType, body, response, status, durationMs, isCut }) => {
    const [, path = '', search = ''] = /^([^?]*)\??(.*)$/s.exec(url) ?? [];
    const found = path.startsWith(BASE_PATH)
      ? find(method, path.slice(BASE_PATH.length))?.found
      : undefined;
    if (!found || isCut) return null;
    const { operation } = found;
    const read = readRequest(contract, found, { search, contentType, body: body ?? Buffer.of() });
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
