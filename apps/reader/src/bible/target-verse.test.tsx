import { stubBrowserApis } from '@berea/shell-api/testing';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTargetVerse } from './target-verse.ts';

interface Props {
  verse: number | undefined;
  navigationKey: string;
  loaded: boolean;
}

const arrive = (props: Partial<Props> = {}) =>
  renderHook<number | undefined, Props>(
    ({ verse, navigationKey, loaded }) => useTargetVerse(verse, navigationKey, loaded),
    {
      initialProps: { verse: 16, navigationKey: 'first', loaded: true, ...props },
    },
  );
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const scrolled = () => vi.mocked(Element.prototype.scrollIntoView);

beforeEach(() => {
  vi.useFakeTimers();
  const verse = document.createElement('span');
  verse.dataset['verse'] = '16';
  document.body.replaceChildren(verse);
});

describe('a verse one was sent to', () => {
  it('is scrolled into view and emphasised for 3 seconds', () => {
    const { result } = arrive();
    expect(scrolled()).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior: 'smooth' });
    expect(scrolled().mock.contexts[0]).toBe(document.querySelector('[data-verse="16"]'));
    pass(2_999);
    expect(result.current).toBe(16);
    pass(1);
    expect(result.current).toBeUndefined();
  });

  it('waits for its chapter', () => {
    const { result, rerender } = arrive({ loaded: false });
    expect(scrolled()).not.toHaveBeenCalled();
    rerender({ verse: 16, navigationKey: 'first', loaded: true });
    expect(scrolled()).toHaveBeenCalledOnce();
    expect(result.current).toBe(16);
  });

  it('is emphasised again when one is sent to it again', () => {
    const { result, rerender } = arrive();
    pass(3_000);
    rerender({ verse: 16, navigationKey: 'second', loaded: true });
    expect(result.current).toBe(16);
    pass(3_000);
    expect(result.current).toBeUndefined();
  });

  it('gives way to the next one, which has its own 3 seconds', () => {
    const { result, rerender } = arrive();
    pass(2_000);
    rerender({ verse: 17, navigationKey: 'second', loaded: true });
    pass(2_000);
    expect(result.current).toBe(17);
    pass(1_000);
    expect(result.current).toBeUndefined();
  });

  it('is no longer emphasised when one goes on without a verse', () => {
    const { result, rerender } = arrive();
    rerender({ verse: undefined, navigationKey: 'second', loaded: true });
    expect(result.current).toBeUndefined();
  });

  it('is jumped to, not scrolled to, where less motion is asked for', () => {
    stubBrowserApis(['(prefers-reduced-motion: reduce)']);
    arrive();
    expect(scrolled()).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior: 'auto' });
  });
});
