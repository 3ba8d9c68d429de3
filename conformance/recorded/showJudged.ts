import type { Contract } from '../../contract/contract.ts';
import { withholdBodies } from '../engine/withholdBodies.ts';
import type { JudgedTraffic } from './judgeTraffic.ts';

/**
 * Returns a function that prepares the verdicts on an exchange for the lines of an output.
 * @param bodies whether a line may have values of the exchange. Default: true
 */
export function showJudged({
  contract,
  bodies = true,
}: {
  contract: Contract;
  bodies?: boolean;
}): (judged: JudgedTraffic) => JudgedTraffic {
  if (bodies) return (judged) => judged;
  const { fromFinding, fromUrl } = withholdBodies(contract);
  return ({ traffic, ...judged }) => ({
    ...judged,
    ...(traffic && {
      traffic: { ...traffic, request: { ...traffic.request, url: fromUrl(traffic.request.url) } },
    }),
    verdicts: judged.verdicts.map((verdict) => ({
      ...verdict,
      findings: verdict.findings.map(fromFinding),
    })),
  });
}
