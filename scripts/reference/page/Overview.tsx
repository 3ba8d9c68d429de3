import { RequestTabs } from './CasePanel.tsx';
import { documentAddress } from './documentAddress.ts';
import { Markdown } from './Markdown.tsx';
import { definition, groups, introduction, operations, sections } from './model.ts';
import { TASKS_TITLE, TaskList } from './Tasks.tsx';

/** The section that shows a first call. */
const START = 'about/start';

/** The first call of a newcomer: the first list of the contract, which only reads. */
const firstCall = findFirstCall();

function findFirstCall() {
  const operation = operations.find((one) => one.method === 'get' && one.definition['x-paginated']);
  const shown = operation?.cases[0];
  return operation && shown && { operation, shown };
}

/** Shows the description of the contract, and lists of all tasks and operations. */
export function Overview() {
  return (
    <article class="overview">
      <div class="said">
        <h1 tabIndex={-1}>{introduction.title}</h1>
        <p class="id">
          Version {definition.info.version} · <a href={documentAddress}>OpenAPI document</a>
        </p>
        <Markdown text={introduction.text} />
        {sections.map(({ place, title, text }) => (
          <section key={place} aria-labelledby={place}>
            <h2 id={place} tabIndex={-1}>
              <a href={`#${place}`}>{title}</a>
            </h2>
            <Markdown text={text} />
            {place === START && firstCall && <RequestTabs {...firstCall} />}
          </section>
        ))}
      </div>
      <div class="lists">
        <h2>
          <a href="#tasks">{TASKS_TITLE}</a>
        </h2>
        <TaskList level={3} />
        <h2>Operations</h2>
        {groups.map((group) => (
          <section key={group.name}>
            <h3>{group.name}</h3>
            {group.areas.map(({ name, description, operations }) => (
              <section key={name}>
                <h4>{name}</h4>
                <Markdown text={description} />
                <ul class="operations">
                  {operations.map(({ id, method, path, definition }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{definition.summary}</a>{' '}
                      <code>
                        {method.toUpperCase()} {path ?? '{address of the integration}'}
                      </code>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
