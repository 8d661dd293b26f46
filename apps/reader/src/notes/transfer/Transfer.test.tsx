import { json, renderRemote, testUser, type Routes } from '@berea/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { table, writings } from '../../bible/testing/reader.ts';
import { remote } from '../../testing/remote.ts';
// A lazy chunk, imported so that loading it does not count towards a test's timeout.
import './ImportDialog.tsx';

const time = { updated_at: '2026-03-04T12:00:00+00:00' };
const open = ({
  notes = table([{ ...time, verse_id: 'John 3:16', note_text: 'Mine.' }]),
  highlights = table([]),
  verses = () => json([]),
}: Routes = {}) =>
  renderRemote(remote, {
    at: '/notes',
    auth: { user: testUser },
    routes: { '/rest/v1/highlights': highlights, '/rest/v1/notes': notes, '/rest/v1/verses': verses },
  });

async function choose(name: string, text: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Import from a file' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import notes and highlights' });
  await userEvent.upload(within(dialog).getByLabelText('A CSV or JSON file'), new File([text], name));
  return dialog;
}
const confirm = async (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }));

const csv = 'Place,What I thought\nJohn 3:16,Theirs.\nRom 5:8,New.\n';

describe('importing notes and highlights', () => {
  it('shows what a CSV file would add, after its columns were chosen, and keeps what is there', async () => {
    const { calls, toasts } = open();
    const dialog = await choose('notes.csv', csv);
    expect(
      await within(dialog).findByText(/^0 notes and 0 highlights to add, 2 that cannot be read/),
    ).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Import' })).toBeDisabled();
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Note' }), 'What I thought');
    expect(await within(dialog).findByText('1 note and 0 highlights to add.')).toBeInTheDocument();
    expect(writings(calls, 'notes')).toEqual([]);
    await confirm(dialog, 'Import 1');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Imported', description: '1 note and 0 highlights.' }]));
    expect(writings(calls, 'notes').map(({ body }) => body)).toEqual([
      [{ user_id: testUser.id, verse_id: 'Romans 5:8', note_text: 'New.' }],
    ]);
    expect(calls.find(({ method }) => method === 'POST')?.headers.get('prefer')).toContain('ignore-duplicates');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('replaces what is there only when told to', async () => {
    const { calls } = open();
    const dialog = await choose('notes.csv', csv.replace('What I thought', 'Note'));
    await userEvent.click(await within(dialog).findByRole('radio', { name: 'Replace mine with the file’s' }));
    await confirm(dialog, 'Import 2');
    await waitFor(() => expect(writings(calls, 'notes')).toHaveLength(1));
    expect(writings(calls, 'notes')[0]!.body).toHaveLength(2);
    expect(calls.find(({ method }) => method === 'POST')?.headers.get('prefer')).toContain('merge-duplicates');
  });

  it('sends many rows in parts', async () => {
    const { calls } = open();
    const rows = Array.from({ length: 176 }, (_, at) => ({ verse_id: `Psalms 119:${at + 1}`, color: '#FFF1A8' }));
    const more = Array.from({ length: 50 }, (_, at) => ({ verse_id: `Psalms 78:${at + 1}`, color: '#FFF1A8' }));
    const dialog = await choose('berea.json', JSON.stringify({ highlights: [...rows, ...more] }));
    await within(dialog).findByText(/226 highlights to add/);
    await confirm(dialog, 'Import 226');
    await waitFor(() => expect(writings(calls, 'highlights')).toHaveLength(2));
    expect(writings(calls, 'highlights').map(({ body }) => (body as unknown[]).length)).toEqual([200, 26]);
  });

  it('says when not everything could be saved, and saving again is the retry', async () => {
    let broken = true;
    const { toasts } = open({
      notes: table([], () => (broken ? json({ message: 'no' }, 400) : new Response(null, { status: 201 }))),
    });
    const dialog = await choose('berea.json', JSON.stringify({ notes: [{ verse_id: 'John 1:1', note_text: 'a' }] }));
    await within(dialog).findByText(/1 note and/);
    await confirm(dialog, 'Import 1');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not everything could be saved.');
    broken = false;
    await confirm(dialog, 'Import 1');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Imported' }]));
  });

  it('refuses a file that it cannot read, and another can be chosen', async () => {
    open();
    const dialog = await choose('notes.json', '{"notes": [');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Nothing was changed.');
    await userEvent.upload(within(dialog).getByLabelText('A CSV or JSON file'), new File([csv], 'notes.csv'));
    await within(dialog).findByRole('combobox', { name: 'Reference, or book' });
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });
});

describe('downloading notes and highlights', () => {
  let files: { readonly name: string; readonly blob: Blob }[];
  beforeEach(() => {
    files = [];
    let blob: Blob;
    // jsdom implements neither blob URLs nor downloads.
    URL.createObjectURL = (given: Blob) => ((blob = given), 'blob:here');
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob });
    });
  });

  it.each([
    ['Markdown', 'berea-notes.md', '### John 3:16\n\nMine.'],
    ['JSON', 'berea-notes.json', '"note_text": "Mine."'],
    ['CSV', 'berea-notes.csv', 'John 3:16,Mine.,'],
  ])('writes %s', async (label, name, text) => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: `Download as ${label}` }));
    await waitFor(() => expect(files.map((file) => file.name)).toEqual([name]));
    expect(await files[0]!.blob.text()).toContain(text);
  });

  it('writes Markdown with the text of the verses', async () => {
    open({
      verses: () =>
        json([{ version_id: '06125adad2d5898a-01', position: 43_003_016, text: 'For God so loved the world' }]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download as Markdown' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]!.blob.text()).toMatch(/### John 3:16\n\n> .*For God so loved the world/);
  });

  it('is not offered where there is nothing to download', async () => {
    open({ notes: table([]) });
    expect(await screen.findByRole('button', { name: 'Import from a file' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  });
});
