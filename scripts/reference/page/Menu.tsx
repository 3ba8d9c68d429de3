import { useEffect, useRef, useState } from 'preact/hooks';
import { siteAddress } from './documentAddress.ts';
import { groups, type PageOperation } from './model.ts';
import { ELSEWHERE, type Place } from './place.ts';
import { type Found, search } from './search.ts';
import { TASKS_TITLE } from './Tasks.tsx';

/** The menu with links to all operations, by area. During a search, it shows the results instead. */
export function Menu({ place }: { place: Place }) {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName);
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key === 'k';
      if (!isShortcut && (isTyping || event.key !== '/')) return;
      event.preventDefault();
      document.body.classList.add('menu-open');
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);

  /** Moves the focus with the arrow keys: down from the search field through the links, or back up. */
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') setQuery('');
    if (event.key === 'Enter' && event.target === field.current)
      menu.current?.querySelector<HTMLAnchorElement>('.results a')?.click();
    if (step === undefined) return;
    event.preventDefault();
    const shown = [...menu.current!.querySelectorAll<HTMLElement>('input, a, summary')];
    const stops = shown.filter((one) => one.checkVisibility());
    stops[stops.indexOf(event.target as HTMLElement) + step]?.focus();
  };

  return (
    <nav id="menu" aria-label="Operations" ref={menu} onKeyDown={move}>
      <search>
        <label for="search">Search</label> <kbd>Ctrl K</kbd>
        <input
          id="search"
          type="search"
          ref={field}
          value={query}
          placeholder="Name, path, status, words"
          autocomplete="off"
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </search>
      {query.trim() === '' ? <Areas place={place} /> : <Results query={query} />}
    </nav>
  );
}

function Areas({ place }: { place: Place }) {
  const isTask = place.start !== undefined || place.task !== undefined || place.guide !== undefined;
  const isOverview =
    [place.operation, place.unknown, place.schema].every((one) => one === undefined) && !isTask;
  return (
    <>
      <p>
        {siteAddress && <a href={siteAddress}>Website</a>}
        <a href="#overview" aria-current={isOverview ? 'page' : undefined}>
          Overview
        </a>
        <a href="#tasks" aria-current={isTask ? 'page' : undefined}>
          {TASKS_TITLE}
        </a>
      </p>
      {groups.map(({ name, areas }) => (
        <section key={name}>
          <h2>{name}</h2>
          {areas.map((area) => (
            <details key={area.name} open={area.operations.includes(place.operation!) || undefined}>
              <summary>{area.name}</summary>
              <ul>
                {area.operations.map((operation) => (
                  <li key={operation.id}>
                    <OperationLink operation={operation} isHere={operation === place.operation} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </section>
      ))}
    </>
  );
}

function OperationLink({
  operation,
  isHere = false,
}: {
  operation: PageOperation;
  isHere?: boolean;
}) {
  const { id, method, definition } = operation;
  return (
    <a class="operation" href={`#${id}`} aria-current={isHere ? 'page' : undefined}>
      <span class={`method ${method}`}>{method.toUpperCase()}</span>{' '}
      <span class={definition.deprecated ? 'deprecated' : ''}>{definition.summary}</span>
    </a>
  );
}

function Results({ query }: { query: string }) {
  const { lacks, beside, hits, cases } = search(query);
  const count = hits.length + cases.length;
  return (
    <>
      <div role="status">
        {lacks && (
          <p class="lacks">
            {lacks} {beside.length > 0 ? <Beside all={beside} /> : <ElsewhereLink />}
          </p>
        )}
        {count > 0 && <p>{count} found.</p>}
        {count === 0 && !lacks && <p>Nothing found.</p>}
      </div>
      <ul class="results">
        {hits.map(({ place, kind, title, operation }) => (
          <li key={place}>
            {operation ? (
              <OperationLink operation={operation} />
            ) : (
              <a href={`#${place}`}>
                <span class="method">{kind.toUpperCase()}</span> {title}
              </a>
            )}
          </li>
        ))}
      </ul>
      {cases.length > 0 && (
        <section>
          <h2>Cases</h2>
          <ul class="results">
            {cases.map(({ operation, one: { name, summary, response } }) => (
              <li key={`${operation.id}.${name}`}>
                <a href={`#${operation.id}.${name}`}>
                  <b>{response.status}</b> {summary}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The most operations of a pack that are named. */
const MOST_BESIDE = 3;

/** Names the operations of a pack that a search means. */
function Beside({ all }: { all: Found['beside'] }) {
  const more = all.length - MOST_BESIDE;
  return (
    <>
      The pack “{all[0]!.pack.title}” has{' '}
      {all.slice(0, MOST_BESIDE).map(({ id, summary }, index) => (
        <>
          {index > 0 && ', '}
          <code>{id}</code> ({summary})
        </>
      ))}
      {more > 0 && ` and ${more} more`}. <ElsewhereLink />
    </>
  );
}

function ElsewhereLink() {
  return <a href={`#${ELSEWHERE}`}>What to do then</a>;
}
