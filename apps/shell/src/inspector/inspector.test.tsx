import { json, renderInShell } from '@berea/shell-api/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createHash } from 'node:crypto';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { matchRemote } from '../remotes/match.ts';
import { RemoteScreen } from '../remotes/RemoteScreen.tsx';
import { RemoteStore } from '../remotes/remote-store.ts';
import { candidatesOf, registryOf } from '../remotes/testing/registry.ts';
import { InspectorArea } from './InspectorArea.tsx';
import { storedInspection } from './stored-inspection.ts';

const key = 'a key of more than thirty-two characters';
const operatorKeyHash = createHash('sha256').update(key).digest('hex');
const [stable, earlier] = ['1.1.0-bbbbbb', '1.0.0-aaaaaa'] as const;
const parts = ['@berea/ui/forms'];
const registry = registryOf({
  reader: {
    versions: [stable, earlier],
    routes: [{ path: '/bible/:book?', parts }],
    hostApi: { shellApi: '^4.0.0' },
    backend: { functions: ['bible-chapter'] },
  },
});
registry.remotes['reader']!.owner = 'team-reader';
const host = structuredClone(registry);
Object.assign(host.remotes['reader']!.versions[stable]!, {
  commit: '0123456789abcdef',
  author: 'Lydia',
  note: 'purple',
});

function Bible() {
  return (
    <>
      <button>Next chapter</button>
      {createPortal(<div role="menu">Colours</div>, document.body)}
    </>
  );
}

interface Opened {
  /** Whether there is an operator. Default: yes. */
  hasOperator?: boolean;
  load?: ConstructorParameters<typeof RemoteStore>[0];
}

/** A page of the reader in a tab whose address asks for the inspector. */
function open({ hasOperator = true, load = { load: async () => Bible } }: Opened = {}) {
  history.replaceState(null, '', '/bible#inspect');
  const store = new RemoteStore({ changed: async () => false, ...load });
  expect(matchRemote(registry, '/bible')?.kind).toBe('route');
  return renderInShell(
    <>
      <header>
        <button>Menu</button>
      </header>
      <RemoteScreen candidates={candidatesOf(registry, '/bible')} store={store} />
      <InspectorArea hash={hasOperator ? operatorKeyHash : undefined} registry={registry} store={store} />
    </>,
    { at: '/bible', routes: { '/registry.json': () => json(host) } },
  );
}

const inspector = () => screen.findByRole('complementary', { name: 'Page inspector' });
const valueOf = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('a link that asks for the inspector', () => {
  it('security: shows nothing of it without the key of the operator', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Operator’s key'), 'guessed');
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
    expect(await screen.findByText('This is not the key.')).toBeInTheDocument();
    expect(screen.queryByText('Owner')).toBeNull();
    expect(location.hash).toBe('');
  });

  it('security: does not believe a stored key that is another one by now', async () => {
    storedInspection.write({ key: 'the key of last year' });
    open();
    expect(await screen.findByLabelText('Operator’s key')).toBeInTheDocument();
    expect(screen.queryByText('Owner')).toBeNull();
  });

  it('opens it with the key, which this tab keeps', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Operator’s key'), key);
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
    expect(await inspector()).toBeInTheDocument();
    expect(storedInspection.read()).toEqual({ key });
  });

  it('can be declined', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'No, thank you' }));
    expect(screen.queryByLabelText('Operator’s key')).toBeNull();
    expect(storedInspection.read()).toBeUndefined();
  });
});

describe('the inspector', () => {
  it('says which remote, version, owner, source file, shared parts and ranges a page has', async () => {
    storedInspection.write({ key });
    open();
    await inspector();
    expect(await screen.findByText('0123456789, Lydia, purple')).toBeInTheDocument();
    expect(await valueOf('Remote')).toBe('reader, ready');
    expect(await valueOf('Owner')).toBe('team-reader');
    expect(await valueOf('Version')).toBe(`${stable} (stable)`);
    expect(await valueOf('Route')).toBe('/bible/:book?, open');
    expect(await valueOf('Source')).toBe('Bible of apps/reader/src/remote/bible.ts');
    expect(await valueOf('Shared parts')).toBe('@berea/ui/forms');
    expect(await valueOf('Range of shellApi')).toMatch(/^\^4\.0\.0, has \d+\.\d+\.\d+$/);
    expect(await valueOf('Backend')).toBe('bible-chapter');
  });

  it('says what failed to load, although another version is shown in its place', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    storedInspection.write({ key });
    open({
      load: {
        load: async ({ release }) => (release.id === stable ? Promise.reject(new Error('broken release')) : Bible),
      },
    });
    await screen.findByRole('button', { name: 'Next chapter' });
    await inspector();
    expect(await valueOf('Did not load')).toBe(`reader@${stable}: broken release`);
    expect(await valueOf('Version')).toBe(`${earlier} (earlier)`);
  });

  it('says what was thrown later, and by which version', async () => {
    storedInspection.write({ key });
    open();
    await inspector();
    const error = new Error('late');
    error.stack = `Error: late\n at https://berea.example/r/reader/${stable}/123.js:1:2`;
    act(() => void dispatchEvent(new ErrorEvent('error', { error })));
    expect(await valueOf('Thrown')).toBe(`reader@${stable}: Error: late`);
  });

  it.each([
    ['a part of the remote', 'Next chapter', `reader@${stable}: <button> “Next chapter”`],
    ['what the remote draws elsewhere in the page', 'Colours', `reader@${stable}: <div role=menu> “Colours”`],
    ['a part of the shell', 'Menu', 'shell: <button> “Menu”'],
  ])('names %s with Alt and a click', async (_, text, name) => {
    storedInspection.write({ key });
    open();
    await inspector();
    const allowed = fireEvent.click(await screen.findByText(text), { altKey: true });
    expect(allowed).toBe(false);
    expect(screen.getByText(name)).toBeInTheDocument();
  });

  it('is closed for this tab', async () => {
    storedInspection.write({ key });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Close the inspector' }));
    expect(screen.queryByText('Owner')).toBeNull();
    expect(storedInspection.read()).toBeUndefined();
  });
});

it('security: is not there where no operator has a key', async () => {
  storedInspection.write({ key });
  open({ hasOperator: false });
  // After that, the code of the area is there, too.
  await import('./InspectedTab.tsx');
  await screen.findByRole('button', { name: 'Next chapter' });
  expect(screen.queryByText('Owner')).toBeNull();
  expect(screen.queryByLabelText('Operator’s key')).toBeNull();
});
