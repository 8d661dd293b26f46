import { json, renderRemote, testUser, type Call, type Routes } from '@berea/shell-api/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remote } from '../testing/remote.ts';

const id = '00000000-0000-4000-8000-000000000001';
const token = '00000000-0000-4000-8000-000000000002';
type Item = { id: string; kind: string; text: string; version?: string };
const kingJames = '06125adad2d5898a-01';
const items: Item[] = [
  { id: 'a', kind: 'heading', text: 'Nicodemus' },
  { id: 'b', kind: 'passage', text: 'John 3:16' },
  { id: 'c', kind: 'text', text: 'By night.' },
];
const row = (version_id: string, text: string) => ({ version_id, position: 43_003_016, text });
const verses = () => json([row(kingJames, 'For God so loved the world')]);
/** John 3:16 in each version that was asked for, of two. */
const twoVersions = ({ url }: Call) =>
  json(
    [row(kingJames, 'begotten'), row('eng-web', 'only born')].filter(({ version_id }) =>
      url.searchParams.get('version_id')!.includes(version_id),
    ),
  );
/** Sunday, with John 3:16 in the World English Bible. */
const inWeb = () =>
  table({ items: items.map((item) => (item.kind === 'passage' ? { ...item, version: 'eng-web' } : item)) });

/** A table with one collection, which keeps what is written to it. */
function table(first: object = {}) {
  let changes = 0;
  let row = { id, title: 'Sunday', items, share_token: null, updated_at: '2026-03-04T05:06:07+00:00', ...first };
  const change = (changed: object) => {
    row = { ...row, ...changed, updated_at: `2026-03-05T00:00:${10 + changes++}+00:00` };
  };
  const answer = ({ method, url, body }: Call) => {
    const wanted = url.searchParams.get('id');
    if (wanted && wanted !== `eq.${id}`) return json([]);
    if (method === 'GET') return json([row]);
    if (method === 'DELETE') return json([row]);
    if (method === 'POST') return new Response(null, { status: 201 });
    const known = url.searchParams.get('updated_at');
    if (known && known !== `eq.${row.updated_at}`) return json([]);
    change(body as object);
    return json([row]);
  };
  /** `change` is a change from elsewhere, `items` what the table has. */
  return Object.assign(answer, { change, texts: () => row.items.map(({ text }) => text) });
}

const open = (at: string, { collections = table(), ...routes }: Routes = {}) =>
  renderRemote(remote, {
    at,
    auth: { user: testUser },
    routes: { '/rest/v1/collections': collections, '/rest/v1/verses': verses, ...routes },
  });
const editing = (routes: Routes = {}) => open(`/collections/${id}`, routes);

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const rows = () => within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
const writings = (calls: readonly Call[]) =>
  calls
    .filter(({ method, url }) => method !== 'GET' && url.pathname === '/rest/v1/collections')
    .map(({ method, body }) => ({
      method,
      body: body as { title: string; items: Item[]; share_token: string | null },
    }));
const saved = () => screen.findByText('Saved');

describe('the collections of a person', () => {
  it('are listed, and a new one is started and opened', async () => {
    const { calls, address } = open('/collections');
    expect(await screen.findByRole('link', { name: 'Sunday' })).toHaveAttribute('href', `/collections/${id}`);
    await userEvent.type(screen.getByRole('textbox', { name: 'A new collection' }), 'Easter');
    await press('Start');
    await waitFor(() => expect(address()).toMatch(/^\/collections\/[0-9a-f-]{36}$/));
    expect(writings(calls)).toMatchObject([{ method: 'POST', body: { title: 'Easter', items: [] } }]);
  });

  it('take a verse from its menu', async () => {
    const { calls, address } = open('/collections?add=John%203%3A17');
    await press('Add John 3:17 to Sunday');
    await waitFor(() => expect(address()).toBe(`/collections/${id}`));
    expect(writings(calls)[0]!.body.items.map(({ text }) => text)).toEqual([
      'Nicodemus',
      'John 3:16',
      'By night.',
      'John 3:17',
    ]);
  });

  it('keep the version that a verse was read in, or else the one that is read', async () => {
    const { calls } = open('/collections?add=John%203%3A17&version=eng-web');
    await press('Add John 3:17 to Sunday');
    await waitFor(() => expect(writings(calls)[0]!.body.items.at(-1)!.version).toBe('eng-web'));
    cleanup();
    const later = open('/collections?add=John%203%3A17&version=none');
    await press('Add John 3:17 to Sunday');
    await waitFor(() => expect(writings(later.calls)[0]!.body.items.at(-1)!.version).toBe(kingJames));
  });

  it('take the passages of an answer, under its title', async () => {
    const { calls, address } = open('/collections?add=Mark%206%3A3%3BNowhere%201%3BLuke%208%3A1-3&under=His%20family');
    await press('Add 2 passages to Sunday');
    await waitFor(() => expect(address()).toBe(`/collections/${id}`));
    expect(writings(calls)[0]!.body.items.slice(3)).toMatchObject([
      { kind: 'heading', text: 'His family' },
      { kind: 'passage', text: 'Mark 6:3' },
      { kind: 'passage', text: 'Luke 8:1-3' },
    ]);
  });

  it('take only the passages that are chosen', async () => {
    const { calls } = open('/collections?add=Mark%206%3A3%3BLuke%208%3A1-3%3BJohn%202%3A12');
    const group = within(await screen.findByRole('group', { name: 'Which passages' }));
    const boxes = () => group.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked);
    expect(boxes()).toEqual([true, true, true]);
    await userEvent.click(group.getByRole('button', { name: 'None' }));
    expect(boxes()).toEqual([false, false, false]);
    expect(screen.getByText('Choose a passage to add.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Add .* to Sunday/ })).toBeNull();
    await userEvent.click(group.getByRole('checkbox', { name: 'Luke 8:1-3' }));
    await press('Add Luke 8:1-3 to Sunday');
    await waitFor(() => expect(writings(calls)).toHaveLength(1));
    expect(writings(calls)[0]!.body.items.slice(3)).toMatchObject([{ kind: 'passage', text: 'Luke 8:1-3' }]);
  });

  it('start with the passages of an answer', async () => {
    const { calls } = open('/collections?add=Mark%206%3A3%3BLuke%208%3A1-3&under=His%20family');
    expect(await screen.findByRole('textbox', { name: 'A new collection' })).toHaveValue('His family');
    await press('Start');
    await waitFor(() => expect(writings(calls)).toHaveLength(1));
    expect(writings(calls)[0]!.body).toMatchObject({
      title: 'His family',
      items: [{ text: 'Mark 6:3' }, { text: 'Luke 8:1-3' }],
    });
  });

  it('are at most two hundred; then the page says so instead of offering another', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      title: `Sunday ${index}`,
      items: [],
      share_token: null,
      updated_at: '2026-03-04T05:06:07+00:00',
    }));
    open('/collections', { collections: () => json(many) });
    expect(
      await screen.findByText('You have 200 collections, which is the most. Delete one to start another.'),
    ).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'A new collection' })).toBeNull();
  });

  it('are explained to a visitor, with the way to sign in', async () => {
    renderRemote(remote, { at: '/collections' });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?next=%2Fcollections');
  });
});

describe('a collection', () => {
  it('shows headings, texts and the verses of its passages', async () => {
    editing();
    expect(await screen.findByRole('heading', { level: 2, name: 'Nicodemus' })).toBeInTheDocument();
    expect(await screen.findByText('For God so loved the world')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'John 3:16' })).toHaveAttribute('href', '/bible/john/3/16');
    expect(screen.getByText('By night.')).toBeInTheDocument();
  });

  it('numbers the verses of a passage, and names the version that their text is of', async () => {
    renderRemote(remote, {
      at: `/collections/${id}`,
      auth: { user: testUser },
      settings: { bibleVersion: 'eng-nasb' },
      routes: { '/rest/v1/collections': table(), '/rest/v1/verses': verses },
    });
    const passage = (await screen.findByText('For God so loved the world')).closest('figure')!;
    expect(passage).toHaveTextContent('16For God so loved the world John 3:16, King James Version');
  });

  it('shows a passage in its own version, whatever is read', async () => {
    editing({ collections: inWeb(), '/rest/v1/verses': twoVersions });
    const passage = (await screen.findByText('only born')).closest('figure')!;
    expect(passage).toHaveTextContent('John 3:16, World English Bible');
    expect(within(passage).getByRole('link')).toHaveAttribute('href', '/bible/john/3/16?version=eng-web');
  });

  it('has passages whose reference and version are changed', async () => {
    const { calls } = editing({ collections: inWeb(), '/rest/v1/verses': twoVersions });
    await press('Edit: John 3:16, 2 of 3');
    const field = within(screen.getByRole('form', { name: 'Change John 3:16' })).getByRole('textbox');
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'nowhere{Enter}');
    expect(await screen.findByText(/This is no passage of the Bible/)).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'jn 3 16');
    const quotedIn = screen.getByRole('combobox', { name: 'Quoted in' });
    await userEvent.selectOptions(quotedIn, within(quotedIn).getByRole('option', { name: /^King James Version/ }));
    await press('Save');
    await saved();
    expect(writings(calls)[0]!.body.items[1]).toEqual({
      id: 'b',
      kind: 'passage',
      text: 'John 3:16',
      version: kingJames,
    });
    expect(await screen.findByText('begotten')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit: John 3:16, 2 of 3' })).toHaveFocus();
  });

  it('takes a reference as people type it, and refuses what is none', async () => {
    const { calls } = editing();
    const form = await screen.findByRole('form', { name: 'Add to this collection' });
    const field = within(form).getByRole('textbox', { name: 'Reference' });
    await userEvent.type(field, 'nowhere 3{Enter}');
    expect(await within(form).findByText(/This is no passage of the Bible/)).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'rom 8 28-30{Enter}');
    await saved();
    expect(writings(calls).at(-1)!.body.items.at(-1)).toMatchObject({ kind: 'passage', text: 'Romans 8:28-30' });
    await userEvent.click(within(form).getByRole('radio', { name: 'Text of your own' }));
    await userEvent.type(within(form).getByRole('textbox', { name: 'Your text' }), 'So then.');
    await userEvent.click(within(form).getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(writings(calls).at(-1)!.body.items.at(-1)).toMatchObject({ kind: 'text', text: 'So then.' }),
    );
  });

  it.each([
    ['Gen 50:20; Col 3.12-14', ['Genesis 50:20', 'Colossians 3:12-14'], ''],
    ['rom 8:28, 1 cor 13 and jn 3 16', ['Romans 8:28', '1 Corinthians 13', 'John 3:16'], ''],
    ['Rom 8:28; 12:1-2', ['Romans 8:28', 'Romans 12:1-2'], ''],
    ['Gen 50:20; Hezekiah 3:1; Col 3:12', ['Genesis 50:20', 'Colossians 3:12'], 'Hezekiah 3:1'],
  ])(
    'takes every reference of "%s", and keeps in the field and names what it cannot read',
    async (typed, read, rest) => {
      const { calls } = editing();
      const form = within(await screen.findByRole('form', { name: 'Add to this collection' }));
      const field = form.getByRole<HTMLInputElement>('textbox', { name: 'Reference' });
      await userEvent.type(field, `${typed}{Enter}`);
      await saved();
      expect(
        writings(calls)
          .at(-1)!
          .body.items.slice(3)
          .map(({ text }) => text),
      ).toEqual(read);
      expect(field).toHaveValue(rest);
      expect(form.queryAllByText(`“${rest}” is no passage of the Bible. Write it such as John 3:16-18.`)).toHaveLength(
        rest ? 1 : 0,
      );
    },
  );

  it('is one passage where one is changed', async () => {
    const { calls } = editing();
    await press('Edit: John 3:16, 2 of 3');
    const form = within(screen.getByRole('form', { name: 'Change John 3:16' }));
    const field = form.getByRole('textbox', { name: 'Reference' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Gen 50:20; Col 3:12{Enter}');
    expect(await form.findByText('This is one passage. Add the others below.')).toBeInTheDocument();
    expect(writings(calls)).toEqual([]);
  });

  /** @param detail which click of a double click it is */
  const click = async (name: string, detail: number) => {
    const button = await screen.findByRole('button', { name });
    fireEvent.mouseDown(button, { detail });
    fireEvent.click(button, { detail });
  };

  it('loses one item to a double click, not the next one too', async () => {
    const { calls } = editing();
    await click('Remove: Nicodemus, 1 of 3', 1);
    await click('Remove: John 3:16, 1 of 2', 2);
    await saved();
    expect(writings(calls)).toHaveLength(1);
    expect(rows()).toHaveLength(2);
  });

  it.each(['Save', 'Cancel'])('closes a form with a double click on %s, and moves nothing', async (name) => {
    const collections = table();
    editing({ collections });
    await press('Edit: Nicodemus, 1 of 3');
    await click(name, 1);
    await click('Move down: Nicodemus, 1 of 3', 2);
    await press('Remove: By night., 3 of 3');
    await saved();
    expect(collections.texts()).toEqual(['Nicodemus', 'John 3:16']);
  });

  it('takes its link back with a double click, and does nothing else', async () => {
    const { calls } = editing({ collections: table({ share_token: token }) });
    await click('Stop sharing', 1);
    await click('Share by a link', 2);
    await click('Delete', 2);
    await saved();
    expect(writings(calls)).toMatchObject([{ method: 'PATCH', body: { share_token: null } }]);
  });

  it('keeps in this tab what was typed and not added', async () => {
    editing();
    const form = async () => within(await screen.findByRole('form', { name: 'Add to this collection' }));
    await userEvent.click((await form()).getByRole('radio', { name: 'Text of your own' }));
    await userEvent.type((await form()).getByRole('textbox', { name: 'Your text' }), 'He came by night');
    cleanup();
    editing();
    expect((await form()).getByRole('textbox', { name: 'Your text' })).toHaveValue('He came by night');
    await userEvent.click((await form()).getByRole('button', { name: 'Add' }));
    await saved();
    cleanup();
    editing();
    expect((await form()).getByRole('textbox', { name: 'Reference' })).toHaveValue('');
  });

  it('is put in another order by keyboard, with the focus on what was moved', async () => {
    const { calls } = editing();
    const down = await screen.findByRole('button', { name: 'Move down: Nicodemus, 1 of 3' });
    act(() => down.focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Moved to place 2 of 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move down: Nicodemus, 2 of 3' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Moved to place 3 of 3')).toBeInTheDocument();
    // At the end it stays focused, and does nothing more.
    expect(screen.getByRole('button', { name: 'Move down: Nicodemus, 3 of 3' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(rows().map((row) => row.textContent)).toMatchObject([
      expect.stringContaining('John 3:16'),
      expect.stringContaining('By night.'),
      expect.stringContaining('Nicodemus'),
    ]);
    expect(writings(calls)).toHaveLength(2);
  });

  it('has texts that are edited and items that are removed, which can be undone', async () => {
    const { calls, toasts } = editing();
    await press('Edit: By night., 3 of 3');
    const field = screen.getByRole('textbox', { name: 'Your text' });
    await userEvent.clear(field);
    await userEvent.type(field, 'He came by night.');
    await press('Save');
    await saved();
    await press('Remove: John 3:16, 2 of 3');
    await waitFor(() => expect(writings(calls)).toHaveLength(2));
    expect(rows()).toHaveLength(2);
    act(() => toasts.at(-1)!.action!.run());
    await waitFor(() => expect(writings(calls)).toHaveLength(3));
    expect(writings(calls)[2]!.body.items.map(({ text }) => text)).toEqual([
      'Nicodemus',
      'John 3:16',
      'He came by night.',
    ]);
  });

  it('says which item was removed, so that each can be brought back', async () => {
    const collections = table();
    const { toasts } = editing({ collections });
    await press('Remove: Nicodemus, 1 of 3');
    await press('Remove: John 3:16, 1 of 2');
    expect(toasts.map(({ title }) => title)).toEqual(['Removed: Nicodemus', 'Removed: John 3:16']);
    act(() => toasts.forEach(({ action }) => action!.run()));
    await saved();
    expect(collections.texts()).toEqual(['John 3:16', 'Nicodemus', 'By night.']);
  });

  it('is renamed, but not to nothing', async () => {
    const { calls } = editing();
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.tab();
    expect(screen.getByText('A collection needs a title')).toBeInTheDocument();
    await userEvent.type(title, 'Monday');
    await userEvent.tab();
    await saved();
    expect(writings(calls).map(({ body }) => body.title)).toEqual(['Monday']);
  });

  it('is renamed when the page is left while its title is typed', async () => {
    const { calls, go } = editing();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' morning');
    await go('/collections');
    await waitFor(() => expect(writings(calls).map(({ body }) => body.title)).toEqual(['Sunday morning']));
  });

  it('keeps in this tab a title that was typed and not saved', async () => {
    const collections = table();
    const broken = (call: Call) => (call.method === 'PATCH' ? json({ message: 'no' }, 503) : collections(call));
    editing({ collections: broken });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' morning');
    await userEvent.tab();
    await screen.findByText('Not saved');
    cleanup();
    editing({ collections });
    const title = await screen.findByRole('textbox', { name: 'Title' });
    expect(title).toHaveValue('Sunday morning');
    act(() => title.focus());
    await userEvent.tab();
    await saved();
    // Nothing is kept of it: a later title from elsewhere is shown.
    cleanup();
    collections.change({ title: 'Monday' });
    editing({ collections });
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Monday');
  });

  it('shows a title that was changed elsewhere, and does not take it back', async () => {
    const collections = table();
    const { go, calls } = editing({ collections });
    await screen.findByRole('textbox', { name: 'Title' });
    collections.change({ title: 'Monday' });
    await press('Remove: John 3:16, 2 of 3');
    await saved();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Monday');
    await go('/collections');
    await screen.findByRole('link', { name: 'Monday' });
    expect(writings(calls).map(({ body }) => body.title)).not.toContain('Sunday');
  });

  it('is shared by a link, which can be taken back', async () => {
    const { calls } = editing();
    await press('Share by a link');
    await waitFor(() => expect(writings(calls)[0]?.body.share_token).toMatch(/^[0-9a-f-]{36}$/));
    expect(
      await screen.findByText(new RegExp(`/collections/shared/${writings(calls)[0]!.body.share_token}$`)),
    ).toBeInTheDocument();
    await press('Stop sharing');
    await waitFor(() => expect(writings(calls)[1]?.body.share_token).toBeNull());
  });

  it('keeps what was changed elsewhere meanwhile', async () => {
    const collections = table();
    const { toasts } = editing({ collections });
    await screen.findByRole('list', { name: 'Items' });
    collections.change({ items: [...items, { id: 'd', kind: 'text', text: 'From the phone.' }] });
    await press('Remove: John 3:16, 2 of 3');
    await saved();
    expect(collections.texts()).toEqual(['Nicodemus', 'By night.', 'From the phone.']);
    expect(rows()).toHaveLength(3);
    expect(toasts.filter(({ kind }) => kind === 'destructive')).toEqual([]);
  });

  it.each([
    ['edited', [{ ...items[2]!, text: 'By day.' }], ['By day.', 'By night. He came.']],
    ['removed', [items[0]!], ['Nicodemus', 'By night. He came.']],
  ])('keeps both texts of an item that was %s elsewhere meanwhile', async (_how, elsewhere, expected) => {
    const collections = table();
    editing({ collections });
    await press('Edit: By night., 3 of 3');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your text' }), ' He came.');
    collections.change({ items: elsewhere });
    await press('Save');
    await saved();
    expect(collections.texts()).toEqual(expected);
    expect(rows()).toHaveLength(2);
  });

  it('does not remove what was written in an item elsewhere meanwhile', async () => {
    const collections = table();
    editing({ collections });
    await screen.findByRole('list', { name: 'Items' });
    collections.change({ items: [{ ...items[2]!, text: 'By night. He came.' }] });
    await press('Remove: By night., 3 of 3');
    await saved();
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('By night. He came.')).toBeInTheDocument();
  });

  it('that was deleted elsewhere says so, and what is written stays in its field', async () => {
    const rest = table();
    let gone = false;
    const { toasts } = editing({ collections: (call: Call) => (gone ? json([]) : rest(call)) });
    const field = await screen.findByRole('textbox', { name: 'Reference' });
    gone = true;
    await userEvent.type(field, 'John 3:17{Enter}');
    await waitFor(() => expect(toasts.at(-1)!.description).toBe('This collection was deleted elsewhere.'));
    expect(field).toHaveValue('John 3:17');
  });

  it.each([
    ['answers nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['refuses', () => json({ message: 'no' }, 503)],
    ['has ended the session', () => json({ message: 'JWT expired' }, 401)],
  ])('keeps in this tab what was added or changed where the server %s', async (_why, failure) => {
    const collections = table();
    const broken = () =>
      editing({ collections: (call: Call) => (call.method === 'PATCH' ? failure() : collections(call)) });
    broken();
    await userEvent.click(await screen.findByRole('radio', { name: 'Text of your own' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your text' }), 'An hour of work');
    await press('Add');
    await screen.findByText('Not saved');
    expect(rows()).toHaveLength(3);
    expect(screen.getByRole('textbox', { name: 'Your text' })).toHaveValue('An hour of work');
    await press('Edit: Nicodemus, 1 of 3');
    await userEvent.type(screen.getByRole('textbox', { name: 'Heading' }), ' at night');
    await press('Save');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(screen.getByRole('textbox', { name: 'Heading' })).toHaveValue('Nicodemus at night');

    cleanup();
    editing({ collections });
    expect(await screen.findByRole('textbox', { name: 'Your text' })).toHaveValue('An hour of work');
    await press('Add');
    await saved();
    await press('Edit: Nicodemus, 1 of 4');
    expect(screen.getByRole('textbox', { name: 'Heading' })).toHaveValue('Nicodemus at night');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('form', { name: /^Change/ })).toBeNull());
    expect(collections.texts()).toEqual(['Nicodemus at night', 'John 3:16', 'By night.', 'An hour of work']);
    cleanup();
    editing({ collections });
    expect(await screen.findByRole('textbox', { name: 'Reference' })).toHaveValue('');
  });

  it('that could not be taken back is shown as shared', async () => {
    const rest = table({ share_token: token });
    editing({
      collections: (call: Call) => (call.method === 'PATCH' ? json({ message: 'no' }, 503) : rest(call)),
    });
    await press('Stop sharing');
    await screen.findByText('Not saved');
    expect(screen.getByText(new RegExp(`/collections/shared/${token}$`))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Stop sharing' })).toBeInTheDocument();
  });

  it('goes on being saved when an answer was lost on its way', async () => {
    let lost = true;
    const rest = table();
    const { toasts, calls } = editing({
      collections: (call: Call) => {
        const answer = rest(call);
        if (call.method !== 'PATCH' || !lost) return answer;
        lost = false;
        throw new TypeError('Failed to fetch');
      },
    });
    await press('Remove: John 3:16, 2 of 3');
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'destructive', action: { label: 'Try again' } }));
    await press('Move down: Nicodemus, 1 of 3');
    expect(await screen.findByText('Moved to place 2 of 3')).toBeInTheDocument();
    expect(
      writings(calls)
        .at(-1)!
        .body.items.map(({ text }) => text),
    ).toEqual(['By night.', 'Nicodemus']);
  });

  it('changes the passage that was edited, also when another item goes meanwhile', async () => {
    const { calls } = editing();
    await press('Edit: John 3:16, 2 of 3');
    const form = screen.getByRole('form', { name: 'Change John 3:16' });
    fireEvent.change(within(form).getByRole('textbox'), { target: { value: 'jn 3 17' } });
    fireEvent.submit(form);
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Nicodemus, 1 of 3' }));
    await waitFor(() =>
      expect(
        writings(calls)
          .at(-1)!
          .body.items.map(({ text }) => text),
      ).toEqual(['John 3:17', 'By night.']),
    );
  });

  it('keeps in this tab what was changed of an item and not saved', async () => {
    const edit = async () => {
      editing();
      await press('Edit: By night., 3 of 3');
      return screen.getByRole('textbox', { name: 'Your text' });
    };
    await userEvent.type(await edit(), ' He came.');
    cleanup();
    expect(await edit()).toHaveValue('By night. He came.');
    await press('Cancel');
    cleanup();
    expect(await edit()).toHaveValue('By night.');
  });

  it('that was opened again and changed takes an older Undo, and shows it', async () => {
    const collections = table();
    const { toasts, go } = editing({ collections });
    await press('Remove: John 3:16, 2 of 3');
    await saved();
    const undo = toasts.at(-1)!.action!;
    await go('/collections');
    await go(`/collections/${id}`);
    await press('Move down: Nicodemus, 1 of 2');
    await screen.findByText('Moved to place 2 of 2');
    await act(async () => undo.run());
    await screen.findByRole('button', { name: 'Edit: John 3:16, 2 of 3' });
    await press('Move down: By night., 1 of 3');
    await screen.findByText('Moved to place 2 of 3');
    expect(collections.texts()).toEqual(['John 3:16', 'By night.', 'Nicodemus']);
    expect(toasts.filter(({ kind }) => kind === 'destructive')).toEqual([]);
  });

  it('that could not be saved says so, and its toast tries again', async () => {
    let broken = true;
    const rest = table();
    const { toasts, calls } = editing({
      collections: (call: Call) => (broken && call.method === 'PATCH' ? json({ message: 'no' }, 400) : rest(call)),
    });
    await press('Remove: John 3:16, 2 of 3');
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'destructive', action: { label: 'Try again' } }));
    broken = false;
    act(() => toasts.at(-1)!.action!.run());
    await saved();
    expect(writings(calls).at(-1)!.body.items).toHaveLength(2);
  });

  it('that could not be saved says so also when the page was left meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const rest = table();
    const { toasts, go } = editing({
      collections: (call: Call) => (call.method === 'PATCH' ? promise : rest(call)),
    });
    await press('Remove: John 3:16, 2 of 3');
    await go('/collections');
    await screen.findByRole('link', { name: 'Sunday' });
    resolve(json({ message: 'no' }, 503));
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'destructive', action: { label: 'Try again' } }));
  });

  it('that was deleted and cannot be brought back says so, and its toast tries again', async () => {
    const rest = table();
    const { toasts, address } = editing({
      collections: (call: Call) => (call.method === 'POST' ? json({ message: 'no' }, 503) : rest(call)),
    });
    await press('Delete');
    await waitFor(() => expect(address()).toBe('/collections'));
    act(() => toasts.at(-1)!.action!.run());
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'destructive', action: { label: 'Try again' } }));
  });

  it('is deleted, and its toast brings it back', async () => {
    const { calls, address, toasts } = editing();
    await press('Delete');
    await waitFor(() => expect(address()).toBe('/collections'));
    act(() => toasts.at(-1)!.action!.run());
    await waitFor(() => expect(writings(calls).map(({ method }) => method)).toEqual(['DELETE', 'POST']));
    expect(writings(calls)[1]!.body).toMatchObject({ id, title: 'Sunday', items });
  });

  it('is brought back as it was when it was deleted, also with what was written elsewhere', async () => {
    const collections = table();
    const { calls, address, toasts } = editing({ collections });
    await screen.findByRole('button', { name: 'Delete' });
    collections.change({ items: [...items, { id: 'd', kind: 'text', text: 'From the phone.' }] });
    await press('Delete');
    await waitFor(() => expect(address()).toBe('/collections'));
    act(() => toasts.at(-1)!.action!.run());
    await waitFor(() => expect(writings(calls).at(-1)!.method).toBe('POST'));
    expect(writings(calls).at(-1)!.body.items.at(-1)!.text).toBe('From the phone.');
  });

  it('can be brought back by whoever left the page before it was deleted, and stays where they are', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const rest = table();
    const { toasts, address, go } = editing({
      collections: async (call: Call) => {
        if (call.method === 'DELETE') await promise;
        return rest(call);
      },
    });
    await press('Delete');
    await go('/collections?add=John%203%3A17');
    resolve();
    await waitFor(() =>
      expect(toasts.at(-1)).toMatchObject({ title: 'Collection deleted', action: { label: 'Undo' } }),
    );
    expect(address()).toBe('/collections?add=John%203%3A17');
  });

  it('that could not be deleted can be deleted once more', async () => {
    const rest = table();
    const { toasts } = editing({
      collections: (call: Call) => (call.method === 'DELETE' ? json({ message: 'no' }, 503) : rest(call)),
    });
    await press('Delete');
    await waitFor(() => expect(toasts.at(-1)!.description).toMatch(/could not be deleted/));
    expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
  });

  it('is none where there is no row with its id', async () => {
    open(`/collections/${token}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such collection.');
  });

  describe('as a file', () => {
    beforeEach(() => {
      // jsdom implements neither blob URLs nor downloads.
      URL.revokeObjectURL = () => undefined;
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    });

    it('is copied as plain text, for a mail', async () => {
      userEvent.setup();
      editing();
      await screen.findByText('For God so loved the world');
      await press('Copy');
      expect(await navigator.clipboard.readText()).toBe(
        'Sunday\n\nNICODEMUS\n\nFor God so loved the world\n(John 3:16, KJV)\n\nBy night.\n',
      );
    });

    it('quotes a passage in its own version', async () => {
      userEvent.setup();
      editing({ collections: inWeb(), '/rest/v1/verses': twoVersions });
      await screen.findByText('only born');
      await press('Copy');
      expect(await navigator.clipboard.readText()).toContain('only born\n(John 3:16, WEB)');
    });

    it('is Markdown, with its verses', async () => {
      let file: Blob | undefined;
      URL.createObjectURL = (blob: Blob) => ((file = blob), 'blob:here');
      editing();
      await screen.findByText('For God so loved the world');
      await press('Download as Markdown');
      expect(await file!.text()).toBe(
        '# Sunday\n\n## Nicodemus\n\n> For God so loved the world\n> (John 3:16, KJV)\n\nBy night.\n',
      );
    });
  });
});

describe('a shared collection', () => {
  const shared = (rows: readonly object[]) =>
    renderRemote(remote, {
      at: `/collections/shared/${token}`,
      routes: { '/rest/v1/rpc/shared_collection': () => json(rows), '/rest/v1/verses': verses },
    });

  it('is read by everybody with the link, and cannot be changed', async () => {
    const { calls } = shared([{ title: 'Sunday', items }]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sunday' })).toBeInTheDocument();
    expect(await screen.findByText('For God so loved the world')).toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Print']);
    expect(calls.find(({ url }) => url.pathname.endsWith('shared_collection'))!.body).toEqual({ token });
  });

  it('that is no longer shared says so', async () => {
    shared([]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Perhaps its owner has stopped sharing it.');
  });
});
