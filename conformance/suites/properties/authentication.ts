import type { Contract, ContractOperation } from '../../../contract/contract.ts';
import { needsToken } from '../../../contract/needsToken.ts';
import { pointerBelow } from '../../../contract/pointer.ts';
import { isStated } from '../../../contract/statement.ts';
import { type ChoiceId, changedFinding, documentedResponse, judge } from '../../../judge/index.ts';
import type { SecurityScheme } from '../../../wire/credential.ts';
import { type Call, CannotPerform } from '../../engine/job.ts';
import type { Property } from './property.ts';
import { checkJob, findingsOf } from './propertyJob.ts';
import type { Reader } from './reader.ts';

/** A token that no deployment accepts. */
const WRONG_TOKEN = 'no-such-token-0000000000';

/** A user name for Basic authentication, which takes the token as the password and no user name. */
const USERNAME = 'somebody';

export const authentication: Property = {
  id: 'authentication',
  summary:
    'Without a token, and with a wrong one, the response is 401. With a user name beside the token, too.',
  from: '`security`',
  plan: (contract, target) =>
    [...contract.operations.values()]
      .filter(
        (operation) =>
          // A server may ignore a wrong token where none is needed, unless a statement says otherwise.
          (needsToken(operation.definition) ||
            isStated(contract, operation.id, 'authentication.wrong')) &&
          documentedResponse({ contract, operation }, 401),
      )
      .flatMap((operation) =>
        refusedCredentials(contract, operation).map(({ name, says, change, choice }) =>
          checkJob({
            contract,
            target,
            operation,
            name: `authentication.${name}`,
            summary: `A call ${says} gets 401`,
            look: async ({ send, request, caller }) => {
              const { exchange } = await send({ expected: { status: 401 }, ...change(caller) });
              const { response } = exchange;
              if (response && response.status < 300)
                return findingsOf(
                  'authentication',
                  pointerBelow(operation.pointer, 'security'),
                )([
                  {
                    requirement: `${says} the response is 401`,
                    actual: `it is ${response.status}`,
                    statuses: { due: [401], came: response.status },
                    exchange,
                    ...(choice && { choice }),
                  },
                ]);
              const found = judge(exchange, { contract, operation, request, status: 401 });
              return found.map((finding) =>
                choice && finding.statuses ? changedFinding(finding, { choice }) : finding,
              );
            },
          }),
        ),
      ),
};

/** Credentials that an operation refuses. */
interface RefusedCredentials {
  /** The part of the job's ID after the property. */
  name: string;
  /** The phrase after "a call": `without a token`. */
  says: string;
  change: (caller: Reader['caller']) => Partial<Call>;
  /** The choice of the contract that the refusal rests on. Default: the documents state it. */
  choice?: ChoiceId;
}

/** Returns the credentials to try. Each further security scheme of an operation gets a wrong token, too. */
function refusedCredentials(
  { document }: Contract,
  { definition }: ContractOperation,
): RefusedCredentials[] {
  const schemes = definition.security.flatMap((requirement) => Object.keys(requirement));
  const kindOf = (name: string) =>
    (document.components.securitySchemes?.[name] as SecurityScheme | undefined)?.scheme;
  const basic = schemes.find((name) => kindOf(name) === 'basic');
  return [
    ...(needsToken(definition)
      ? [{ name: 'none', says: 'without a token', change: () => ({ token: '' }) }]
      : []),
    ...schemes.map((scheme, index) => ({
      name: index === 0 ? 'wrong' : `wrong.${scheme}`,
      says: index === 0 ? 'with a wrong token' : `with a wrong token by ${scheme}`,
      change: () => ({ token: WRONG_TOKEN, scheme }),
    })),
    ...(basic === undefined
      ? []
      : [
          {
            name: 'username',
            says: 'with a user name beside the token',
            choice: 'username-beside-key' as const,
            change: (caller: Reader['caller']) => {
              if (!caller) throw new CannotPerform('not-run', 'needs a token');
              return { ...caller, scheme: basic, username: USERNAME };
            },
          },
        ]),
  ];
}
