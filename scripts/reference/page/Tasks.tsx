import { groups, guides, tasks } from './model.ts';

export const TASKS_TITLE = 'Tasks and guides';

/** Lists the tasks of callers by area, and the guides. */
export function Tasks() {
  return (
    <article class="wide">
      <h1 tabIndex={-1}>{TASKS_TITLE}</h1>
      <p>
        A task shows its calls one after the other. The conformance suite runs the same calls, so
        they work as they are written.
      </p>
      <TaskList level={2} />
      <h2>Guides</h2>
      <ul class="operations">
        {guides.map(({ name, title }) => (
          <li key={name}>
            <a href={`#guide/${name}`}>{title}</a>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Lists the tasks by area. */
export function TaskList({ level }: { level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const areas = groups.flatMap((group) => group.areas);
  return (
    <div class="cards">
      {areas.map(({ name }) => {
        const ofArea = tasks.filter(({ area }) => area === name);
        return (
          ofArea.length > 0 && (
            <section key={name}>
              <Heading>{name}</Heading>
              <ul class="operations">
                {ofArea.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#task/${id}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
