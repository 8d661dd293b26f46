import { json, silence, unreachable } from '@berea/shell-api/testing';
import { loadCareRules } from '@berea/care';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { context, data, open as openAt, questionAnswer, type Answer } from '../testing/reference.ts';

const asked = questionAnswer.question;
const address = `/question?${new URLSearchParams({ q: asked })}`;
const open = (at: Parameters<typeof openAt>[0], answer: Answer = data(questionAnswer), version?: string) =>
  openAt(at, { 'scripture-question': answer, 'chapter-context': () => json(context) }, version);

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const answered = () => screen.findByRole('heading', { level: 1, name: asked });

async function ask(text: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
  await userEvent.click(button('Get Verses'));
}

describe('a question that is typed and not answered yet', () => {
  // A text is not kept before the rules are there.
  beforeEach(async () => void (await loadCareRules()));

  it('is there again after leaving and after a reload', async () => {
    const { go, unmount } = open('/question');
    await userEvent.type(field(), 'Why did Jesus');
    await go('/bible');
    await go(-1);
    expect(field()).toHaveValue('Why did Jesus');
    unmount();
    open('/question');
    expect(field()).toHaveValue('Why did Jesus');
    expect(button('Get Verses')).toBeEnabled();
    expect(screen.queryByText('Question must be at least 10 characters')).toBeNull();
  });

  it('is there again when somebody goes back before the answer comes', async () => {
    const { go } = open('/question', silence);
    await ask(asked);
    await screen.findByRole('button', { name: 'Getting Answer...' });
    await go(-1);
    expect(field()).toHaveValue(asked);
  });

  it('is forgotten with its answer, and what was typed since is not', async () => {
    const { go } = open('/question');
    await ask(asked);
    await answered();
    expect(sessionStorage).toHaveLength(0);
    await go('/question');
    await userEvent.type(field(), 'And who');
    await go(address);
    await answered();
    await go('/question');
    expect(field()).toHaveValue('And who');
  });

  it('security: is not kept when it tells of danger, not even its beginning', async () => {
    const { go } = open('/question');
    await userEvent.type(field(), 'I want to kill myself');
    expect(sessionStorage).toHaveLength(0);
    await go('/bible');
    await go('/question');
    expect(field()).toHaveValue('');
  });

  it('security: is not kept when the answer tells of danger that the rules here missed', async () => {
    const care = { kind: 'self-harm', title: 'You matter', message: 'Please call.', resources: [] };
    open('/question', data({ ...questionAnswer, care }));
    await ask(asked);
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });
});

describe('the form', () => {
  it('has a heading, a counter, a disabled button while it is blank, and a link home', () => {
    open('/question');
    expect(screen.getByRole('heading', { level: 1, name: 'Ask a Question' })).toBeInTheDocument();
    expect(screen.getByText('0/500 characters')).toBeInTheDocument();
    expect(button('Get Verses')).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Ask a Question · Berea');
  });

  it('leads, above the field, to the page that checks quotations', () => {
    open('/question');
    const examine = screen.getByRole('link', { name: 'Check its quotations' });
    expect(examine).toHaveAttribute('href', '/examine');
    expect(examine.compareDocumentPosition(field())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('counts the typed characters, accepts 500, and stays disabled for whitespace', async () => {
    open('/question');
    await userEvent.type(field(), '   ');
    expect(screen.getByText('3/500 characters')).toBeInTheDocument();
    expect(button('Get Verses')).toBeDisabled();
    expect(field().maxLength).toBe(500);
  });

  it.each([
    ['Why?', 'Question must be at least 10 characters'],
    ['   too short   ', 'Question must be at least 10 characters'],
  ])('rejects "%s" with an error and clears the error once it is fixed', async (text, message) => {
    const { calls } = open('/question');
    await ask(text);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(calls).toEqual([]);
    await userEvent.type(field(), ' but now it is long enough');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('shows an error and sends nothing when the URL contains a question that is too long', async () => {
    const { calls } = open(`/question?q=${'a'.repeat(501)}`);
    expect(await screen.findByText('Question must be less than 500 characters')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('is also sent with Ctrl+Enter', async () => {
    open('/question');
    await userEvent.type(field(), `${asked}{Control>}{Enter}{/Control}`);
    expect(await answered()).toBeTruthy();
  });

  it('shows its hint until it is dismissed, and remembers the dismissal', async () => {
    open('/question');
    await userEvent.click(
      within(screen.getByRole('complementary', { name: 'How to ask' })).getByRole('button', {
        name: 'Dismiss this hint',
      }),
    );
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(localStorage.getItem('question')).toBe('true');
  });
});

describe('while the answer is pending', () => {
  it('shows and announces the loading state and disables the button', async () => {
    open('/question', silence);
    await ask(asked);
    expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Getting Answer...' })).toBeDisabled();
    expect(screen.getByRole('status').textContent).toBe('Getting Answer...');
    expect(field()).toHaveValue(asked);
  });
});

describe('the answer', () => {
  it('has the question as its focused heading and shows its sections', async () => {
    const { address: where } = open('/question');
    await ask(`  ${asked} `);
    await waitFor(async () => expect(await answered()).toHaveFocus());
    expect(where()).toBe(address);
    expect(
      within(screen.getByRole('region', { name: 'Summary Answer' })).getByText('Bring it to God, one day at a time.'),
    ).toBeTruthy();
    const together = screen.getByRole('region', { name: 'Putting It All Together' });
    expect([...together.querySelectorAll('p')].map((paragraph) => paragraph.textContent)).toEqual([
      'Jesus points at birds.',
      'Paul points at prayer.',
    ]);
    expect(
      within(screen.getByRole('region', { name: 'Where Christians Differ' })).getByText(/^Some hold/),
    ).toBeTruthy();
    const items = within(screen.getByRole('region', { name: 'Key Scripture References' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Matthew 6:25-27Jesus on what worry cannot doTake no thought for your life',
      'Philippians 4:6Paul on what to do insteadBe careful for nothing',
    ]);
    expect(document.title).toBe(`${asked} · Ask a Question · Berea`);
  });

  it('is requested when its URL is opened', async () => {
    const { calls } = open(address);
    await answered();
    expect(calls.map(({ body }) => body)).toEqual([{ question: asked }]);
  });

  it("requests the user's Bible version if it is not the default, and marks the language of the verses", async () => {
    const { calls } = open(
      address,
      data({
        ...questionAnswer,
        provenance: { ...questionAnswer.provenance, sources: [{ name: 'Reina-Valera 1909' }] },
      }),
      'spa-rv1909',
    );
    await answered();
    expect(calls[0]?.body).toEqual({ question: asked, bibleId: 'spa-rv1909' });
    expect(
      within(screen.getByRole('region', { name: 'Key Scripture References' })).getByText('Reina-Valera 1909'),
    ).toBeTruthy();
    expect(screen.getByText('Be careful for nothing').lang).toBe('es');
  });

  it('shows its sources and what was checked', async () => {
    open(address);
    await answered();
    const origin = screen.getByRole('region', { name: 'Where this comes from' });
    expect(
      within(origin)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['King James Version: the cited verses', "Nave's Topical Bible"]);
    await userEvent.click(within(origin).getByText('Checked'));
    expect(
      within(origin).getByText(
        '2 references were looked up and exist. 2 quotations are the stored text, word for word.',
      ),
    ).toBeTruthy();
    expect(within(origin).getByRole('link', { name: 'All texts and their licences' })).toHaveAttribute(
      'href',
      '/sources',
    );
  });

  it('names the question of ours that is answered, where it was asked in other words', async () => {
    open(address, data({ ...questionAnswer, outcome: 'card', answers: 'Why does God allow suffering?' }));
    await answered();
    expect(screen.getByText('This is our answer to “Why does God allow suffering?”')).toBeVisible();
  });

  it('offers the cards that are near under their own titles', async () => {
    open(
      address,
      data({
        ...questionAnswer,
        outcome: 'fact',
        nearest: [
          { kind: 'question', title: 'How do I stop worrying?' },
          { kind: 'objection', title: 'Who Made God?' },
          { kind: 'entry', title: 'Nehemiah' },
          { kind: 'entry', title: 'Nehemiah the Governor' },
          { kind: 'study', title: 'Prayer' },
        ],
      }),
    );
    await answered();
    const links = within(screen.getByRole('region', { name: 'Near to This' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['How do I stop worrying?', '/question?q=How+do+I+stop+worrying%3F'],
      ['Who Made God?', '/apologetics?q=Who+Made+God%3F'],
      ['Nehemiah (the book)', '/encyclopedia/entry/Nehemiah'],
      ['Nehemiah the Governor', '/encyclopedia/entry/Nehemiah%20the%20Governor'],
      ['A study: Prayer', '/guided-studies?topic=Prayer'],
    ]);
  });

  it('shows three passages where there is no answer, and the others when they are wanted', async () => {
    const references = ['1', '2', '3', '4', '5'].map((verse) => ({
      scripture: `Psalms 23:${verse}`,
      text: `Verse ${verse}.`,
    }));
    open(address, data({ ...questionAnswer, outcome: 'passages', plainEnglishExplanation: '', references }));
    await answered();
    const shown = () => within(screen.getByRole('list', { name: 'References' })).getAllByRole('listitem');
    expect(shown()).toHaveLength(3);
    await userEvent.click(button('Show all 5 passages'));
    expect(shown()).toHaveLength(5);
  });

  it('is one sentence where there is nothing to answer', async () => {
    open(
      address,
      data({
        question: asked,
        summary: 'One sentence.',
        plainEnglishExplanation: '',
        references: [],
        provenance: questionAnswer.provenance,
        outcome: 'declined',
      }),
    );
    await answered();
    expect(screen.getByText('One sentence.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Key Scripture References' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Sources' })).toBeNull();
  });

  it('says when no passage was found, and omits empty sections', async () => {
    open(
      address,
      data({ question: asked, summary: 'Nothing was found.', plainEnglishExplanation: '', references: [] }),
    );
    await answered();
    expect(screen.getByText('No passage was found for this question.')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Where Christians Differ' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Putting It All Together' })).toBeNull();
  });

  it('links to an empty form with "Ask Another Question"', async () => {
    const { go } = open(['/question', address]);
    await answered();
    await go(screen.getByRole('link', { name: 'Ask Another Question' }).getAttribute('href')!);
    expect(field()).toHaveValue('');
    await go(-1);
    await answered();
  });
});

describe('a reference', () => {
  it('opens its chapter with a summary, scrolls to the marked verse and links to the Bible reader', async () => {
    const { calls } = open(address);
    await answered();
    await userEvent.click(button('Matthew 6:25-27'));
    const dialog = await screen.findByRole('dialog', { name: 'Matthew 6:25-27' });
    expect(await within(dialog).findByText('From the sermon on the mount.')).toBeInTheDocument();
    expect(within(dialog).getByText('Take no thought for your life')).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
    expect(calls.at(-1)?.body).toEqual({ book: 'Matthew', chapter: 6, verse: 25, bibleId: '06125adad2d5898a-01' });
    expect(within(dialog).getByRole('link', { name: 'Read in the Bible' })).toHaveAttribute(
      'href',
      '/bible/matthew/6/25-27',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('also opens its chapter when it is in the prose', async () => {
    open(address, data({ ...questionAnswer, summary: 'Birds are fed (Matthew 6:26).' }));
    await answered();
    await userEvent.click(button('Matthew 6:26'));
    expect(await screen.findByRole('dialog', { name: 'Matthew 6:26' })).toBeInTheDocument();
  });

  it('shows an error in the dialog and a toast when its chapter cannot be loaded, and can be retried', async () => {
    let healthy = false;
    const { toasts } = openAt(address, {
      'scripture-question': data(questionAnswer),
      'chapter-context': () => (healthy ? json(context) : json({ error: 'Busy.' }, 400)),
    });
    await answered();
    await userEvent.click(button('Philippians 4:6'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Philippians 4:6' }));
    expect(await dialog.findByText('Failed to load chapter context.')).toBeInTheDocument();
    expect(toasts).toEqual([
      { title: 'Failed to load chapter context', description: 'Please try again.', kind: 'destructive' },
    ]);
    healthy = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('From the sermon on the mount.')).toBeInTheDocument();
  });

  it('is plain text when it names no existing passage', async () => {
    open(address, data({ ...questionAnswer, references: [{ scripture: 'Hezekiah 3:16', text: '' }] }));
    await answered();
    expect(screen.queryByRole('button', { name: 'Hezekiah 3:16' })).toBeNull();
    expect(screen.getByText('Hezekiah 3:16')).toBeInTheDocument();
  });
});

describe('a failure', () => {
  it.each([
    ['the network is down', unreachable],
    ['the function fails', () => json({ error: 'out' }, 500)],
    ['a 200 response contains an error', () => json({ error: 'nothing' })],
    ['the response has an invalid shape', () => json({ data: { summary: 1 } })],
  ])('shows a toast when %s, keeps the question, and can be retried from the toast', async (_, answer) => {
    let healthy = false;
    const { toasts } = open('/question', (call) => (healthy ? data(questionAnswer)(call) : answer()));
    await ask(asked);
    await waitFor(() =>
      expect(toasts).toMatchObject([
        {
          title: 'Unable to get answer',
          description: 'Please try again in a moment.',
          kind: 'destructive',
          action: { label: 'Try again' },
        },
      ]),
    );
    expect(field()).toHaveValue(asked);
    await waitFor(() => expect(field()).toHaveFocus());
    healthy = true;
    toasts[0]!.action!.run();
    await answered();
  });

  it('is cleared by a successful new request', async () => {
    let healthy = false;
    const { toasts } = open('/question', (call) => (healthy ? data(questionAnswer)(call) : unreachable()));
    await ask(asked);
    await waitFor(() => expect(toasts).toHaveLength(1));
    healthy = true;
    await userEvent.click(button('Get Verses'));
    await answered();
  });
});
