import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Block } from './chapter.ts';
import { blocksOnScreen, useFirstScreenFirst } from './first-screen.ts';

const block = (words: string): Block => ({
  style: 'p',
  segments: [{ verse: 1, begins: true, inlines: [{ text: words }] }],
});
const lines = (count: number) => Array.from({ length: count }, (_, index) => block(`line ${index + 1}`));

describe('what fills a screen', () => {
  it('is as many lines as have room in it, and is never too little', () => {
    expect(blocksOnScreen(lines(100), 480)).toBe(20);
    expect(blocksOnScreen(lines(100), 100)).toBe(5);
  });

  it('is one paragraph where that is long, with what is marked in it counted', () => {
    const long: Block = {
      style: 'p',
      segments: [{ verse: 1, begins: true, inlines: [{ mark: 'wj', children: [{ text: 'x'.repeat(45 * 20) }] }] }],
    };
    expect(blocksOnScreen([long, ...lines(10)], 480)).toBe(1);
  });

  it('is all of a short chapter, and nothing of an empty one', () => {
    expect(blocksOnScreen(lines(2), 480)).toBe(2);
    expect(blocksOnScreen([], 480)).toBe(0);
  });
});

describe('a chapter that is read from its beginning', () => {
  afterEach(cleanup);
  function Lines({ blocks, wanted = true }: { blocks: readonly Block[]; wanted?: boolean }) {
    return <output>{useFirstScreenFirst(blocks, wanted).length}</output>;
  }
  const shown = () => Number(screen.getByRole('status').textContent);
  const paint = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

  it('is there whole at first, and after another one a screenful comes first and the rest once that is painted', async () => {
    const { rerender } = render(<Lines blocks={lines(300)} />);
    expect(shown()).toBe(300);
    rerender(<Lines blocks={lines(400)} />);
    expect(shown()).toBe(blocksOnScreen(lines(400), innerHeight));
    await paint();
    expect(shown()).toBe(400);
  });

  it('is there whole at once where one goes back to the middle of it', () => {
    const { rerender } = render(<Lines blocks={lines(300)} />);
    rerender(<Lines blocks={lines(400)} wanted={false} />);
    expect(shown()).toBe(400);
  });
});
