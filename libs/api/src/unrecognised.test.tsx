import { renderInShell } from '@berea/shell-api/testing';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The rules' code is loaded once in a page, so each test begins with none of it. */
beforeEach(() => void vi.resetModules());

const loadHelp = () => Promise.resolve();

async function show(text: string) {
  const { Unrecognised } = await import('./Unrecognised.tsx');
  const rendered = vi.fn<() => string>(() => 'the screen');
  renderInShell(
    <Unrecognised text={text} helpAddress="/question/help" loadHelp={loadHelp} loading="loading">
      {rendered}
    </Unrecognised>,
  );
  return rendered;
}

it('security: a text from the address is neither shown nor asked until it is known that it tells of no danger', async () => {
  const rendered = await show('Why does it rain?');
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(rendered).not.toHaveBeenCalled();
  expect(await screen.findByText('the screen')).toBeInTheDocument();
});

it('security: a text that tells of danger is not shown at all', async () => {
  const rendered = await show('I want to kill myself');
  await waitFor(() => expect(screen.queryByText('loading')).toBeNull());
  expect(rendered).not.toHaveBeenCalled();
});

it('an address without a text waits for nothing', async () => {
  await show('');
  expect(screen.getByText('the screen')).toBeInTheDocument();
});

it('leaves the decision to the server when the code of the rules does not come', async () => {
  const care = await import('@berea/care');
  vi.doMock('@berea/care', () => ({ ...care, loadCareRules: () => Promise.reject(new Error('offline')) }));
  await show('Why does it rain?');
  expect(await screen.findByText('the screen')).toBeInTheDocument();
  vi.doUnmock('@berea/care');
});

describe('security: the text of a page that came with its content', () => {
  /** What is told of a text while the page is taken over, and after that. */
  async function takeOver(first: string) {
    const { useRecognised } = await import('./care.ts');
    const told: ReturnType<typeof useRecognised>[] = [];
    const useTold = ({ text }: { text: string }) => void told.push(useRecognised(text));
    const { rerender } = renderHook(useTold, {
      hydrate: true,
      container: document.body.appendChild(document.createElement('div')),
      initialProps: { text: first },
    });
    return { told, change: (text: string) => rerender({ text }) };
  }

  it('is shown as it came, and asked about soon', async () => {
    const { told } = await takeOver('I want to kill myself');
    expect(told[0]).toBeNull();
    await waitFor(() => expect(told.at(-1)).toMatchObject({ level: 'danger' }));
    expect(told).not.toContain(undefined);
  });

  it('is followed by others, which are not shown before they are known', async () => {
    const { told, change } = await takeOver('grace');
    told.length = 0;
    change('I want to kill myself');
    await waitFor(() => expect(told.at(-1)).toMatchObject({ level: 'danger' }));
    expect(told).not.toContain(null);
  });

  it('is followed at once by one that was asked about where it was typed', async () => {
    const { told, change } = await takeOver('grace');
    await (await import('./care.ts')).recogniseTyped('hope');
    change('hope');
    expect(told).not.toContain(undefined);
  });
});
