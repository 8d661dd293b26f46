import { json, silence, testUser, unreachable } from '@berea/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, id, open, row, table, tablePath, title, writings } from '../testing/studies.tsx';

const three = [row(1, 'Hope'), row(2, 'Anger', { completed_at: '2026-01-31T09:00:00+00:00' }), row(3, 'Rest')];
const asLydia = { signedIn: true };
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const refused = () => json({ code: '42501', message: 'permission denied' }, 403);

describe('the journal', () => {
  it('lists every study with its date, latest first, and selects only the columns it needs', async () => {
    const { calls } = open('/saved-studies', table(three), asLydia);
    await title('My Studies');
    await screen.findByRole('list', { name: 'Saved studies' });
    expect(screen.getByText('Your personal journal of completed Bible studies')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Profile' })).toHaveAttribute('href', '/profile');
    expect(lines()).toEqual([
      'HopeCompleted on March 4, 2026',
      'AngerCompleted on January 31, 2026',
      'RestCompleted on March 4, 2026',
    ]);
    expect(screen.getByRole('link', { name: 'Hope' })).toHaveAttribute('href', `/saved-studies/${id(1)}`);
    const query = Object.fromEntries(calls[0]!.url.searchParams);
    expect(query).toEqual({
      select: 'id,title,completed_at',
      user_id: `eq.${testUser.id}`,
      order: 'completed_at.desc',
    });
  });

  it('shows an empty state with a link to start a study', async () => {
    open('/saved-studies', table([]), asLydia);
    expect(await screen.findByText('No saved studies yet')).toBeInTheDocument();
    expect(screen.getByText('Complete and save a guided study to start your journal')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start a Study' })).toHaveAttribute('href', '/guided-studies');
  });

  it.each([
    ['access is denied', refused],
    ['the network is down', unreachable],
  ])('shows an error instead of the empty state when %s', async (_, answer) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let reply: () => Response = answer;
    const { toasts } = open('/saved-studies', { [tablePath]: () => reply() }, asLydia);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your journal could not be loaded. Nothing in it is lost.',
    );
    expect(screen.queryByText('No saved studies yet')).toBeNull();
    expect(log).toHaveBeenCalledWith('The journal could not be loaded:', expect.anything());
    expect(toasts).toEqual([]);
    reply = () => json(three);
    await userEvent.click(button('Try again'));
    expect(await screen.findByRole('link', { name: 'Hope' })).toBeInTheDocument();
  });

  it('redirects a visitor to the sign-in page, which returns to it', async () => {
    const { address } = open('/saved-studies');
    await waitFor(() => expect(address()).toBe('/auth?next=%2Fsaved-studies'));
  });

  it('can be searched by title once it is long enough', async () => {
    open('/saved-studies', table([...three, row(4, 'Hopeful waiting')]), asLydia);
    const search = await screen.findByRole('searchbox', { name: 'Search your studies' });
    await userEvent.type(search, 'hOPe');
    expect(lines()).toHaveLength(2);
    await userEvent.type(search, 'x');
    expect(screen.getByRole('status').textContent).toBe('No study of that name.');
  });

  it('marks a study that it cannot parse as unreadable and does not offer to delete it', async () => {
    open('/saved-studies', table([{ ...row(1, 'Hope'), completed_at: 'soon' }, row(2, 'Anger')]), asLydia);
    expect(await screen.findByText(/^A study that this version of the application cannot read\./)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
  });
});

describe('deleting a study', () => {
  const ask = async (name = 'Delete Hope') => {
    await userEvent.click(await screen.findByRole('button', { name }));
    return screen.findByRole('alertdialog', { name: 'Delete this study?' });
  };

  it('asks for confirmation, removes the study from the list and shows a toast', async () => {
    const { calls, toasts } = open('/saved-studies', table(three), asLydia);
    const dialog = await ask();
    expect(
      within(dialog).getByText('Are you sure you want to delete "Hope"? This action cannot be undone.'),
    ).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Hope' })).toBeNull());
    expect(writings(calls).map(({ method, url }) => [method, Object.fromEntries(url.searchParams)])).toEqual([
      ['DELETE', { id: `eq.${id(1)}`, user_id: `eq.${testUser.id}` }],
    ]);
    expect(toasts).toEqual([
      { title: 'Study deleted', description: '"Hope" has been removed from your journal.', kind: 'success' },
    ]);
  });

  it('can be cancelled', async () => {
    const { calls } = open('/saved-studies', table(three), asLydia);
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
    expect(writings(calls)).toEqual([]);
    expect(screen.getByRole('link', { name: 'Hope' })).toBeInTheDocument();
  });

  it('disables only the button of that study while pending', async () => {
    open('/saved-studies', table(three, silence), asLydia);
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(button('Delete Hope')).toBeDisabled());
    expect(button('Delete Anger')).toBeEnabled();
  });

  it('keeps the study in the list when it fails', async () => {
    const { toasts } = open('/saved-studies', table(three, refused), asLydia);
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Error', description: 'Failed to delete study. Please try again.', kind: 'destructive' },
      ]),
    );
    expect(button('Delete Hope')).toBeEnabled();
  });
});

describe('a saved study', () => {
  const at = (number: number) => `/saved-studies/${id(number)}`;

  it('is shown as it was saved, with every answer', async () => {
    const { calls } = open(at(1), table(three), asLydia);
    await title('Hope');
    expect(screen.getByText('Completed on March 4, 2026')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Introduction',
      'Part 1: In the night',
      'Part 2: In the morning',
      'My Reflections',
      'Closing Prayer',
      'For a Deeper Dive',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'My work.',
      'No answer recorded',
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to My Studies' })).toHaveAttribute('href', '/saved-studies');
    expect(Object.fromEntries(calls[0]!.url.searchParams)).toEqual({
      select: '*',
      id: `eq.${id(1)}`,
      user_id: `eq.${testUser.id}`,
    });
  });

  it('opens when it was saved by an older release', async () => {
    open(
      at(1),
      table([
        {
          id: id(1),
          user_id: testUser.id,
          title: 'Old',
          completed_at: '2024-12-24',
          introduction: null,
          key_scriptures: null,
          study_sections: null,
          reflection_questions: ['Why?'],
          user_answers: null,
          concluding_prayer: null,
          suggested_long_reads: null,
        },
      ]),
      asLydia,
    );
    await title('Old');
    expect(screen.getByText('Completed on December 24, 2024')).toBeInTheDocument();
    expect(screen.getByText('No answer recorded')).toBeInTheDocument();
  });

  it('is shown as unreadable, cannot be deleted and can be downloaded when it cannot be parsed', async () => {
    open(at(1), table([{ ...row(1, 'Hope'), study_sections: 'torn' }]), asLydia);
    await title('A study that cannot be read');
    expect(screen.queryByRole('button', { name: 'Delete Study' })).toBeNull();
    expect(button('Download as JSON')).toBeTruthy();
  });

  it.each([
    ['does not exist', at(9)],
    ['has an invalid id', '/saved-studies/hope'],
  ])('is reported as not found when it %s', async (_, address) => {
    open(address, table(three), asLydia);
    expect(await title('Study not found.')).toBeTruthy();
  });

  it('is reported as not found when the database answers that there is no such row', async () => {
    const noRow = { code: 'PGRST116', message: 'Cannot coerce the result to a single JSON object' };
    const { address } = open(at(9), { [tablePath]: () => json(noRow, 406) }, asLydia);
    expect(await title('Study not found.')).toBeTruthy();
    expect(address()).toBe(at(9));
  });

  it('is shown when the database answers with the row instead of a list', async () => {
    open(at(1), { [tablePath]: () => json(row(1, 'Hope')) }, asLydia);
    expect(await title('Hope')).toBeTruthy();
  });

  it('redirects to the journal when it cannot be loaded', async () => {
    const { address } = open(
      at(1),
      { [tablePath]: ({ url }) => (url.searchParams.has('id') ? refused() : json(three)) },
      asLydia,
    );
    await waitFor(() => expect(address()).toBe('/saved-studies'));
  });

  it('is deleted after confirmation, and the journal is shown', async () => {
    const { address, toasts } = open(at(1), table(three), asLydia);
    await title('Hope');
    await userEvent.click(button('Delete Study'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this study?' });
    expect(
      within(dialog).getByText('Are you sure you want to delete "Hope"? This action cannot be undone.'),
    ).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/saved-studies'));
    expect(toasts.map(({ title: said }) => said)).toEqual(['Study deleted']);
  });

  it('redirects a visitor to the sign-in page, which returns to it', async () => {
    const { address } = open(at(1));
    await waitFor(() => expect(address()).toBe(`/auth?next=%2Fsaved-studies%2F${id(1)}`));
  });
});

describe('exporting the journal', () => {
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

  it('saves Markdown that includes unreadable rows', async () => {
    open('/saved-studies', table([row(1, 'Hope'), { ...row(2, 'Torn'), study_sections: 7 }]), asLydia);
    await userEvent.click(await screen.findByRole('button', { name: 'Download as Markdown' }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['berea-journal.md']));
    const text = await files[0]!.blob.text();
    for (const words of [
      '# My Studies',
      '## Hope',
      'Completed on 2026-03-04',
      '### In the night',
      '> Joy cometh.',
      '**What keeps you awake?**\n\nMy work.',
      '**Who waits with you?**\n\nNo answer recorded',
      '## A study that could not be read',
    ])
      expect(text).toContain(words);
  });

  it('saves all rows as JSON', async () => {
    const rows = [row(1, 'Hope'), { ...row(2, 'Torn'), study_sections: 7 }];
    open('/saved-studies', table(rows), asLydia);
    await userEvent.click(await screen.findByRole('button', { name: 'Download as JSON' }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['berea-journal.json']));
    expect(JSON.parse(await files[0]!.blob.text())).toEqual(rows);
  });

  it('shows an error when the journal cannot be fetched', async () => {
    const { toasts } = open(
      '/saved-studies',
      { [tablePath]: ({ url }) => (url.searchParams.get('select') === '*' ? refused() : json(three)) },
      asLydia,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Download as JSON' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Error', description: 'Your journal could not be fetched. Please try again.', kind: 'destructive' },
      ]),
    );
  });
});
