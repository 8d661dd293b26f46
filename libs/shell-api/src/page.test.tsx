import { expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { useLocation } from './navigation.ts';
import { usePageHeading } from './page.ts';
import { renderInShell } from './testing.tsx';

function Page({ title }: { title: string }) {
  const heading = usePageHeading(title);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}

function Site() {
  const { pathname } = useLocation();
  return <Page key={pathname} title={pathname === '/' ? 'Berea' : 'Settings'} />;
}

it('names the page in the tab, with the product behind it', () => {
  renderInShell(<Page title="Settings" />);
  expect(document.title).toBe('Settings · Berea');
});

it('names the home page by the product alone', () => {
  renderInShell(<Page title="Berea" />);
  expect(document.title).toBe('Berea');
});

it('leaves the focus to the browser when the page is first loaded', () => {
  renderInShell(<Site />);
  expect(document.activeElement).toBe(document.body);
});

it('moves the focus to the heading of a page one has gone to', async () => {
  const { go } = renderInShell(<Site />);
  await go('/settings');
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Settings' }));
});
