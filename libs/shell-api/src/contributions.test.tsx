import { noContributions } from '@berea/registry';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ContributionsContext, fillAddress, useExtensions, useNamedLinks } from './contributions.ts';

const ask = { label: 'Ask about this verse', href: '/question?q={reference}', icon: '', order: 10 };
const wrapper = ({ children }: { children: ReactNode }) => (
  <ContributionsContext
    value={{ ...noContributions, links: { question: '/question?q={text}' }, extensions: { 'verse-menu': [ask] } }}
  >
    {children}
  </ContributionsContext>
);

describe('an address template', () => {
  it('is filled with encoded values, whose slashes and question marks change nothing around them', () => {
    expect(fillAddress('/question?q={text}', { text: 'why & how?' })).toBe('/question?q=why%20%26%20how%3F');
    expect(fillAddress('/bible/{book}', { book: '../settings' })).toBe('/bible/..%2Fsettings');
  });

  it('leaves a name without a value empty', () => {
    expect(fillAddress('/question?q={text}&v={version}', { text: 'a' })).toBe('/question?q=a&v=');
  });
});

describe('contributions', () => {
  it('are found by extension point', () => {
    expect(renderHook(() => useExtensions('verse-menu'), { wrapper }).result.current).toEqual([ask]);
    expect(renderHook(() => useExtensions('footer'), { wrapper }).result.current).toEqual([]);
  });

  it('give links by name, and none where no remote offers the name', () => {
    const { result } = renderHook(() => useNamedLinks(), { wrapper });
    expect(result.current('question', { text: 'why' })).toBe('/question?q=why');
    expect(result.current('plans')).toBeUndefined();
  });

  it('are none outside the shell', () => {
    expect(renderHook(() => useExtensions('verse-menu')).result.current).toEqual([]);
  });
});
