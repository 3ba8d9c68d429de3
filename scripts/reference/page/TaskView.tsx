import { callerText } from '../callerText.ts';
import { Code } from './CasePanel.tsx';
import { Markdown, MarkdownLine } from './Markdown.tsx';
import { operationOf } from './model.ts';
import type { Task, TaskStep } from './pageData.ts';

/** Shows a task: its calls, one after the other. */
export function TaskView({ task: { id, title, description, area, steps } }: { task: Task }) {
  return (
    <article class="task">
      <h1 tabIndex={-1}>{title}</h1>
      <p class="id">
        <a href="#tasks">Tasks</a> · {area} · workflow <code>{id}</code>
      </p>
      <Markdown text={description} />
      <p>
        A value <code>$inputs.…</code> is yours, and a value <code>$steps.…</code> comes from the
        response of an earlier step.
      </p>
      <ol class="steps">
        {steps.map((step, index) => (
          <li key={index}>
            <StepView step={step} />
          </li>
        ))}
      </ol>
    </article>
  );
}

function StepView({ step }: { step: TaskStep }) {
  const { method, path, definition } = operationOf.get(step.operation)!;
  const values = Object.entries(step.values);
  return (
    <>
      <p>
        <MarkdownLine text={step.description} />
      </p>
      <p>
        <span class={`method ${method}`}>{method.toUpperCase()}</span>{' '}
        <code>{path ?? '{address of the integration}'}</code>{' '}
        <b class={`status s${String(step.status)[0]}`}>{step.status}</b>
      </p>
      <p>
        <a href={`#${step.operation}`}>{definition.summary}</a>, called {callerText(step.as)}
      </p>
      {values.length > 0 && (
        <ul class="headers">
          {values.map(([name, value]) => (
            <li key={name}>
              <code>
                {name}: {typeof value === 'string' ? value : JSON.stringify(value)}
              </code>
            </li>
          ))}
        </ul>
      )}
      {step.body !== undefined && (
        <Code text={JSON.stringify(step.body, null, 2)} label="Body of the request" />
      )}
    </>
  );
}
