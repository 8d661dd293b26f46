import { json, renderRemote, silence, testKey, unreachable, type Routes } from '@berea/shell-api/testing';
import type { TextSource } from '@berea/validation';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { remote } from '../testing/remote.ts';
import { byKind, extent } from './kinds.ts';

const kjv: TextSource = {
  id: 'kjv',
  kind: 'bible',
  name: 'King James Version',
  language: 'en',
  licence: 'Public domain.',
  licence_url: 'https://terms.test/kjv',
  origin: 'CrossWire',
  origin_url: 'https://origin.test/kjv',
  package_version: '1',
  counts: { slots: 31102, verses: 31102 },
};
const henry: TextSource = {
  ...kjv,
  id: 'mhcc',
  kind: 'commentary',
  name: 'Matthew Henry',
  licence_url: null,
  origin: 'Bible Foundation',
  origin_url: null,
  counts: { sections: 4046 },
};
const open = (answer: Routes[string]) =>
  renderRemote(remote, { at: '/sources', routes: { '/rest/v1/sources': answer } });

it('lists every text by kind, with its use, origin and licence', async () => {
  const { calls } = open(() => json([henry, kjv]));
  expect(screen.getByRole('heading', { level: 1, name: 'Sources' })).toBeInTheDocument();
  expect((await screen.findAllByRole('heading', { level: 2 })).map((one) => one.textContent)).toEqual([
    'Bibles',
    'Commentaries',
    'Our own writing',
  ]);
  const bibles = within(screen.getByRole('region', { name: 'Bibles' }));
  expect(
    bibles.getByText('Read in the reader, searched by the concordance, and quoted under every answer.'),
  ).toBeTruthy();
  expect(bibles.getByRole('heading', { level: 3, name: 'King James Version' })).toBeInTheDocument();
  expect(bibles.getByText('31,102 verses')).toBeInTheDocument();
  expect(bibles.getByText(/^Public domain\./)).toBeInTheDocument();
  expect(bibles.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['CrossWire', 'https://origin.test/kjv'],
    ['Its terms', 'https://terms.test/kjv'],
  ]);
  const commentaries = within(screen.getByRole('region', { name: 'Commentaries' }));
  expect(commentaries.getByText('Bible Foundation')).toBeInTheDocument();
  expect(commentaries.queryByRole('link')).toBeNull();
  expect(calls[0]?.headers.get('apikey')).toBe(testKey);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Sources · Berea');
});

it('announces that it is loading', () => {
  open(silence);
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});

it('shows an error when the list cannot be loaded, and can be retried', async () => {
  let healthy = false;
  open(() => (healthy ? json([kjv]) : unreachable()));
  expect(await screen.findByText('The list of sources could not be loaded')).toBeInTheDocument();
  healthy = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Bibles' })).toBeInTheDocument();
});

it('security: does not link a URL that is not http(s)', async () => {
  open(() => json([{ ...kjv, origin_url: 'javascript:alert(1)' }]));
  const bibles = within(await screen.findByRole('region', { name: 'Bibles' }));
  expect(bibles.getByText('CrossWire')).toBeInTheDocument();
  expect(bibles.getAllByRole('link').map((one) => one.textContent)).toEqual(['Its terms']);
});

it('groups unknown kinds together at the end', () => {
  expect(
    byKind([{ ...kjv, kind: 'maps' }, { ...kjv, kind: 'hymns' }, henry]).map(({ title, sources }) => [
      title,
      sources.length,
    ]),
  ).toEqual([
    ['Commentaries', 1],
    ['Other texts', 2],
  ]);
  expect(extent({ counts: { slots: 3 } })).toBeUndefined();
});
