import type { CaseRequest, JsonValue } from '../../../contract/case.ts';
import {
  type Contract,
  type ContractOperation,
  changesNothing,
} from '../../../contract/contract.ts';
import { type RuntimeValues, UnknownValue } from '../../../contract/workflows/expression.ts';
import type { Workflow, WorkflowStep } from '../../../contract/workflows/workflow.ts';
import {
  changedFinding,
  choiceOf,
  evidenceOf,
  type Finding,
  judge,
  withEvidence,
} from '../../../judge/index.ts';
import type { Delivery } from '../../engine/deliver.ts';
import { type Call, CannotPerform, type Judgement, type Send } from '../../engine/job.ts';
import type { Target } from '../../target/target.ts';
import { tokenFor } from '../../target/tokenFor.ts';
import { waitOn } from '../../target/waitOn.ts';
import { notesOn, rateLimitOn } from '../delivered.ts';
import { readBack } from './readBack.ts';
import { type Ask, isShownBefore, showBefore } from './showResource.ts';
import {
  actionAfter,
  brokenCriteria,
  outputsOf,
  requestOf,
  runtimeResponse,
  statusesOf,
} from './step.ts';
import { writtenBy } from './writtenResource.ts';

/** A workflow with its inputs, and the target on which it runs. */
export interface WorkflowRun {
  contract: Contract;
  target: Pick<Target, 'tokens' | 'sharedToken' | 'ranking' | 'offering' | 'wait'>;
  workflow: Workflow;
  inputs: Record<string, JsonValue>;
}

/** The state of a workflow while it runs. */
interface Progress {
  values: RuntimeValues;
  findings: Finding[];
  /** The findings about which the documents are silent. The workflow goes on after them. */
  advice: Finding[];
  /** Whether a write has failed. Later steps may need its effect. */
  isBroken: boolean;
  /** The reason why the workflow cannot be judged any further. */
  obstacle?: string;
  notes: string[];
  /** The steps that did not run, because an earlier step failed. */
  blocked: string[];
  isFlaky: boolean;
  /** The number of times that each step was repeated. */
  repeats: Map<string, number>;
}

/** The way in which a workflow goes on after a step. Default: with the next step. */
interface Next {
  /** The ID of the step with which the workflow goes on. */
  goTo?: string;
  /** The time to wait before that step, in seconds. */
  wait?: number;
}

/** A call of a step, or a call that reads the resource after the write of a step. */
interface StepCall {
  operation: ContractOperation;
  request: CaseRequest;
  /** The allowed statuses. The expected status comes first. */
  statuses: number[];
  caller: Pick<Call, 'as' | 'token'>;
}

/** The response to a call, and the findings about it. */
interface Came {
  delivery: Delivery;
  findings: Finding[];
  obstacle?: string;
}

/**
 * Runs a workflow, one step after the other. It judges each response by the contract and by the criteria of the step,
 * and reads the resource after each write. After a failed read, it runs the steps that do not need its outputs. After a
 * failed write, it runs only the steps that clean up, if their requests are known.
 */
export async function runWorkflow(run: WorkflowRun, send: Send): Promise<Judgement> {
  const { steps } = run.workflow;
  const progress: Progress = {
    values: { inputs: run.inputs, outputs: {} },
    findings: [],
    advice: [],
    notes: [],
    blocked: [],
    isBroken: false,
    isFlaky: false,
    repeats: new Map(),
  };
  for (let index = 0; index < steps.length; ) {
    const { goTo, wait } = await runStep(run, progress, steps[index]!, send);
    if (wait !== undefined) await waitOn(run.target, wait);
    index = goTo === undefined ? index + 1 : steps.findIndex(({ id }) => id === goTo);
  }
  const { obstacle, blocked, isFlaky } = progress;
  const findings = [...progress.findings, ...progress.advice];
  const notes = [
    ...progress.notes,
    ...(blocked.length > 0 ? [`not run after the failure: ${blocked.join(', ')}`] : []),
  ];
  if (findings.length > 0) return { outcome: 'fail', findings, notes };
  if (obstacle !== undefined) return { outcome: 'blocked', reason: obstacle, notes };
  return { outcome: 'pass', notes, ...(isFlaky && { flaky: true }) };
}

async function runStep(
  run: WorkflowRun,
  progress: Progress,
  step: WorkflowStep,
  send: Send,
): Promise<Next> {
  const hasFailed = progress.isBroken || progress.obstacle !== undefined;
  const planned = callOf(run, step, progress.values);
  if (!planned || (hasFailed && !step.isCleanup) || comparesWithFailed(step, progress))
    progress.blocked.push(step.id);
  else if (hasFailed) await cleanUp(run, progress, step, planned, send);
  else return performStep(run, progress, step, planned, send);
  return {};
}

/** Returns true if a criterion of the step compares with an output that a failed step has not given. */
function comparesWithFailed({ criteria }: WorkflowStep, { findings, values }: Progress): boolean {
  const needed = [...criteria.join(' ').matchAll(/\$steps\.([\w-]+)\.outputs/g)];
  return findings.some(({ step: failed = '' }) =>
    needed.some(([, id]) => id === failed && !(failed in values.outputs)),
  );
}

/** Runs a step that cleans up after a failure. If the step fails, the result gets a note, but no finding. */
async function cleanUp(
  run: WorkflowRun,
  { notes }: Progress,
  step: WorkflowStep,
  planned: StepCall,
  send: Send,
): Promise<void> {
  const problem = await call(run, planned, send).then(
    ({ findings, obstacle }) => obstacle ?? findings[0]?.message,
    // The failure may come before the creation, so that nothing is there to clean up. The guard then refuses the step.
    (error: unknown) => {
      if (error instanceof CannotPerform) return undefined;
      throw error;
    },
  );
  if (problem !== undefined) notes.push(`${step.id} could not clean up: ${problem}`);
}

async function performStep(
  run: WorkflowRun,
  progress: Progress,
  step: WorkflowStep,
  planned: StepCall,
  send: Send,
): Promise<Next> {
  const { contract } = run;
  const { operation, request } = planned;
  let lastRead: Delivery | undefined;
  const ask = asking(run, planned.caller, async (call) => {
    lastRead = await send(call);
    return lastRead;
  });
  const written = isWrite(planned) ? writtenBy(contract, operation) : undefined;
  const before =
    written && isShownBefore(written) ? await showBefore(written, request, ask) : undefined;

  const came = await call(run, planned, send);
  const response = runtimeResponse(came.delivery.exchange);
  const values = { ...progress.values, ...(response && { response }) };
  const { exchange } = came.delivery;
  const isAdvice = isAdvised(run, planned, came);
  const criteria = withEvidence(exchange, brokenCriteria(step, operation, values, isAdvice));
  const broken = [...came.findings, ...criteria];
  const instead = broken.length > 0 && nextInstead(progress, step, values);
  // Even a response that triggers an action, such as a retry, must keep the contract.
  if (instead && judgeBy(run, planned, response?.status, came.delivery).length === 0)
    return instead;

  progress.notes.push(...notesOn(came.delivery));
  progress.isFlaky ||= came.delivery.repeated !== undefined;
  if (came.obstacle !== undefined) progress.obstacle = came.obstacle;
  const found = [...(before?.findings ?? []), ...(isAdvice ? criteria : broken)];
  // A refusal that the documents leave open gives no outputs, and changes nothing.
  const isRefused = isAdvice && (response?.status ?? 0) >= 400;
  if (found.length === 0 && came.obstacle === undefined && !isRefused) {
    found.push(...withEvidence(exchange, keepOutputs(progress, step, operation, values)));
    const write = { contract, operation, request, response: response?.body, before };
    const unlike = written ? await readBack({ ...write, written }, ask) : [];
    for (const one of unlike)
      if (!evidenceOf(one)) withEvidence(lastRead?.exchange ?? exchange, [one]);
    found.push(...unlike);
  }
  const ofStep = (finding: Finding) =>
    changedFinding(finding, {
      step: step.id,
      message: `step ${step.id}: ${finding.message}`,
    });
  progress.findings.push(...found.map(ofStep));
  progress.isBroken ||= found.length > 0 && !changesNothing(operation);
  if (isAdvice) progress.advice.push(...came.findings.map(ofStep));
  return {};
}

/** Returns true if a response has findings, and all of them rest on choices of the contract. */
function isAdvised(
  { contract }: WorkflowRun,
  { operation, request, caller }: StepCall,
  { delivery, findings }: Came,
): boolean {
  const { as, token } = caller;
  const body = runtimeResponse(delivery.exchange)?.body;
  const call = { contract, operation, request, as, hasToken: token !== undefined, body };
  return findings.length > 0 && findings.every((one) => choiceOf(one, call) !== undefined);
}

/** Returns the call of a step. Undefined if the request needs an output that no response has given. */
function callOf(run: WorkflowRun, step: WorkflowStep, values: RuntimeValues): StepCall | undefined {
  const operation = run.contract.operations.get(step.operation)!;
  try {
    const request = requestOf(step, values);
    return {
      operation,
      request,
      statuses: statusesOf(step),
      caller: callerOf(run, step, operation),
    };
  } catch (error) {
    if (error instanceof UnknownValue) return undefined;
    throw error;
  }
}

function isWrite({ operation, statuses }: StepCall): boolean {
  return !changesNothing(operation) && statuses.every((status) => status < 300);
}

/** Returns a function that reads a resource with the token of the step. */
function asking(run: WorkflowRun, caller: StepCall['caller'], send: Send): Ask {
  return async (operation, request, statuses) => {
    const asked = { operation, request, statuses, caller };
    const { delivery, findings, obstacle } = await call(run, asked, send);
    // If no response came, nothing is known about the write.
    if (obstacle !== undefined) return { body: undefined, findings: [] };
    const named = findings.map((one) =>
      changedFinding(one, { message: `${operation.id}: ${one.message}` }),
    );
    return { body: runtimeResponse(delivery.exchange)?.body, findings: named };
  };
}

function callerOf(
  { target }: WorkflowRun,
  { as }: WorkflowStep,
  { definition }: ContractOperation,
): StepCall['caller'] {
  const isOpen = as === 'anonymous' || definition.security.length === 0;
  const token = isOpen ? undefined : tokenFor(as, target);
  return token === undefined ? {} : { as, token };
}

/** Sends a call, and judges the response by its own status if that is allowed, or else by the expected status. */
async function call(run: WorkflowRun, planned: StepCall, send: Send): Promise<Came> {
  const { operation, request, statuses, caller } = planned;
  const sent: Call = { operation, request, expected: { status: statuses[0]! }, ...caller };
  const delivery = await send(sent);
  const obstacle = rateLimitOn(delivery, sent);
  if (obstacle !== undefined) return { delivery, findings: [], obstacle };
  const came = delivery.exchange.response?.status;
  const status = statuses.find((one) => one === came) ?? statuses[0];
  return { delivery, findings: judgeBy(run, planned, status, delivery) };
}

function judgeBy(
  { contract, target: { offering } }: WorkflowRun,
  { operation, request }: StepCall,
  status = 0,
  { exchange }: Delivery,
): Finding[] {
  const expectation = { contract, operation, request, status, ...(offering && { offering }) };
  return judge(exchange, expectation);
}

/**
 * Returns how the workflow goes on if the response triggers an action of the step. Undefined if the step has failed.
 */
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

/** Stores the outputs of a step for later steps, and reports outputs that the response does not have. */
function keepOutputs(
  progress: Progress,
  step: WorkflowStep,
  { pointer }: ContractOperation,
  values: RuntimeValues,
): Finding[] {
  const outputs = outputsOf(step, values);
  progress.values.outputs[step.id] = outputs;
  return Object.entries(step.outputs)
    .filter(([name]) => !(name in outputs))
    .map(([, expression]) => {
      const message = `the response has no ${expression}, which later steps need`;
      return { check: 'criterion', message, requirement: message, pointer };
    });
}
