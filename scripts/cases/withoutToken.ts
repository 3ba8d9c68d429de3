import { UNAUTHORIZED } from '../../contract/deployment.ts';
import { needsToken } from '../../contract/needsToken.ts';
import { type CaseDerivation, refusal } from './derivation.ts';

/** Derives a case for an operation that needs a token: a call without a token gets a 401. */
export const withoutToken: CaseDerivation = ({ definition }, accepted) =>
  needsToken(definition) && '401' in definition.responses
    ? [
        {
          ...accepted,
          name: 'anonymous',
          summary: `${definition.summary} without authentication`,
          as: 'anonymous',
          response: refusal(401, UNAUTHORIZED),
        },
      ]
    : [];
