import { json, renderInShell, unreachable } from '@berea/shell-api/testing';
import { useMutation } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedOverride } from '../override/stored-override.ts';
import { registryOf } from '../remotes/testing/registry.ts';
import { NewestOffer } from './NewestOffer.tsx';

const [old, newest] = ['1.0.0-aaaaaa', '1.1.0-bbbbbb'] as const;
const registry = registryOf({ reader: { versions: [old] } }, { revision: 5 });
const released = registryOf({ reader: { versions: [newest, old] } }, { revision: 6 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(performance.timeOrigin);
});
afterEach(() => sessionStorage.clear());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const offer = () => screen.queryByRole('button', { name: 'Reload for the newest version' });

/** A page that is two minutes old. */
async function open(beside?: ReactNode, answer: () => Response = () => json(released)) {
  const stage = renderInShell(
    <>
      {beside}
      <NewestOffer registry={registry} />
    </>,
    { routes: { '/registry.json': answer } },
  );
  await pass(120_000);
  const goTo = async (address: string) => {
    await stage.go(address);
    await pass(3_000);
  };
  return { ...stage, goTo };
}

it('what was released meanwhile is offered when another address is opened', async () => {
  const { goTo } = await open();
  expect(offer()).toBeNull();
  await goTo('/bible');
  expect(offer()).not.toBeNull();
  await goTo('/bible/john/3');
  expect(offer()).not.toBeNull();
});

it('nothing is offered when the page would be the same', async () => {
  const { goTo, calls } = await open(undefined, () => json(registry));
  await goTo('/bible');
  expect([calls.length, offer()]).toEqual([1, null]);
});

it('nothing is offered when the host does not answer', async () => {
  const { goTo, calls } = await open(undefined, unreachable);
  await goTo('/bible');
  expect([calls.length, offer()]).toEqual([1, null]);
});

it('the host is asked once a minute at most', async () => {
  const { goTo, calls } = await open();
  for (const address of ['/bible', '/contact', '/concordance']) await goTo(address);
  expect(calls.length).toBe(1);
  await pass(60_000);
  await goTo('/bible');
  expect(calls.length).toBe(2);
});

it.each([
  ['a text is typed', <textarea key="0" defaultValue="My note" />],
  ['a field is filled in', <input key="0" defaultValue="Lydia" />],
  ['a dialog is open', <div key="0" role="dialog" />],
])('nothing is offered while %s', async (_, beside) => {
  const { goTo } = await open(beside);
  await goTo('/bible');
  expect(offer()).toBeNull();
});

it('nothing is offered while something is being saved', async () => {
  function Saves() {
    const { mutate } = useMutation({ mutationFn: () => new Promise<void>(() => undefined) });
    return <button onClick={() => mutate()}>Save</button>;
  }
  const { goTo } = await open(<Saves />);
  await goTo('/bible');
  expect(offer()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await pass(0);
  expect(offer()).toBeNull();
});

it('what is begun while it is offered ends the offer, until another address is opened', async () => {
  const { goTo } = await open(<textarea aria-label="Note" />);
  await goTo('/bible');
  fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'In the' } });
  expect(offer()).toBeNull();
  fireEvent.input(screen.getByLabelText('Note'), { target: { value: '' } });
  await pass(3_000);
  expect(offer()).toBeNull();
  await goTo('/contact');
  expect(offer()).not.toBeNull();
});

it('who does not want to reload is not asked again, until there is something newer still', async () => {
  let found = released;
  const { goTo } = await open(undefined, () => json(found));
  await goTo('/bible');
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await goTo('/contact');
  expect(offer()).toBeNull();
  found = { ...released, revision: 7 };
  await pass(60_000);
  await goTo('/bible');
  expect(offer()).not.toBeNull();
});

it('a tab that tries a version is left alone', async () => {
  storedOverride.write({ remote: 'reader', version: newest });
  const { goTo, calls } = await open();
  await goTo('/bible');
  expect([calls.length, offer()]).toEqual([0, null]);
});
