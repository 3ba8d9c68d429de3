import { setTimeout as sleep } from 'node:timers/promises';
import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { type RuntimeValues, UnknownValue } from '../../../contract/workflows/expression.ts';
import type { Workflow, WorkflowStep } from '../../../contract/workflows/workflow.ts';
import { type Finding, judge } from '../../../judge/index.ts';
import type { Delivery } from '../../engine/deliver.ts';
import type { Call, Judgement, Send } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { tokenFor } from '../../target/tokenFor.ts';
import { notesOn, rateLimitOn } from '../delivered.ts';
import { type Ask, isShownBefore, readBack, showBefore } from './readBack.ts';
import {
  actionAfter,
  brokenCriteria,
  outputsOf,
  requestOf,
  runtimeResponse,
  statusesOf,
} from './step.ts';
import { writtenBy } from './thing.ts';

/** What is run, where. */
export interface WorkflowRun {
  contract: Contract;
  target: Pick<Target, 'tokens' | 'sharedToken' | 'offering' | 'wait'>;
  workflow: Workflow;
  inputs: Record<string, JsonValue>;
}

/** What is known while a workflow runs. */
interface Progress {
  values: RuntimeValues;
  findings: Finding[];
  /** Why there is no response to judge. */
  obstacle?: string;
  notes: string[];
  /** The steps that were not run, since one before them failed. */
  blocked: string[];
  isFlaky: boolean;
  /** How often a step was repeated. */
  repeats: Map<string, number>;
}

/** Where a workflow goes on: with the next step, unless it says otherwise. */
interface Next {
  /** ID of a step. */
  goTo?: string;
  /** Seconds. */
  wait?: number;
}

/** A call of a step, or of a property that reads back what the step has written. */
interface StepCall {
  operation: ContractOperation;
  request: CaseRequest;
  /** The statuses that it may be answered with, the one that is hoped for first. */
  statuses: number[];
  caller: Pick<Call, 'as' | 'token'>;
}

/** What came of a call. */
interface Came {
  delivery: Delivery;
  findings: Finding[];
  obstacle?: string;
}

/**
 * Runs a workflow step by step: each response is judged as any other, and by the criteria of the step, and what
 * a step has written is read back. After a step that fails, only those are run that clean up, as far as
 * what they send is known.
 */
export async function runWorkflow(run: WorkflowRun, send: Send): Promise<Judgement> {
  const { steps } = run.workflow;
  const progress: Progress = {
    values: { inputs: run.inputs, outputs: {} },
    findings: [],
    notes: [],
    blocked: [],
    isFlaky: false,
    repeats: new Map(),
  };
  for (let index = 0; index < steps.length; ) {
    const { goTo, wait } = await performStep(run, progress, steps[index]!, send);
    if (wait !== undefined) await (run.target.wait ?? waitSeconds)(wait);
    index = goTo === undefined ? index + 1 : steps.findIndex(({ id }) => id === goTo);
  }
  const { findings, obstacle, blocked, isFlaky } = progress;
  const notes = [
    ...progress.notes,
    ...(blocked.length > 0 ? [`not run after that: ${blocked.join(', ')}`] : []),
  ];
  if (findings.length > 0) return { outcome: 'fail', findings, notes };
  if (obstacle !== undefined) return { outcome: 'blocked', reason: obstacle, notes };
  return { outcome: 'pass', notes, ...(isFlaky && { flaky: true }) };
}

async function performStep(
  run: WorkflowRun,
  progress: Progress,
  step: WorkflowStep,
  send: Send,
): Promise<Next> {
  const hasFailed = progress.findings.length > 0 || progress.obstacle !== undefined;
  const request = hasFailed && !step.isCleanup ? undefined : requestIfKnown(step, progress.values);
  if (!request) {
    progress.blocked.push(step.id);
    return {};
  }
  const { contract } = run;
  const operation = contract.operations.get(step.operation)!;
  const statuses = statusesOf(step);
  const caller = callerOf(run, step, operation);
  if (hasFailed) {
    const { findings, obstacle } = await call(run, { operation, request, statuses, caller }, send);
    const problem = obstacle ?? findings[0]?.message;
    if (problem !== undefined) progress.notes.push(`${step.id} could not clean up: ${problem}`);
    return {};
  }

  const ask: Ask = async (by, request, statuses) => {
    const asked = { operation: by, request, statuses, caller };
    const { delivery, findings, obstacle } = await call(run, asked, send);
    // A response that does not come says nothing of what was written.
    if (obstacle !== undefined) return { body: undefined, findings: [] };
    const named = findings.map((one) => ({ ...one, message: `${by.id}: ${one.message}` }));
    return { body: runtimeResponse(delivery.exchange)?.body, findings: named };
  };
  const isWrite = !changesNothing(operation) && statuses.every((status) => status < 300);
  const written = isWrite ? writtenBy(contract, operation) : undefined;
  const before =
    written && isShownBefore(written) ? await showBefore(written, request, ask) : undefined;

  const came = await call(run, { operation, request, statuses, caller }, send);
  const response = runtimeResponse(came.delivery.exchange);
  const values = { ...progress.values, ...(response && { response }) };
  const broken = [...came.findings, ...brokenCriteria(step, operation, values)];
  const instead = broken.length > 0 && nextInstead(progress, step, values);
  // What an action is for is a right response as well, and has to keep the contract.
  if (instead && judgeBy(run, operation, request, response?.status, came.delivery).length === 0)
    return instead;

  progress.notes.push(...notesOn(came.delivery));
  progress.isFlaky ||= came.delivery.repeated !== undefined;
  if (came.obstacle !== undefined) progress.obstacle = came.obstacle;
  const found = [...(before?.findings ?? []), ...broken];
  if (found.length === 0 && came.obstacle === undefined) {
    const outputs = outputsOf(step, values);
    progress.values.outputs[step.id] = outputs;
    const missing = Object.keys(step.outputs).filter((name) => !(name in outputs));
    found.push(...missing.map((name) => missingOutput(step, name, operation)));
    const write = { contract, operation, request, response: response?.body, before };
    if (written) found.push(...(await readBack({ ...write, written }, ask)));
  }
  progress.findings.push(
    ...found.map((finding) => ({ ...finding, message: `step ${step.id}: ${finding.message}` })),
  );
  return {};
}

/** The request of a step; undefined when it needs what did not come. */
function requestIfKnown(step: WorkflowStep, values: RuntimeValues): CaseRequest | undefined {
  try {
    return requestOf(step, values);
  } catch (error) {
    if (error instanceof UnknownValue) return undefined;
    throw error;
  }
}

function callerOf(
  { target }: WorkflowRun,
  { as }: WorkflowStep,
  { definition }: ContractOperation,
): Pick<Call, 'as' | 'token'> {
  const isOpen = as === 'anonymous' || definition.security.length === 0;
  const token = isOpen ? undefined : tokenFor(as, target);
  return token === undefined ? {} : { as, token };
}

/** Sends a call, and judges what comes by the status that came if it may be that, or else by the first. */
async function call(
  run: WorkflowRun,
  { operation, request, statuses, caller }: StepCall,
  send: Send,
): Promise<Came> {
  const call: Call = {
    operation,
    request,
    expected: { status: statuses[0]! },
    ...caller,
  };
  const delivery = await send(call);
  const obstacle = rateLimitOn(delivery, call);
  if (obstacle !== undefined) return { delivery, findings: [], obstacle };
  const came = delivery.exchange.response?.status;
  const status = statuses.find((one) => one === came) ?? statuses[0];
  return { delivery, findings: judgeBy(run, operation, request, status, delivery) };
}

function judgeBy(
  { contract, target: { offering } }: WorkflowRun,
  operation: ContractOperation,
  request: CaseRequest,
  status = 0,
  { exchange }: Delivery,
): Finding[] {
  const expectation = { contract, operation, request, status, ...(offering && { offering }) };
  return judge(exchange, expectation);
}

/** What a step says is to be done after this response instead of failing; undefined when it fails. */
function nextInstead(
  { repeats }: Progress,
  step: WorkflowStep,
  values: RuntimeValues,
): Next | undefined {
  const action = values.response && actionAfter(step, values);
  if (action?.type !== 'retry') return action && { goTo: action.stepId };
  const times = repeats.get(step.id) ?? 0;
  repeats.set(step.id, times + 1);
  return times < action.retryLimit ? { goTo: step.id, wait: action.retryAfter } : undefined;
}

function missingOutput(step: WorkflowStep, name: string, { pointer }: ContractOperation): Finding {
  const message = `the response has no ${step.outputs[name]}, which later steps need`;
  return { check: 'criterion', message, requirement: message, pointer };
}

const waitSeconds = (seconds: number) => sleep(seconds * 1000);
