import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { latePart, missingPartOf } from './late-part.tsx';
import { renderInShell } from './testing.tsx';

const Menu = ({ verse }: { verse: number }) => <p>Menu of verse {verse}</p>;
const menu = () => screen.findByText('Menu of verse 3');
const offline = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

/** Code that comes once there is a network. */
function code() {
  const network = { isThere: false, asked: 0 };
  const load = async (): Promise<ComponentType<{ verse: number }>> => {
    network.asked++;
    if (!network.isThere) throw offline();
    return Menu;
  };
  return { network, load };
}

/** What nobody handled. Node reports it, as a browser does. */
let unhandled: unknown[];
const remember = (reason: unknown) => void unhandled.push(reason);
let others: NodeJS.UnhandledRejectionListener[];
beforeEach(() => {
  unhandled = [];
  others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', remember);
});
afterEach(() => {
  process.removeAllListeners('unhandledRejection');
  for (const one of others) process.on('unhandledRejection', one);
});
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const networkIsBack = (network: { isThere: boolean }) => {
  network.isThere = true;
  return act(async () => void dispatchEvent(new Event('online')));
};

it('keeps the page, names what is missing, and shows it when the network is back', async () => {
  const { network, load } = code();
  const Part = latePart('The menu', load);
  renderInShell(
    <>
      <p>The chapter</p>
      <Part verse={3} meanwhile={<p>Loading...</p>} />
    </>,
  );
  await settled();
  expect(screen.getByText('The chapter')).toBeInTheDocument();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(unhandled.map(missingPartOf)).toEqual(['The menu']);
  await networkIsBack(network);
  expect(await menu()).toBeInTheDocument();
});

it('closes what a tap opened, so that the next tap opens it', async () => {
  const { network, load } = code();
  const Part = latePart('The menu', load);
  function Verse() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Verse</button>
        {isOpen && <Part verse={3} onMissing={() => setOpen(false)} />}
      </>
    );
  }
  renderInShell(<Verse />);
  fireEvent.click(screen.getByRole('button'));
  await settled();
  await networkIsBack(network);
  await settled();
  expect(screen.queryByText('Menu of verse 3')).toBeNull();
  expect(network.asked).toBe(2);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Menu of verse 3')).toBeInTheDocument();
  expect(unhandled).toHaveLength(1);
});

it('says in its place what is missing, where it is asked to, and tries again', async () => {
  const { network, load } = code();
  const Part = latePart('The menu', load);
  renderInShell(<Part verse={3} missing={(retry) => <button onClick={retry}>No menu. Try again</button>} />);
  const retry = await screen.findByRole('button');
  expect(unhandled.map(missingPartOf)).toEqual([null]);
  network.isThere = true;
  fireEvent.click(retry);
  expect(await menu()).toBeInTheDocument();
});

it('is there with the first render once it was fetched', async () => {
  const { network, load } = code();
  network.isThere = true;
  const Part = latePart('The menu', load);
  Part.preload();
  await settled();
  renderInShell(<Part verse={3} />);
  expect(screen.getByText('Menu of verse 3')).toBeInTheDocument();
});

it('says nothing when a fetch ahead fails', async () => {
  latePart('The menu', code().load).preload();
  await settled();
  expect(unhandled).toEqual([]);
});
