import { json, silence, testUser, unreachable } from '@berea/shell-api/testing';
import { loadCareRules } from '@berea/care';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answering, button, functionPath, id, open, study, tablePath, title, writings } from '../testing/studies.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What would you like to study?' });
const hope = '/guided-studies?topic=Hope';
const answerBox = (question: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: question });
const [first, second] = study.reflectionQuestions as [string, string];
const saved = { [tablePath]: () => json([{ id: id(7) }], 201) };

describe('the topic', () => {
  it('has an input and six suggestion chips', async () => {
    open('/guided-studies');
    await title('Guided Studies');
    expect(screen.getByRole('heading', { level: 2, name: 'Personalized Study Generator' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dealing with anxiety',
      'Finding purpose in life',
      'Overcoming grief',
      'Building stronger faith',
      "Understanding God's love",
      'Managing anger',
    ]);
    expect(document.title).toBe('Guided Studies · Berea');
  });

  it('must not be blank', async () => {
    open('/guided-studies');
    expect(button('Generate My Study')).toBeDisabled();
    await userEvent.type(input(), '   ');
    expect(button('Generate My Study')).toBeDisabled();
    await userEvent.type(input(), 'Hope');
    expect(button('Generate My Study')).toBeEnabled();
  });

  it('is counted, and one that is too long is said and not cut off', async () => {
    open('/guided-studies');
    expect(screen.getByText('0/200 characters')).toBeInTheDocument();
    await userEvent.click(input());
    await userEvent.paste('x'.repeat(201));
    expect(input()).toHaveValue('x'.repeat(201));
    expect(screen.getByText('201/200 characters')).toBeInTheDocument();
    expect(screen.getByText('Topic must be at most 200 characters')).toBeInTheDocument();
    expect(button('Generate My Study')).toBeDisabled();
  });

  it('is there again when somebody goes back before the study comes, and forgotten with its study', async () => {
    await loadCareRules();
    // What earlier tests typed is kept once the rules are there.
    sessionStorage.clear();
    let reply: () => Response | Promise<Response> = silence;
    const { go } = open(
      '/guided-studies',
      answering(() => reply()),
    );
    await userEvent.type(input(), 'Hope{Enter}');
    await title('Hope');
    await go(-1);
    expect(input()).toHaveValue('Hope');
    reply = () => json({ study });
    await go('/guided-studies?topic=Hope');
    await title('Hope that holds');
    await go('/guided-studies');
    await title('Guided Studies');
    expect(input()).toHaveValue('');
  });

  it('is filled in by a chip without sending anything', async () => {
    const { calls, address } = open('/guided-studies');
    await userEvent.click(button('Overcoming grief'));
    expect(input()).toHaveValue('Overcoming grief');
    expect(input()).toHaveFocus();
    expect([calls, address()]).toEqual([[], '/guided-studies']);
  });

  it('is sent trimmed, also with Enter, and is part of the URL', async () => {
    const { calls, address } = open('/guided-studies', answering());
    await userEvent.type(input(), '  Hope {Enter}');
    await title('Hope that holds');
    expect(address()).toBe('/guided-studies?topic=Hope');
    expect(calls.map(({ url, body }) => [url.pathname, body])).toEqual([[functionPath, { topic: 'Hope' }]]);
  });
});

describe('a study', () => {
  it('shows a loading text while pending', () => {
    open(hope, answering(silence));
    expect(screen.getByRole('status').textContent).toContain('Preparing your study...');
  });

  it('shows all its parts', async () => {
    open(hope, answering());
    await title('Hope that holds');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Introduction',
      'Part 1: In the night',
      'Part 2: In the morning',
      'Reflection Questions',
      'Closing Prayer',
      'For a Deeper Dive',
    ]);
    for (const text of [
      'This is the second.',
      'Teaching about lament.',
      'His compassions fail not.',
      'Lord, let it be morning.',
      'Short and plain.',
      first,
      second,
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(document.title).toBe('Hope that holds · Berea');
  });

  it('links its scriptures and further reading to the Bible reader if they name an existing passage', async () => {
    open(hope, answering());
    await title('Hope that holds');
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(['Lamentations 3:22-23', 'Psalms 30:5', '1 John chapter 2'].map(address)).toEqual([
      '/bible/lamentations/3/22-23',
      '/bible/psalms/30/5',
      '/bible/1-john/2',
    ]);
    for (const name of ['Nowhere 1:1', 'the whole Bible']) {
      expect(screen.queryByRole('link', { name })).toBeNull();
      expect(screen.getByText(name)).toBeInTheDocument();
    }
  });

  it('names a verse of a book with one chapter as everywhere', async () => {
    const [part] = study.studySections;
    const supportingScriptures = [{ reference: 'Jude 3', text: 'Contend for the faith.' }];
    open(
      hope,
      answering(() => json({ study: { ...study, studySections: [{ ...part, supportingScriptures }] } })),
    );
    expect((await screen.findByRole('link', { name: 'Jude 1:3' })).getAttribute('href')).toBe('/bible/jude/1/3');
  });

  it('omits the further reading section when none is suggested', async () => {
    open(
      hope,
      answering(() => json({ study: { ...study, suggestedLongReads: null } })),
    );
    await title('Hope that holds');
    expect(screen.queryByText('For a Deeper Dive')).toBeNull();
  });

  it('is requested without a version when the default version is set', async () => {
    const { calls } = open(hope, answering());
    await title('Hope that holds');
    expect(calls[0]?.body).toEqual({ topic: 'Hope' });
  });

  it('returns to the topic form with Back to Studies', async () => {
    const { address } = open(hope, answering());
    await title('Hope that holds');
    await userEvent.click(button('Back to Studies'));
    await title('Guided Studies');
    expect(address()).toBe('/guided-studies');
  });

  it('can be printed', async () => {
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    open(hope, answering());
    await title('Hope that holds');
    await userEvent.click(button('Print'));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('a study that fails to load', () => {
  const failed = { title: 'Error', description: 'Failed to load study guide. Please try again.', kind: 'destructive' };

  it.each([
    ['the response contains an error', () => json({ error: 'No.' })],
    ['the server fails', () => json({ error: 'No.' }, 500)],
    ['the network is down', unreachable],
    ['the response has an invalid shape', () => json({ study: { title: 'Hope' } })],
  ])('shows an alert and a toast when %s', async (_, answer) => {
    const { toasts } = open(hope, answering(answer));
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to load study guide.');
    expect(toasts).toEqual([failed]);
    await userEvent.click(button('Go Back'));
    await title('Guided Studies');
  });

  it('can be retried', async () => {
    let answer: () => Response = () => json({ error: 'No.' }, 500);
    open(
      hope,
      answering(() => answer()),
    );
    await screen.findByRole('alert');
    answer = () => json({ study });
    await userEvent.click(button('Try again'));
    expect(await title('Hope that holds')).toBeTruthy();
  });

  it('shows the message of the function, no retry and no toast when nothing was found', async () => {
    const { toasts } = open(
      hope,
      answering(() => json({ error: 'Nothing in scripture was found on “asdf”.', code: 'nothing_found' }, 404)),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing in scripture was found on “asdf”.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(toasts).toEqual([]);
  });
});

describe('a visitor', () => {
  it('sees the questions and a prompt to sign in to answer them', async () => {
    open(hope, answering());
    await title('Hope that holds');
    expect(screen.getByText('Sign in to answer questions and save your progress')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save Study to Journal' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/auth?next=%2Fguided-studies%3Ftopic%3DHope',
    );
  });
});

describe('answers', () => {
  it('are stored while typing and restored after a reload', async () => {
    const { unmount } = open(hope, answering(), { signedIn: true });
    await userEvent.type(await answerBox(first), 'The rent.');
    unmount();
    const { calls } = open(hope, answering(), { signedIn: true });
    expect((await answerBox(first)).value).toBe('The rent.');
    expect((await answerBox(second)).value).toBe('');
    // The study is stored with its answers, so that they belong to the same questions.
    expect(calls).toEqual([]);
  });

  it('stay, and so does their study, when another version is chosen, here or in another tab', async () => {
    const otherQuestions = { ...study, reflectionQuestions: ['Asked of another version?'] };
    const calls: unknown[] = [];
    const openHere = () =>
      open(
        hope,
        answering(({ body }) => {
          calls.push(body);
          return json({ study: (body as { bibleId?: string }).bibleId ? otherQuestions : study });
        }),
        { signedIn: true },
      );
    const { unmount, changeSettings } = openHere();
    await userEvent.type(await answerBox(first), 'The rent.');
    act(() => changeSettings({ bibleVersion: 'eng-web' }));
    await userEvent.type(await answerBox(second), 'The street.');
    unmount();
    openHere();
    expect((await answerBox(first)).value).toBe('The rent.');
    expect((await answerBox(second)).value).toBe('The street.');
    expect(calls).toHaveLength(1);
  });

  it('of equal questions are kept apart', async () => {
    const twice = { ...study, reflectionQuestions: [first, first, second] };
    const openTwice = () => open(hope, { ...answering(() => json({ study: twice })), ...saved }, { signedIn: true });
    const boxes = () => screen.findAllByRole<HTMLTextAreaElement>('textbox', { name: first });
    const { unmount } = openTwice();
    await userEvent.type((await boxes())[0]!, 'The rent.');
    await userEvent.type((await boxes())[1]!, 'The street.');
    unmount();
    const { calls } = openTwice();
    expect((await boxes()).map(({ value }) => value)).toEqual(['The rent.', 'The street.']);
    await userEvent.click(button('Save Study to Journal'));
    await waitFor(() => expect(writings(calls)).toHaveLength(1));
    expect(writings(calls)[0]?.body).toMatchObject({ user_answers: ['The rent.', 'The street.', ''] });
  });

  it('are restored after an expired session, and only for their author', async () => {
    const { unmount } = open(hope, answering(), { signedIn: true });
    await userEvent.type(await answerBox(first), 'The rent.');
    unmount();
    const visitor = open(hope, answering());
    await title('Hope that holds');
    expect(screen.queryByText('The rent.')).toBeNull();
    visitor.unmount();
    open(hope, answering(), { signedIn: true });
    expect((await answerBox(first)).value).toBe('The rent.');
  });

  /** Another tab answers a question of the study that is open here. */
  const answerElsewhere = (question: string, answer: string) => {
    const key = `berea:user:${testUser.id}:study-drafts`;
    const drafts = JSON.parse(localStorage.getItem(key)!) as { hope: { answers: Record<string, string> } };
    drafts.hope.answers[question] = answer;
    localStorage.setItem(key, JSON.stringify(drafts));
  };

  it('that were given in another tab meanwhile stay', async () => {
    const { unmount } = open(hope, answering(), { signedIn: true });
    await userEvent.type(await answerBox(first), 'The rent.');
    answerElsewhere(second, 'From the other tab.');
    await userEvent.type(await answerBox(first), ' And the street.');
    unmount();
    open(hope, answering(), { signedIn: true });
    expect((await answerBox(first)).value).toBe('The rent. And the street.');
    expect((await answerBox(second)).value).toBe('From the other tab.');
  });

  it.each([
    ['', ['The rent.', 'From the other tab.']],
    ['x{Backspace}', ['The rent.', 'From the other tab.']],
    ['Mine.', ['The rent.', 'From the other tab.\n\nMine.']],
    ['From the', ['The rent.', 'From the other tab.']],
  ])('that were given in another tab are saved too, with "%s" typed here', async (typed, expected) => {
    const { calls } = open(hope, { ...answering(), ...saved }, { signedIn: true });
    await userEvent.type(await answerBox(first), 'The rent.');
    if (typed) await userEvent.type(await answerBox(second), typed);
    answerElsewhere(second, 'From the other tab.');
    await userEvent.click(button('Save Study to Journal'));
    await waitFor(() => expect(writings(calls)).toHaveLength(1));
    expect(writings(calls)[0]!.body).toMatchObject({ user_answers: expected });
  });

  it('that are given while the study is being saved stay', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { unmount, address } = open(hope, { ...answering(), [tablePath]: () => promise }, { signedIn: true });
    await userEvent.type(await answerBox(first), 'The rent.');
    await userEvent.click(button('Save Study to Journal'));
    await userEvent.type(await answerBox(second), 'Meanwhile.');
    resolve(json([{ id: id(7) }], 201));
    await waitFor(() => expect(address()).toBe('/profile'));
    unmount();
    open(hope, answering(), { signedIn: true });
    expect((await answerBox(second)).value).toBe('Meanwhile.');
  });

  it('leave nothing in the storage when they are cleared', async () => {
    open(hope, answering(), { signedIn: true });
    await userEvent.type(await answerBox(first), 'x');
    expect(localStorage).toHaveLength(1);
    await userEvent.clear(await answerBox(first));
    expect(localStorage).toHaveLength(0);
  });

  it('can be cleared after a reload without fetching the study again', async () => {
    const { unmount } = open(hope, answering(), { signedIn: true });
    await userEvent.type(await answerBox(first), 'x');
    unmount();
    const { calls } = open(hope, answering(), { signedIn: true });
    await userEvent.clear(await answerBox(first));
    await waitFor(async () => expect(await answerBox(first)).toHaveFocus());
    expect(calls).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', '[]', '{"hope":{"study":7}}'])('start empty when the stored drafts are invalid: %s', async (kept) => {
    localStorage.setItem(`berea:user:${testUser.id}:study-drafts`, kept);
    open(hope, answering(), { signedIn: true });
    expect((await answerBox(first)).value).toBe('');
  });
});

describe('saving', () => {
  it('has one button that says so: its verses are collected', async () => {
    const contributions = { links: { collect: '/collections?add={passages}&under={title}' } };
    open(hope, answering(), { signedIn: true, contributions });
    await title('Hope that holds');
    const named = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')];
    expect(named.filter(({ textContent }) => /save/i.test(textContent ?? ''))).toEqual([
      button('Save Study to Journal'),
    ]);
    expect(screen.getByRole('link', { name: 'Collect verses' })).toBeInTheDocument();
  });

  it('sends the journal row, shows a toast that links to it, and goes to the profile', async () => {
    const { calls, toasts, address } = open(hope, { ...answering(), ...saved }, { signedIn: true });
    await userEvent.type(await answerBox(second), 'My sister.');
    await userEvent.click(button('Save Study to Journal'));
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(writings(calls).map(({ method, body }) => [method, body])).toEqual([
      [
        'POST',
        {
          user_id: testUser.id,
          title: study.title,
          introduction: study.introduction,
          key_scriptures: [],
          study_sections: study.studySections,
          reflection_questions: study.reflectionQuestions,
          user_answers: ['', 'My sister.'],
          concluding_prayer: study.concludingPrayer,
          suggested_long_reads: study.suggestedLongReads,
        },
      ],
    ]);
    expect(toasts).toEqual([
      {
        title: 'Study saved!',
        description: 'Your study has been saved to your journal.',
        kind: 'success',
        action: { label: 'Open it', run: expect.any(Function) },
      },
    ]);
    expect(localStorage).toHaveLength(0);
    toasts[0]!.action!.run();
    await waitFor(() => expect(address()).toBe(`/saved-studies/${id(7)}`));
  });

  it('stores the study once when the button is clicked twice', async () => {
    const { calls, address } = open(hope, { ...answering(), ...saved }, { signedIn: true });
    const save = await screen.findByRole('button', { name: 'Save Study to Journal' });
    await act(async () => {
      fireEvent.click(save);
      fireEvent.click(save);
    });
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(writings(calls)).toHaveLength(1);
  });

  it('disables the button while the request is pending', async () => {
    open(hope, { ...answering(), [tablePath]: silence }, { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Save Study to Journal' }));
    expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving...' })).toBeDisabled();
  });

  it('asks the user to sign in and keeps the answers when the session has expired', async () => {
    const { toasts, address } = open(
      hope,
      { ...answering(), [tablePath]: () => json({ code: 'PGRST301', message: 'JWT expired' }, 401) },
      { signedIn: true },
    );
    await userEvent.type(await answerBox(first), 'The rent.');
    await userEvent.click(button('Save Study to Journal'));
    await waitFor(() =>
      expect(toasts).toEqual([
        {
          title: 'Sign in required',
          description: 'Please sign in to save your study progress.',
          kind: 'destructive',
          action: { label: 'Sign In', run: expect.any(Function) },
        },
      ]),
    );
    expect((await answerBox(first)).value).toBe('The rent.');
    toasts[0]!.action!.run();
    await waitFor(() => expect(address()).toBe('/auth?next=%2Fguided-studies%3Ftopic%3DHope'));
  });

  it('sends no request and asks the user to sign in when the session is lost', async () => {
    const { calls, toasts, client } = open(hope, { ...answering(), ...saved }, { signedIn: true });
    await userEvent.type(await answerBox(first), 'The rent.');
    await client.auth.signOut({ scope: 'local' });
    await userEvent.click(button('Save Study to Journal'));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Sign in required' }]));
    expect(writings(calls)).toEqual([]);
    expect((await answerBox(first)).value).toBe('The rent.');
  });

  it.each([
    ['the server rejects it', () => json({ code: '42501', message: 'no' }, 403)],
    ['the network is down', unreachable],
  ])('keeps the answers and can be retried when %s', async (_, answer) => {
    const { toasts, address } = open(hope, { ...answering(), [tablePath]: answer }, { signedIn: true });
    await userEvent.type(await answerBox(first), 'The rent.');
    await userEvent.click(button('Save Study to Journal'));
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Error', description: 'Failed to save study. Please try again.', kind: 'destructive' },
      ]),
    );
    expect(address()).toBe(hope);
    expect((await answerBox(first)).value).toBe('The rent.');
    expect(button('Save Study to Journal')).toBeEnabled();
    expect(localStorage).toHaveLength(1);
  });
});

it('shows the sources of a study and a note when confidence is low', async () => {
  const provenance = {
    writer: 'library',
    sources: [{ name: 'The lamp book', gave: 'the passage on oil' }],
    confidence: 'low',
    checked: { references: 3, quotations: 3, dropped: 0 },
  };
  open(
    hope,
    answering(() => json({ study: { ...study, provenance } })),
  );
  const where = await screen.findByRole('region', { name: 'Where this comes from' });
  expect(within(where).getByText(/the passage on oil/)).toBeInTheDocument();
  expect(screen.getByRole('note').textContent).toMatch(/^Our sources say little on this topic\./);
});
