import { defaultVersionId, versePosition } from '@berea/scripture';
import { json, renderInShell, silence, testSession, testUser, type Call, type Routes } from '@berea/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askedOf, button, press } from '../../testing/account.tsx';
import { DownloadData } from './DownloadData.tsx';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const of = { user_id: testUser.id };
const updated_at = '2026-03-04T05:06:07+00:00';
const highlights = [{ id: id(1), ...of, verse_id: 'John 3:16', color: '#ffee99', updated_at }];
const notes = [{ id: id(2), ...of, verse_id: 'Acts 16:14', note_text: 'Whose heart the Lord opened.', updated_at }];
const studies = [
  {
    id: id(3),
    ...of,
    title: 'Hope',
    completed_at: '2026-03-04T05:06:07+00:00',
    introduction: 'In the beginning.',
    key_scriptures: [],
    study_sections: [],
    reflection_questions: ['Why?'],
    user_answers: ['Because.'],
    concluding_prayer: 'Amen.',
    suggested_long_reads: [],
  },
];

const plans = [
  { id: id(4), ...of, name: 'John slowly', books: ['John'], days: 21, started_on: '2026-03-01', moved_days: 0 },
];
const collections = [
  { id: id(6), title: 'Sunday', items: [], share_token: null, updated_at: '2026-03-04T05:06:07+00:00' },
];
const verses = ['John 3:16', 'Acts 16:14'].map((id) => ({
  version_id: defaultVersionId,
  position: versePosition(id),
  text: `The text of ${id}.`,
}));
const chaptersOpened = [{ id: id(7), ...of, chapter: 'Romans 8', updated_at: '2026-03-04T05:06:07+00:00' }];
const chaptersRead = [{ id: id(5), ...of, chapter: 'John 3', read_on: '2026-03-01' }];

type Answer = NonNullable<Routes[string]>;
/** A table endpoint that pages like PostgREST: the requested range, at most 1000 rows. */
const table =
  (rows: readonly unknown[]): Answer =>
  ({ url: { searchParams } }) => {
    const from = Number(searchParams.get('offset') ?? 0);
    return json(rows.slice(from, from + Math.min(1000, Number(searchParams.get('limit') ?? 1000))));
  };

function show({
  first = table(highlights),
  second = table(notes),
  third = table(studies),
}: { first?: Answer; second?: Answer; third?: Answer } = {}) {
  const routes = {
    '/rest/v1/highlights': first,
    '/rest/v1/notes': second,
    '/rest/v1/saved_studies': third,
    '/rest/v1/reading_plans': table(plans),
    '/rest/v1/chapters_read': table(chaptersRead),
    '/rest/v1/opened_chapters': table(chaptersOpened),
    '/rest/v1/collections': table(collections),
    '/rest/v1/verses': ({ url: { searchParams } }: Call) =>
      json(verses.filter(({ position }) => searchParams.get('position')?.includes(String(position)))),
  };
  return renderInShell(<DownloadData userId={testUser.id} email="lydia@thyatira.example" />, {
    kept: testSession,
    routes,
  });
}

/** The files that were downloaded. */
let files: { readonly name: string; readonly blob: Blob }[];

beforeEach(() => {
  files = [];
  const blobs = new Map<string, Blob>();
  // jsdom implements neither blob URLs nor downloads.
  URL.createObjectURL = (blob: Blob) => (blobs.set(`blob:${blobs.size}`, blob), `blob:${blobs.size - 1}`);
  URL.revokeObjectURL = (address) => void blobs.delete(address);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: blobs.get(this.href)! });
  });
});

const file = async () => {
  await waitFor(() => expect(files).toHaveLength(1));
  return { name: files[0]!.name, type: files[0]!.blob.type, text: await files[0]!.blob.text() };
};
const onlyOwnRows = ({ url, headers }: Call) =>
  url.searchParams.get('user_id') === `eq.${testUser.id}` &&
  headers.get('authorization') === `Bearer ${testSession.access_token}`;

/** What is downloaded of these rows. */
const everything = {
  account: 'lydia@thyatira.example',
  highlights,
  notes,
  studies,
  plans: [{ id: id(4), name: 'John slowly', books: ['John'], days: 21, started_on: '2026-03-01', moved_days: 0 }],
  collections,
  chaptersRead: chaptersRead.map(({ chapter, read_on }) => ({ chapter, read_on })),
  chaptersOpened: chaptersOpened.map(({ chapter, updated_at }) => ({ chapter, updated_at })),
};

describe('downloading my data', () => {
  it('saves all rows as JSON', async () => {
    const { calls, toasts } = show();
    press('Download as JSON');
    const { name, type, text } = await file();
    expect([name, type]).toEqual(['berea.json', 'application/json']);
    expect(JSON.parse(text)).toEqual(everything);
    expect(calls.filter((call) => !onlyOwnRows(call))).toEqual([]);
    expect(toasts).toEqual([]);
  });

  it('saves readable Markdown, with the text of the verses from one request', async () => {
    const { calls } = show();
    press('Download as Markdown');
    const { name, type, text } = await file();
    expect([name, type]).toEqual(['berea.md', 'text/markdown']);
    for (const words of ['lydia@thyatira.example', 'John 3:16', 'Whose heart the Lord opened.', 'Hope', 'Because.'])
      expect(text).toContain(words);
    for (const verse of ['John 3:16', 'Acts 16:14']) expect(text).toContain(`> The text of ${verse}.\n`);
    expect(askedOf(calls, '/rest/v1/verses')).toHaveLength(1);
  });

  it.each([1000, 1001, 2345])('fetches all pages for %i highlights', async (count) => {
    const many = Array.from({ length: count }, (_, index) => ({ ...highlights[0]!, id: id(index) }));
    const { calls } = show({ first: table(many) });
    press('Download as JSON');
    expect(JSON.parse((await file()).text)).toEqual({ ...everything, highlights: many });
    expect(askedOf(calls, '/rest/v1/highlights')).toHaveLength(Math.floor(count / 1000) + 1);
  });

  it('disables both buttons while a download is pending', async () => {
    const { calls } = show({ first: silence });
    press('Download as JSON');
    expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Loading...' })).toBeDisabled();
    expect(button('Download as Markdown')).toBeDisabled();
    press('Download as Markdown');
    await waitFor(() => expect(askedOf(calls, '/rest/v1/highlights')).toHaveLength(1));
  });
});

describe('a failed download', () => {
  const failed = {
    title: 'Error',
    description: 'Your data could not be fetched. Please try again.',
    kind: 'destructive',
  };

  it.each<[string, Answer]>([
    [
      'a table cannot be read',
      () => json({ code: '42501', message: 'permission denied', details: null, hint: null }, 403),
    ],
    ['a row is invalid', table([{ ...notes[0], verse_id: 'nowhere' }])],
  ])('shows an error and saves no file when %s', async (_, second) => {
    const { toasts } = show({ second });
    press('Download as JSON');
    await waitFor(() => expect(toasts).toEqual([failed]));
    expect(files).toEqual([]);
    await waitFor(() => expect(button('Download as JSON')).toBeEnabled());
  });

  it('shows an error instead of waiting when the browser reports that it is offline', async () => {
    act(() => void dispatchEvent(new Event('offline')));
    const { toasts } = show({
      second: () => json({ code: '42501', message: 'permission denied', details: null, hint: null }, 403),
    });
    press('Download as Markdown');
    await waitFor(() => expect(toasts).toEqual([failed]));
  });
});
