import type { DeviationAction } from '../contract/deviations/readDeviations.ts';
import type { Proposal } from './learn.ts';

const CHOICES = '[a]ccept, [p]ropose, [l]eave out, [q]uit (the rest become proposals)? ';

/**
 * Asks the user whether to accept each proposed action.
 * @param ask shows a text and returns the user's reply; undefined at the end of the input
 * @returns the actions that the user did not leave out
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
    const reply = isAsking
      ? await askForChoice(
          ask,
          `\n${index + 1} of ${proposals.length}: ${what}\n  ${responses} ${responses === 1 ? 'response' : 'responses'}; first ${first}\n  ${action.target}\n${CHOICES}`,
        )
      : 'q';
    if (reply === 'q') isAsking = false;
    if (reply === 'l') continue;
    if (reply === 'a')
      name ??= (await ask('Who accepts it? Your name, or a link to the decision: ')) || undefined;
    kept.push(reply === 'a' && name ? { ...action, 'x-accepted': name } : action);
  }
  return kept;
}

async function askForChoice(
  ask: (question: string) => Promise<string | undefined>,
  question: string,
) {
  for (;;) {
    const reply = await ask(question);
    if (reply === undefined) return 'q';
    const choice = reply.trim().toLowerCase()[0] ?? '';
    if ('aplq'.includes(choice) && choice !== '') return choice;
  }
}
