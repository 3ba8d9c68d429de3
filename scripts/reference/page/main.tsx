/**
 * The program of the reference documentation in the browser. It shows the operation or section that the URL names.
 */
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Connection, changeConnection, INITIAL } from './connection.ts';
import { documentAddress } from './documentAddress.ts';
import { GuideView } from './GuideView.tsx';
import { Menu } from './Menu.tsx';
import { markdownFile } from './markdownFile.ts';
import { definition } from './model.ts';
import { OperationView } from './OperationView.tsx';
import { Overview } from './Overview.tsx';
import { type Place, usePlace } from './place.ts';
import { SchemaPage } from './SchemaPage.tsx';
import { TASKS_TITLE, Tasks } from './Tasks.tsx';
import { TaskView } from './TaskView.tsx';
import { ConnectionContext } from './TryIt.tsx';

const { title } = definition.info;

function Page() {
  const place = usePlace();
  const [connection, setConnection] = useState<Connection>(INITIAL);
  const [isOpen, setOpen] = useState(false);
  const change = (part: Partial<Connection>) =>
    setConnection((before) => changeConnection(before, part));
  useNavigationEffects(place);
  return (
    <ConnectionContext.Provider value={[connection, change, isOpen, setOpen]}>
      <button type="button" class="skip" onClick={() => document.querySelector('h1')?.focus()}>
        Skip to the content
      </button>
      <header class="bar">
        <button type="button" class="menu-button" aria-controls="menu" onClick={toggleMenu}>
          Menu
        </button>
        <a href="#overview">{title}</a>
        <span class="version">
          <span>{definition.info.version}</span> <a href={documentAddress}>OpenAPI</a>
        </span>
        <Scheme />
      </header>
      <div class="page">
        <Menu place={place} />
        <main id="main">
          <Content place={place} />
        </main>
      </div>
    </ConnectionContext.Provider>
  );
}

function Content({ place }: { place: Place }) {
  const { operation, named, start, task, guide, schema, unknown } = place;
  if (operation) return <OperationView operation={operation} named={named} />;
  if (start) return <Tasks />;
  if (task) return <TaskView task={task} />;
  if (guide) return <GuideView guide={guide} />;
  if (schema !== undefined) return <SchemaPage name={schema} />;
  if (unknown === undefined) return <Overview />;
  return (
    <article>
      <h1 tabIndex={-1}>Not found</h1>
      <p>
        The contract has no <code>{unknown}</code>. Search for it, or see the{' '}
        <a href="#overview">overview</a>.
      </p>
    </article>
  );
}

/**
 * With each navigation, updates the title of the page, the link to its Markdown and the focus, and closes the menu on
 * a phone. All of it happens before the browser paints, so a reader never sees the new page under the old title.
 */
function useNavigationEffects(place: Place): void {
  const { operation, named, section, start, task, guide, schema, unknown } = place;
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const name =
      operation?.definition.summary ??
      (start && TASKS_TITLE) ??
      task?.title ??
      guide?.title ??
      schema ??
      (unknown && 'Not found');
    document.title = [named?.summary ?? name, title].filter(Boolean).join(' · ');
    document.querySelector('link[type="text/markdown"]')?.setAttribute('href', markdownFile(place));
  }, [operation, named, start, task, guide, schema, unknown]);
  useLayoutEffect(() => {
    document.body.classList.remove('menu-open');
    document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest' });
    const target = section ? document.getElementById(section) : document.querySelector('h1');
    // When the page has just been opened, the focus stays at its beginning.
    if (!isFirst.current || section) target?.focus({ preventScroll: section === undefined });
    isFirst.current = false;
    if (!section) scrollTo(0, 0);
  }, [operation, section, start, task, guide, schema, unknown]);
}

function toggleMenu(): void {
  if (document.body.classList.toggle('menu-open')) document.getElementById('search')?.focus();
}

/** The choice between light and dark colors. Default: the setting of the operating system. */
function Scheme() {
  const [scheme, setScheme] = useState(localStorage.getItem('scheme') ?? '');
  useEffect(() => {
    document.documentElement.dataset.scheme = scheme;
    localStorage.setItem('scheme', scheme);
  }, [scheme]);
  return (
    <label class="scheme">
      <span>Colors </span>
      <select value={scheme} onChange={({ currentTarget: { value } }) => setScheme(value)}>
        <option value="">system</option>
        <option value="light">light</option>
        <option value="dark">dark</option>
      </select>
    </label>
  );
}

const app = document.getElementById('app')!;
app.replaceChildren();
render(<Page />, app);
