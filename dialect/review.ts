import type { DialectAction } from '../contract/dialect/readDialect.ts';
import type { Proposal } from './learn.ts';

const CHOICES = '[a]ccept, [p]ropose, [l]eave out, [q]uit (the rest stays proposed)? ';

/**
 * Asks of each proposal what becomes of it.
 * @param ask shows a text and gives the answer; undefined when nobody answers any more
 * @returns the actions that are not left out
 */
export async function review(
  proposals: Proposal[],
  ask: (question: string) => Promise<string | undefined>,
): Promise<DialectAction[]> {
  const kept: DialectAction[] = [];
  let name: string | undefined;
  let isAsking = true;
  for (const [index, { what, action }] of proposals.entries()) {
    const { answers, first } = action['x-evidence']!;
    const answer = isAsking
      ? await askForChoice(
          ask,
          `\n${index + 1} of ${proposals.length}: ${what}\n  ${answers} answers; first ${first}\n  ${action.target}\n${CHOICES}`,
        )
      : 'q';
    if (answer === 'q') isAsking = false;
    if (answer === 'l') continue;
    if (answer === 'a') name ??= (await ask('Your name, or a link to the decision: ')) || undefined;
    kept.push(answer === 'a' && name ? { ...action, 'x-accepted': name } : action);
  }
  return kept;
}

async function askForChoice(
  ask: (question: string) => Promise<string | undefined>,
  question: string,
) {
  for (;;) {
    const answer = await ask(question);
    if (answer === undefined) return 'q';
    const choice = answer.trim().toLowerCase()[0] ?? '';
    if ('aplq'.includes(choice) && choice !== '') return choice;
  }
}
