import type { DeviationAction } from '../contract/deviations/readDeviations.ts';
import type { Proposal } from './learn.ts';

const CHOICES = '[a]ccept, [p]ropose, [l]eave out, [q]uit (the rest stays proposed)? ';

/**
 * Asks of each proposal what becomes of it.
 * @param ask shows a text and gives the response; undefined when nobody answers any more
 * @returns the actions that are not left out
 */
export async function review(
  proposals: Proposal[],
  ask: (question: string) => Promise<string | undefined>,
): Promise<DeviationAction[]> {
  const kept: DeviationAction[] = [];
  let name: string | undefined;
  let isAsking = true;
  for (const [index, { what, action }] of proposals.entries()) {
    const { responses, first } = action['x-evidence']!;
    const response = isAsking
      ? await askForChoice(
          ask,
          `\n${index + 1} of ${proposals.length}: ${what}\n  ${responses} answers; first ${first}\n  ${action.target}\n${CHOICES}`,
        )
      : 'q';
    if (response === 'q') isAsking = false;
    if (response === 'l') continue;
    if (response === 'a')
      name ??= (await ask('Your name, or a link to the decision: ')) || undefined;
    kept.push(response === 'a' && name ? { ...action, 'x-accepted': name } : action);
  }
  return kept;
}

async function askForChoice(
  ask: (question: string) => Promise<string | undefined>,
  question: string,
) {
  for (;;) {
    const response = await ask(question);
    if (response === undefined) return 'q';
    const choice = response.trim().toLowerCase()[0] ?? '';
    if ('aplq'.includes(choice) && choice !== '') return choice;
  }
}
