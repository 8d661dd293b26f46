import { bookById } from '@berea/scripture';
import { keepLastPlace, lastPlace } from '@berea/shell-api';
import { todayHere } from '@berea/validation';
import { json, renderRemote, testUser, type Call, type Routes } from '@berea/shell-api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remote } from '../testing/remote.ts';
import { addDays } from './days.ts';

const today = todayHere();
const id = '00000000-0000-4000-8000-000000000001';
const john = { id, name: 'John slowly', books: ['John'], days: 21, started_on: today, moved_days: 0 };

type Answer = NonNullable<Routes[string]>;
const table =
  (rows: readonly object[], writing: Answer = () => new Response(null, { status: 201 })): Answer =>
  (call) =>
    call.method === 'GET' ? json(rows) : writing(call);

const open = (
  { plans = table([]), read = table([]) }: Routes = {},
  at: string | { pathname: string; state: unknown } = '/plans',
) =>
  renderRemote(remote, {
    at,
    auth: { user: testUser },
    routes: { '/rest/v1/reading_plans': plans, '/rest/v1/chapters_read': read },
  });
const openAsVisitor = () => renderRemote(remote, { at: '/plans' });
const keptHere = (reading: object) => localStorage.setItem('berea:reading', JSON.stringify(reading));

const card = (name: string) => screen.findByRole('region', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const box = (chapter: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `${chapter}: read` });
const writings = (calls: readonly Call[]) =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body }) => ({ method, table: url.pathname.split('/').at(-1), body }));

describe('a chapter that was read in the Bible', () => {
  const from = (chapter: unknown) => ({ pathname: '/plans', state: { read: chapter } });

  it('is marked for today, which can be undone', async () => {
    const { calls, toasts } = open({ plans: table([john]) }, from('John 1'));
    await waitFor(async () => expect(await box('John 1')).toBeChecked());
    expect(toasts).toMatchObject([{ title: 'John 1 is marked as read' }]);
    act(() => toasts[0]!.action!.run());
    await waitFor(async () => expect(await box('John 1')).not.toBeChecked());
    await waitFor(() =>
      expect(writings(calls)).toMatchObject([
        { method: 'POST', table: 'chapters_read', body: [{ chapter: 'John 1', read_on: today }] },
        { method: 'DELETE', table: 'chapters_read' },
      ]),
    );
  });

  it('is followed by the next of the plan where one continues', async () => {
    keepLastPlace({ book: bookById('John')!, chapter: 1, plan: true });
    open({ plans: table([john]) }, from('John 1'));
    await waitFor(async () => expect(await box('John 1')).toBeChecked());
    expect(lastPlace()).toMatchObject({ chapter: 2, plan: true });
  });

  it('is not marked twice on a day, and its mark of before stays', async () => {
    const read = table([{ chapter: 'John 1', read_on: today }]);
    const { calls, toasts } = open({ plans: table([john]), read }, from('John 1'));
    await waitFor(() => expect(toasts).toEqual([{ title: 'John 1 is marked as read' }]));
    expect(await box('John 1')).toBeChecked();
    expect(writings(calls)).toEqual([]);
  });

  it.each(['Nowhere 1', 'John', 7, null])('is nothing when the state names none: %j', async (chapter) => {
    const { calls, toasts } = open({ plans: table([john]) }, from(chapter));
    await card('John slowly');
    expect(toasts).toEqual([]);
    expect(writings(calls)).toEqual([]);
  });
});

describe('a plan', () => {
  it('is started, shows today’s chapters, and leads to them', async () => {
    const { calls } = open();
    await press('Start: The Gospels in 30 days');
    const plan = await card('The Gospels in 30 days');
    expect(within(plan).getByRole('heading', { name: 'The Gospels in 30 days' })).toHaveFocus();
    expect(within(plan).getByText('Day 1 of 30 · 0 of 89 chapters')).toBeInTheDocument();
    expect(localStorage.getItem(`berea:user:${testUser.id}:day-texts`)).toContain(`"${today}":"Today: Matthew 1-3"`);
    expect(within(plan).getByRole('link', { name: 'Matthew 1' })).toHaveAttribute('href', '/bible/matthew/1?plan');
    await waitFor(() => expect(writings(calls)).toHaveLength(1));
    expect(writings(calls)).toMatchObject([
      { method: 'POST', table: 'reading_plans', body: { user_id: testUser.id, days: 30, started_on: today } },
    ]);
  });

  it.each([
    ['at once', async (click: () => void) => act(async () => [click(), click()])],
    [
      'one after the other',
      async (click: () => void) => {
        for (const _ of [1, 2]) await act(async () => click());
      },
    ],
  ])('is started once when its button is clicked twice, %s', async (_, twice) => {
    const { calls } = open();
    const start = await screen.findByRole('button', { name: 'Start: The Gospels in 30 days' });
    await twice(() => fireEvent.click(start));
    await waitFor(() => expect(start).toHaveTextContent('Started'));
    await press('Start: The New Testament in 90 days');
    await waitFor(() => expect(writings(calls)).toHaveLength(2));
    expect(await screen.findAllByRole('region', { name: 'The Gospels in 30 days' })).toHaveLength(1);
  });

  it('marks a chapter as read, and takes it back', async () => {
    const { calls } = open({ plans: table([john]) });
    await userEvent.click(await box('John 1'));
    expect(await box('John 1')).toBeChecked();
    expect(await screen.findByText('Done for today.')).toBeInTheDocument();
    expect(screen.getByText('Tomorrow:')).toContainElement(screen.getByRole('link', { name: 'John 2' }));
    await waitFor(() =>
      expect(writings(calls)).toMatchObject([
        { method: 'POST', table: 'chapters_read', body: [{ chapter: 'John 1', read_on: today }] },
      ]),
    );
    await userEvent.click(await box('John 1'));
    expect(await box('John 1')).not.toBeChecked();
    await waitFor(() => expect(writings(calls)[1]).toMatchObject({ method: 'DELETE', table: 'chapters_read' }));
  });

  it('takes a mark back that could not be saved, and its toast tries again', async () => {
    let broken = true;
    const { toasts } = open({
      plans: table([john]),
      read: table([], () => (broken ? json({ message: 'no' }, 400) : new Response(null, { status: 201 }))),
    });
    await userEvent.click(await box('John 1'));
    await waitFor(() =>
      expect(toasts).toMatchObject([{ description: 'What you read could not be saved. Please try again.' }]),
    );
    await waitFor(async () => expect(await box('John 1')).not.toBeChecked());
    broken = false;
    act(() => toasts[0]!.action!.run());
    await waitFor(async () => expect(await box('John 1')).toBeChecked());
  });

  it('tells of each mark that could not be saved, also when more were made meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answers = [promise, new Response(null, { status: 201 })];
    const { toasts } = open({
      plans: table([john, { ...john, id: id.replace(/1$/, '2'), name: 'Mark slowly', books: ['Mark'] }]),
      read: table([], () => answers.shift()!),
    });
    const [first, second] = [await box('John 1'), await box('Mark 1')];
    await userEvent.click(first);
    await userEvent.click(second);
    resolve(json({ message: 'no' }, 503));
    await waitFor(() =>
      expect(toasts).toMatchObject([{ description: 'What you read could not be saved. Please try again.' }]),
    );
  });

  it('that is behind can be read up', async () => {
    const { calls } = open({ plans: table([{ ...john, started_on: addDays(today, -3) }]) });
    await screen.findByText(/^3 days behind: 3 chapters left\./);
    // What was left comes first, and so few chapters are listed at once.
    expect(screen.getByRole('link', { name: 'Read John 1' })).toHaveAttribute('href', '/bible/john/1?plan');
    expect(await box('John 3')).toBeVisible();
    await press('I have read all 3 chapters');
    expect(screen.queryByText(/behind/)).toBeNull();
    await waitFor(() => expect(writings(calls)).toMatchObject([{ body: [{}, {}, {}] }]));
  });

  it('that is behind can be moved', async () => {
    const { calls } = open({ plans: table([{ ...john, started_on: addDays(today, -3) }]) });
    await press('Move the plan by 3 days');
    expect(await screen.findByText('Day 1 of 21 · 0 of 21 chapters')).toBeInTheDocument();
    expect(screen.queryByText(/behind/)).toBeNull();
    await waitFor(() =>
      expect(writings(calls)).toMatchObject([{ table: 'reading_plans', body: { id, moved_days: 3 } }]),
    );
  });

  it('is stopped, and its toast brings it back', async () => {
    const { calls, toasts } = open({ plans: table([john]) });
    await press('Stop this plan: John slowly');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'John slowly' })).toBeNull());
    await waitFor(() => expect(writings(calls)).toMatchObject([{ method: 'DELETE', table: 'reading_plans' }]));
    expect(toasts).toMatchObject([{ title: 'John slowly: plan stopped' }]);
    act(() => toasts[0]!.action!.run());
    expect(await card('John slowly')).toBeInTheDocument();
  });

  it('is not stopped by the second click on another’s button, which has come under the pointer', async () => {
    const mark = { ...john, id: id.replace(/1$/, '2'), name: 'Mark slowly', books: ['Mark'] };
    open({ plans: table([john, mark]) });
    fireEvent.click(await screen.findByRole('button', { name: 'Stop this plan: John slowly' }), { detail: 1 });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'John slowly' })).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Stop this plan: Mark slowly' }), { detail: 2 });
    expect(await card('Mark slowly')).toBeInTheDocument();
  });

  it('of one’s own has books and days, and says what is missing', async () => {
    open();
    await press('Make your own plan');
    const form = screen.getByRole('form', { name: 'A plan of your own' });
    const days = within(form).getByRole('textbox', { name: 'Days' });
    await userEvent.click(within(form).getByRole('button', { name: 'Start this plan' }));
    expect(within(form).getByRole('alert')).toHaveTextContent('Choose at least one book');
    await userEvent.click(within(form).getByRole('checkbox', { name: 'Ruth' }));
    expect(within(form).getByText('Give a number of days from 1 to 4')).toBeInTheDocument();
    await userEvent.clear(days);
    await userEvent.type(days, '2');
    expect(within(form).getByText('4 chapters, 2 a day')).toBeInTheDocument();
    await userEvent.click(within(form).getByRole('button', { name: 'Start this plan' }));
    expect(await card('Ruth in 2 days')).toBeInTheDocument();
  });
});

describe('what was read', () => {
  it('is marked without a plan, and an undone mark can be brought back', async () => {
    const { calls, toasts } = open({ read: table([{ chapter: 'Genesis 2', read_on: '2026-01-01' }]) });
    expect(await screen.findByText('1 of 50 read')).toBeInTheDocument();
    await press('Genesis 1: read');
    expect(await screen.findByText('2 of 50 read')).toBeInTheDocument();
    await press('Genesis 2: read');
    expect(await screen.findByText('1 of 50 read')).toBeInTheDocument();
    act(() => toasts[0]!.action!.run());
    expect(await screen.findByText('2 of 50 read')).toBeInTheDocument();
    await waitFor(() => expect(writings(calls).map(({ method }) => method)).toEqual(['POST', 'DELETE', 'POST']));
    expect(writings(calls)[2]!.body).toMatchObject([{ chapter: 'Genesis 2', read_on: '2026-01-01' }]);
  });

  it('is in the calendar, beside what is planned', async () => {
    open({ plans: table([john]), read: table([{ chapter: 'Mark 1', read_on: today }]) });
    expect(await screen.findByText(/Planned: John 1\. Read: Mark 1\.$/)).toBeInTheDocument();
    const day = screen.getByRole('button', { current: 'date' });
    expect(day).toHaveAccessibleName(/Planned: John 1\. Read: Mark 1\.$/);
    await press('Month after');
    expect(screen.queryByRole('button', { current: 'date' })).toBeNull();
  });

  it('cannot be loaded: says that nothing is lost, and tries again', async () => {
    let broken = true;
    const rows = table([john]);
    open({ plans: (call) => (broken ? json({ message: 'no' }, 400) : rows(call)) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing of them is lost.');
    broken = false;
    await press('Try again');
    expect(await card('John slowly')).toBeInTheDocument();
  });
});

describe('a visitor', () => {
  it('keeps what was read in this browser, and is told how to take it along', async () => {
    const { calls, unmount } = openAsVisitor();
    await press('Start: Psalms and Proverbs in 60 days');
    await userEvent.click(await box('Psalm 1'));
    unmount();
    openAsVisitor();
    expect(await box('Psalm 1')).toBeChecked();
    expect(calls).toEqual([]);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?next=%2Fplans');
  });
});

describe('what was read before signing in', () => {
  const kept = { plans: [john], read: [{ chapter: 'John 1', read_on: today }] };
  beforeEach(() => keptHere(kept));

  it('is taken along into the account, and leaves this browser', async () => {
    const { calls, toasts } = open();
    await press('Take along into my account');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Taken along' }]));
    expect(writings(calls)).toMatchObject([
      { table: 'chapters_read', body: [{ user_id: testUser.id, chapter: 'John 1', read_on: today }] },
      { table: 'reading_plans', body: { user_id: testUser.id, id, name: 'John slowly' } },
    ]);
    expect(await box('John 1')).toBeChecked();
    expect(screen.queryByRole('region', { name: 'From this browser' })).toBeNull();
    expect(JSON.parse(localStorage.getItem('berea:reading')!)).toEqual({ plans: [], read: [] });
  });

  it('is taken along while the account’s plans are still being loaded, and both are there then', async () => {
    const coming = Promise.withResolvers<Response>();
    const saved: object[] = [];
    let asked = 0;
    open({
      plans: (call: Call) => {
        if (call.method === 'GET') return asked++ === 0 ? coming.promise : json(saved);
        saved.push(call.body as object);
        return new Response(null, { status: 201 });
      },
    });
    await press('Take along into my account');
    expect(await card('John slowly')).toBeInTheDocument();
    coming.resolve(json([]));
  });

  it('stays in this browser when it could not be saved', async () => {
    const { toasts } = open({ plans: table([], () => json({ message: 'no' }, 400)) });
    await press('Take along into my account');
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'destructive' }]));
    expect(JSON.parse(localStorage.getItem('berea:reading')!)).toEqual({ plans: [john], read: [] });
  });

  it('is removed when it is another person’s, which can be undone', async () => {
    const { calls, toasts } = open();
    await press('Not mine, remove');
    expect(screen.queryByRole('region', { name: 'From this browser' })).toBeNull();
    expect(writings(calls)).toEqual([]);
    expect(JSON.parse(localStorage.getItem('berea:reading')!)).toEqual({ plans: [], read: [] });
    // It was theirs after all.
    act(() => toasts[0]!.action!.run());
    expect(screen.getByRole('region', { name: 'From this browser' })).toHaveTextContent('“John slowly”');
    expect(JSON.parse(localStorage.getItem('berea:reading')!)).toEqual(kept);
  });
});

it('saves a reminder for the calendar of the device', async () => {
  const files: { name: string; blob: Blob }[] = [];
  let blob: Blob;
  // jsdom implements neither blob URLs nor downloads.
  URL.createObjectURL = (given: Blob) => ((blob = given), 'blob:here');
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob });
  });
  open({ plans: table([john]) });
  await press('Reminder for John slowly');
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['berea-reading.ics']));
  expect(await files[0]!.blob.text()).toContain('SUMMARY:John slowly');
});
