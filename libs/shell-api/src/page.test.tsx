import { expect, it, vi } from 'vitest';
import { render, screen, waitFor } from '@testing-library/react';
import { useLocation } from './navigation.ts';
import { PageHeadContext, usePageDescription, usePageHeading, type PageHead } from './page.ts';
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

it('sets the document title to the page title followed by the product name', () => {
  renderInShell(<Page title="Settings" />);
  expect(document.title).toBe('Settings · Berea');
});

it('uses only the product name as the title of the home page', () => {
  renderInShell(<Page title="Berea" />);
  expect(document.title).toBe('Berea');
});

it('does not move the focus on the first page load', () => {
  renderInShell(<Site />);
  expect(document.body).toHaveFocus();
});

it('moves the focus to the heading after a navigation', async () => {
  const { go } = renderInShell(<Site />);
  await go('/settings');
  await waitFor(async () => expect(await screen.findByRole('heading', { name: 'Settings' })).toHaveFocus());
});

it('describes the page on the server only', () => {
  const Described = ({ text }: { text: () => string }) => {
    usePageDescription(text);
    return null;
  };
  const head: PageHead = { title: undefined };
  render(
    <PageHeadContext value={head}>
      <Described text={() => 'In the\n  beginning '} />
    </PageHeadContext>,
  );
  expect(head.description).toBe('In the beginning');
  const text = vi.fn<() => string>(() => 'never');
  render(<Described text={text} />);
  expect(text).not.toHaveBeenCalled();
});
