import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Block } from './chapter.ts';
import { blocksOnScreen, useFirstScreenFirst } from './first-screen.ts';

const block = (words: string): Block => ({
  style: 'p',
  segments: [{ verse: 1, begins: true, inlines: [{ text: words }] }],
});
const lines = (count: number) => Array.from({ length: count }, (_, index) => block(`line ${index + 1}`));

describe('blocksOnScreen', () => {
  it('returns at least as many lines as fit on the screen', () => {
    expect(blocksOnScreen(lines(100), 480)).toBe(20);
    expect(blocksOnScreen(lines(100), 100)).toBe(5);
  });

  it('returns one long paragraph and counts text inside marks', () => {
    const long: Block = {
      style: 'p',
      segments: [{ verse: 1, begins: true, inlines: [{ mark: 'wj', children: [{ text: 'x'.repeat(45 * 20) }] }] }],
    };
    expect(blocksOnScreen([long, ...lines(10)], 480)).toBe(1);
  });

  it('returns all blocks of a short chapter and none of an empty one', () => {
    expect(blocksOnScreen(lines(2), 480)).toBe(2);
    expect(blocksOnScreen([], 480)).toBe(0);
  });
});

describe('useFirstScreenFirst', () => {
  afterEach(cleanup);
  function Lines({ blocks, wanted = true }: { blocks: readonly Block[]; wanted?: boolean }) {
    return <output>{useFirstScreenFirst(blocks, wanted).length}</output>;
  }
  const shown = () => Number(screen.getByRole('status').textContent);

  it('renders the first chapter completely, and the first screenful of later chapters before the rest', async () => {
    const { rerender } = render(<Lines blocks={lines(300)} />);
    expect(shown()).toBe(300);
    rerender(<Lines blocks={lines(400)} />);
    expect(shown()).toBe(blocksOnScreen(lines(400), innerHeight));
    await waitFor(() => expect(shown()).toBe(400));
  });

  it('renders the whole chapter at once when wanted is false', () => {
    const { rerender } = render(<Lines blocks={lines(300)} />);
    rerender(<Lines blocks={lines(400)} wanted={false} />);
    expect(shown()).toBe(400);
  });
});
