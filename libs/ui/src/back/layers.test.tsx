import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TwoDialogs } from '../dialogs/testing/TwoDialogs.tsx';
import { useBackAsEscape } from './use-back-as-escape.ts';

// jsdom has no Navigation API. This one tells of entries that are written, as the browser's own does.
const navigation = Object.assign(new EventTarget(), { updateCurrentEntry: () => undefined });
vi.stubGlobal('navigation', navigation);
const written = (navigationType: string, write: History['pushState']) =>
  ((...entry) => {
    write.apply(history, entry);
    navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));
  }) satisfies History['pushState'];
const { pushState, replaceState } = history;
vi.spyOn(history, 'pushState').mockImplementation(written('push', pushState));
vi.spyOn(history, 'replaceState').mockImplementation(written('replace', replaceState));

/** The pages that a router was told of, by their key. */
const pages: string[] = [];
const tell = () => void pages.push((history.state as { key: string }).key);
const key = () => (history.state as { key: string }).key;
let count = 0;
/** Opens a page, as the router does. */
const openPage = (name: string) => history.pushState({ key: name }, '', `/${name}`);
const back = () => act(() => history.back());
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

let [before, page] = ['', ''];
beforeEach(() => {
  count += 1;
  [before, page] = [`before${count}`, `page${count}`];
  openPage(before);
  openPage(page);
  pages.length = 0;
});
afterEach(cleanup);
afterAll(() => vi.unstubAllGlobals());

function Panel({ onClosed }: { onClosed?: () => void }) {
  const [steps, setSteps] = useState(1);
  useBackAsEscape(steps > 0, () => setSteps(steps - 1), steps);
  return (
    <>
      <output>{steps}</output>
      <button onClick={() => setSteps(steps + 1)}>on</button>
      <button
        onClick={() => {
          setSteps(0);
          onClosed?.();
        }}
      >
        close
      </button>
    </>
  );
}
const steps = () => Number(screen.getByRole('status').textContent);
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

describe('the Back of a browser', () => {
  beforeEach(() => {
    addEventListener('popstate', tell);
    return () => removeEventListener('popstate', tell);
  });

  it('closes the dialog on top, then the one below, and leaves the page when none is open', async () => {
    render(<TwoDialogs />);
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement),
    );
    back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await screen.findByRole('dialog', { name: 'Below' });
    back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([key(), pages]).toEqual([page, []]);
    back();
    await waitFor(() => expect([key(), pages]).toEqual([before, [before]]));
  });

  it('goes one step back in a panel with several', async () => {
    render(<Panel />);
    press('on');
    press('on');
    for (const left of [2, 1, 0]) {
      back();
      await waitFor(() => expect(steps()).toBe(left));
    }
    expect([key(), pages]).toEqual([page, []]);
  });

  it('leaves the page at once where what was open is closed already', async () => {
    render(<Panel />);
    press('on');
    press('close');
    back();
    await waitFor(() => expect([key(), pages]).toEqual([before, [before]]));
  });

  it('leads to what was open on an earlier page, and Forward opens nothing again', async () => {
    render(<Panel />);
    act(() => openPage('next'));
    back();
    await waitFor(() => expect([key(), pages]).toEqual([page, [page]]));
    back();
    await waitFor(() => expect(steps()).toBe(0));
    act(() => history.forward());
    await settled();
    expect([key(), steps(), pages]).toEqual([page, 0, [page]]);
  });

  it('keeps the page that replaced another while something was open', async () => {
    render(<Panel onClosed={() => history.replaceState({ key: 'another' }, '', '/another')} />);
    press('close');
    back();
    await waitFor(() => expect([key(), pages]).toEqual([before, [before]]));
    act(() => history.forward());
    await waitFor(() => expect([key(), location.pathname]).toEqual(['another', '/another']));
  });
});
