import { Button, hideInPrint, makeStyles, tokens } from '@berea/ui';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { remoteScript } from '../remotes/lazy-failures.ts';
import { factsOf, type Page } from './facts.ts';
import { nameOf } from './picked.ts';

const useStyles = makeStyles({
  panel: {
    position: 'fixed',
    right: '16px',
    bottom: `calc(16px + ${tokens.bottomBarHeight})`,
    zIndex: 1_000_000,
    width: '420px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: '60vh',
    boxSizing: 'border-box',
    overflow: 'auto',
    padding: '12px 16px',
    border: `2px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
    ...hideInPrint,
  },
  facts: { display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', gap: '2px 12px', margin: '0 0 8px' },
  name: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0 },
  text: { margin: '0 0 8px' },
});

function thrownBy(error: unknown): string {
  const [, remote, version] = (error instanceof Error && remoteScript.exec(error.stack ?? '')) || [];
  return `${remote === undefined ? 'shell' : `${remote}@${version}`}: ${String(error)}`;
}

/** What happened in the page that the store does not know, newest last. */
function useThrown(): readonly string[] {
  const [thrown, add] = useReducer((before: readonly string[], one: string) => [...before, one].slice(-20), []);
  // Listens as soon as the panel is in the page, not some time after.
  useLayoutEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('error', ({ error }) => add(thrownBy(error)), { signal });
    addEventListener('unhandledrejection', ({ reason }) => add(thrownBy(reason)), { signal });
    return () => stop.abort();
  }, []);
  return thrown;
}

/** Shows what the current page is made of; Alt-click names the part under the pointer. */
export function Inspector({ page, path, onEnd }: { page: Page; path: string; onEnd: () => void }) {
  const styles = useStyles();
  const [, update] = useReducer((count: number) => count + 1, 0);
  const [picked, setPicked] = useState<string>();
  const thrown = useThrown();
  useEffect(() => page.store.subscribe(update), [page]);
  useLayoutEffect(() => {
    const pick = (event: MouseEvent) => {
      if (!event.altKey || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.stopPropagation();
      setPicked(nameOf(page, path, event.target));
    };
    addEventListener('click', pick, true);
    return () => removeEventListener('click', pick, true);
  }, [page, path]);
  const facts = [...factsOf(page, path), ...thrown.map((one) => ['Thrown', one] as const)];
  return (
    <aside className={styles.panel} aria-label="Page inspector">
      <dl className={styles.facts}>
        {facts.flatMap(([name, value], at) => [
          <dt key={`${at} name`} className={styles.name}>
            {name}
          </dt>,
          <dd key={`${at} value`} className={styles.value}>
            {value}
          </dd>,
        ])}
      </dl>
      <p className={styles.text} role="status">
        {picked ?? 'Alt and a click name what you see.'}
      </p>
      <Button size="small" onClick={onEnd}>
        Close the inspector
      </Button>
    </aside>
  );
}
