import { setPlaceKept } from '@berea/shell-api';
import { stubBrowserApis } from '@berea/shell-api/testing';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTargetVerse } from './target-verse.ts';

interface Props {
  verse: number | undefined;
  navigationKey: string;
  loaded: boolean;
}

const renderTarget = (props: Partial<Props> = {}) =>
  renderHook<number | undefined, Props>(
    ({ verse, navigationKey, loaded }) => useTargetVerse(verse, navigationKey, loaded),
    {
      initialProps: { verse: 16, navigationKey: 'first', loaded: true, ...props },
    },
  );
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const scrolled = () => vi.mocked(Element.prototype.scrollIntoView);

beforeEach(() => {
  vi.useFakeTimers();
  const verse = document.createElement('span');
  verse.dataset['verse'] = '16';
  document.body.replaceChildren(verse);
});

describe('the target verse', () => {
  it('is scrolled into view and emphasised for 3 seconds', () => {
    const { result } = renderTarget();
    expect(scrolled()).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior: 'smooth' });
    expect(scrolled().mock.contexts[0]).toBe(document.querySelector('[data-verse="16"]'));
    advance(2_999);
    expect(result.current).toBe(16);
    advance(1);
    expect(result.current).toBeUndefined();
  });

  it('is emphasised without scrolling where the page is kept as it was read', () => {
    setPlaceKept(true);
    const { result } = renderTarget();
    expect([scrolled().mock.calls, result.current]).toEqual([[], 16]);
    setPlaceKept(false);
  });

  it('is emphasised for 3 seconds from the end of the scrolling to it', () => {
    const { result } = renderTarget();
    for (let frame = 0; frame < 10; frame++) {
      advance(100);
      document.dispatchEvent(new Event('scroll'));
    }
    advance(2_999);
    expect(result.current).toBe(16);
    advance(1);
    expect(result.current).toBeUndefined();
  });

  it("is not emphasised longer for the user's own scrolling afterwards", () => {
    const { result } = renderTarget();
    advance(2_000);
    document.dispatchEvent(new Event('scroll'));
    advance(1_000);
    expect(result.current).toBeUndefined();
  });

  it('is not emphasised until its chapter has loaded', () => {
    const { result, rerender } = renderTarget({ loaded: false });
    expect(scrolled()).not.toHaveBeenCalled();
    rerender({ verse: 16, navigationKey: 'first', loaded: true });
    expect(scrolled()).toHaveBeenCalledOnce();
    expect(result.current).toBe(16);
  });

  it('is emphasised again after another navigation to it', () => {
    const { result, rerender } = renderTarget();
    advance(3_000);
    rerender({ verse: 16, navigationKey: 'second', loaded: true });
    expect(result.current).toBe(16);
    advance(3_000);
    expect(result.current).toBeUndefined();
  });

  it('is replaced by the next target, which is emphasised for its own 3 seconds', () => {
    const { result, rerender } = renderTarget();
    advance(2_000);
    rerender({ verse: 17, navigationKey: 'second', loaded: true });
    advance(2_000);
    expect(result.current).toBe(17);
    advance(1_000);
    expect(result.current).toBeUndefined();
  });

  it('is no longer emphasised after navigation without a verse', () => {
    const { result, rerender } = renderTarget();
    rerender({ verse: undefined, navigationKey: 'second', loaded: true });
    expect(result.current).toBeUndefined();
  });

  it('is scrolled to without animation when the user prefers reduced motion', () => {
    stubBrowserApis(['(prefers-reduced-motion: reduce)']);
    renderTarget();
    expect(scrolled()).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior: 'auto' });
  });
});
