/** Maps the values of one conversation with the sandbox to those of the deployment. */
import type { Target } from '../conformance/target/index.ts';
import type { JsonValue } from '../contract/case.ts';
import { type Contract, changesNothing } from '../contract/contract.ts';
import { type Counterparts, createCounterparts } from './counterparts.ts';
import { type CreatedResources, createdResources } from './createdResources.ts';
import type { TestCall } from './readCalls.ts';
import { forEachText, sentTexts } from './sentTexts.ts';
import { callTranslator, type Translation } from './translateCall.ts';
import { TIME } from './translateTexts.ts';
import { type WorldValues, worldValues } from './worldValues.ts';

/** The counterparts of values, as fixtures, new names and earlier responses tell them. */
export interface ValueMap
  extends Pick<WorldValues, 'hasWorld' | 'isOfWorld'>,
    Pick<CreatedResources, 'isCreated' | 'shownBy'>,
    Pick<Counterparts, 'isCounterpart' | 'pairItems'> {
  translate(call: TestCall): Promise<Translation>;
  /** Remembers the resources that a write of the tests has created or changed. */
  noteCreated(call: TestCall, before: JsonValue | undefined): void;
  /** Learns from the bodies of both responses to a call. */
  note(call: TestCall, before: JsonValue | undefined, after: JsonValue | undefined): void;
  /** Returns true for a text that the tests have sent. */
  isSent(text: string): boolean;
  /** Returns a text of the sandbox with the names and times that the deployment was sent. */
  text(value: string): string;
}

export function mapValues(contract: Contract, target: Target): ValueMap {
  const world = worldValues(contract, target);
  const { hasWorld, isOfWorld } = world;
  const texts = sentTexts(contract, target);
  const { sent, titles, written } = texts;
  const resources = createdResources(isOfWorld);
  const { isCreated, shownBy } = resources;
  const counterparts = createCounterparts((before) => hasWorld && !isCreated(before));
  const { isCounterpart, pairItems } = counterparts;

  return {
    ...{ hasWorld, note, noteCreated, isCreated, isOfWorld, isCounterpart, shownBy, pairItems },
    translate: callTranslator(contract, target, { world, texts, counterparts }),
    isSent: (text) => written.has(text),
    text: (value) =>
      sent.get(value) ??
      titles.get(value) ??
      world.findText(value) ??
      (written.has(value) ? value : texts.withNames(value)),
  };

  function noteCreated({ operation, request }: TestCall, before: JsonValue | undefined): void {
    if (changesNothing(operation)) return;
    if (before !== undefined) resources.mark(before);
    forEachText(request.body, (text) => {
      const name = sent.get(text) ?? titles.get(text);
      if (name !== undefined && !TIME.test(text)) resources.addName(text, name);
    });
  }

  function note(call: TestCall, before: JsonValue | undefined, after: JsonValue | undefined): void {
    if (before === undefined || after === undefined) return;
    if (!changesNothing(call.operation)) resources.addResponse(before, after);
    counterparts.learn(before, after, (call.operation.path ?? '').replace(/\/\{\w+\}$/, ''));
  }
}
