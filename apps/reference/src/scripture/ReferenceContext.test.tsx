import { parsePassage } from '@berea/scripture';
import { json, renderInShell } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReferenceContext } from './ReferenceContext.tsx';

const dialog = <ReferenceContext place={parsePassage('Jonah 4:2')!} onClose={() => undefined} />;
const routes = { '/functions/v1/chapter-context': () => json({ data: { verses: [], summary: '' } }) };

it('offers its passage to a collection, where a remote keeps collections', async () => {
  const links = { collect: '/collections?add={passages}&under={title}' };
  renderInShell(dialog, { routes, contributions: { links } });
  expect(await screen.findByRole('link', { name: 'Collect' })).toHaveAttribute(
    'href',
    '/collections?add=Jonah%204%3A2&under=',
  );
});

it('offers none where no remote does', async () => {
  renderInShell(dialog, { routes });
  expect(await screen.findByRole('link', { name: 'Read in the Bible' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Collect' })).toBeNull();
});
