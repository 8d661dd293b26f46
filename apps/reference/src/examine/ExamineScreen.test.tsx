import { json, silence, unreachable } from '@berea/shell-api/testing';
import type { Examination } from '@berea/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { kept } from '../testing/care.ts';
import { data, open } from '../testing/reference.ts';
import { reportAsMarkdown } from './report-markdown.ts';
import { explained, summed } from './verdicts.ts';

const examination: Examination = {
  references: [
    { written: 'Jn 3.16', reference: 'John 3:16', exists: true },
    { written: 'John 3:99', reference: 'John 3:99', exists: false, reason: 'John 3 has 36 verses.' },
  ],
  quotations: [
    {
      text: 'God so loved the church',
      verdict: 'altered',
      claimed: 'John 3:16',
      reference: 'John 3:16',
      versions: ['King James Version'],
      compared: [
        { in: 'both', words: 'God so loved the' },
        { in: 'text', words: 'church' },
        { in: 'passage', words: 'world' },
      ],
      remarks: ['No version has “church” where the passage has “world”.'],
    },
    {
      text: 'Jesus wept',
      verdict: 'exact',
      reference: 'John 11:35',
      versions: ['King James Version'],
      compared: [],
      remarks: [],
    },
    { text: 'a *made-up* line', verdict: 'missing', claimed: 'Psalms 23:1', versions: [], compared: [], remarks: [] },
  ],
  versions: ['King James Version'],
};
const field = () => screen.getByRole('textbox', { name: 'The text' });
const button = (name: string) => screen.getByRole('button', { name });
const pasted = 'A sermon with “God so loved the church” (Jn 3.16).';

async function examine() {
  const stage = open('/examine', { examine: data(examination) });
  await userEvent.click(field());
  await userEvent.paste(pasted);
  await userEvent.click(button('Examine'));
  await screen.findByRole('article', { name: 'Report' });
  return stage;
}

it('sends the text without a session and shows what was found, with the focus on its heading', async () => {
  const { calls } = await examine();
  expect(calls[0]?.body).toEqual({ text: pasted });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'What was found' })).toHaveFocus());
  expect(screen.getByText('2 references and 3 quotations were read. 3 need a second look.')).toBeTruthy();
  const [altered, exact, missing] = within(screen.getByRole('list', { name: 'Quotations' })).getAllByRole('listitem');
  expect(within(altered!).getByText('Altered')).toBeTruthy();
  expect(within(altered!).getByText(/^Nearest John 3:16 .* No version has “church”/)).toBeTruthy();
  expect(within(altered!).getByText('church').tagName).toBe('INS');
  expect(within(altered!).getByText('world').tagName).toBe('DEL');
  expect(within(exact!).getByText('John 11:35, word for word in: King James Version.')).toBeTruthy();
  expect(within(missing!).getByRole('button', { name: 'Psalms 23:1' })).toBeTruthy();
});

it('says that quotations are in another wording, instead of that nothing needs a second look', async () => {
  const [altered, exact] = examination.quotations;
  const reworded = { ...altered!, verdict: 'wording' as const, remarks: [] };
  const looked = (quotations: Examination['quotations']) => summed({ references: [], quotations, versions: [] });
  open('/examine', { examine: data({ ...examination, references: [], quotations: [reworded, exact!] }) });
  await userEvent.type(field(), 'God so loved the church');
  await userEvent.click(button('Examine'));
  const report = within(await screen.findByRole('article', { name: 'Report' }));
  const oneReworded = '1 quotation is in another wording: compare it below.';
  expect(report.getByText(`0 references and 2 quotations were read. ${oneReworded}`)).toBeTruthy();
  expect(looked([reworded, reworded])).toContain('2 quotations are in another wording: compare them below.');
  expect(looked([reworded, altered!])).toContain(`1 needs a second look. ${oneReworded}`);
  expect(looked([exact!])).toBe('0 references and 1 quotation were read. Nothing needs a second look.');
});

it('says which references exist, and opens the chapter of one', async () => {
  await examine();
  const [first, second] = within(screen.getByRole('list', { name: 'References' })).getAllByRole('listitem');
  expect(first!.textContent).toBe('John 3:16 (written “Jn 3.16”)');
  expect(within(first!).getByRole('button', { name: 'John 3:16' })).toHaveAttribute('aria-haspopup', 'dialog');
  expect(second!.textContent).toBe('John 3:99 does not exist. John 3 has 36 verses.');
});

it('says which words beside a reference are not its own, and what these are', async () => {
  const words = 'The LORD is my banker';
  const beside = { words, passage: 'The LORD is my shepherd; I shall not want.' };
  const own = { written: 'Psalm 23:1', reference: 'Psalms 23:1', exists: true, beside };
  const found = { references: [own], quotations: [], versions: [] };
  open('/examine', { examine: data(found) });
  await userEvent.type(field(), `${words} (Psalm 23:1).`);
  await userEvent.click(button('Examine'));
  const report = await screen.findByRole('article', { name: 'Report' });
  expect(report).toHaveTextContent('1 reference and 0 quotations were read. 1 needs a second look.');
  const references = within(report).getByRole('list', { name: 'References' });
  const sentence = `Beside it stands “${words}”: not a quotation. The King James Version has there: “${beside.passage}”`;
  expect(references).toHaveTextContent(`Not the words of this versePsalms 23:1${sentence}`);
  expect(reportAsMarkdown(found)).toContain(sentence);
  expect(summed({ ...found, references: [own, own] })).toContain('2 need a second look.');
});

it('names the verse that is nearest to a saying after what is known of it', () => {
  const saying = {
    ...examination.quotations[0]!,
    verdict: 'saying' as const,
    claimed: 'Proverbs',
    reference: 'Romans 5:6',
    remarks: ['It is as old as Aesop.'],
  };
  expect(explained(saying)).toBe(
    'Often taken for scripture. Proverbs does not say it. It is as old as Aesop. The nearest verse is Romans 5:6.',
  );
});

it('copies the report as Markdown, and prints it', async () => {
  userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const printed = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  const { toasts } = await examine();
  await userEvent.click(button('Copy as Markdown'));
  expect(write).toHaveBeenCalledWith(reportAsMarkdown(examination));
  expect(toasts.at(-1)).toMatchObject({ title: 'Copied' });
  await userEvent.click(button('Print'));
  expect(printed).toHaveBeenCalledOnce();
});

it('writes Markdown that shows what was pasted as it is', () => {
  const markdown = reportAsMarkdown(examination);
  expect(markdown).toContain('God so loved the **church** ~~world~~');
  expect(markdown).toContain(String.raw`> a \*made-up\* line`);
  expect(markdown).toContain('- John 3:99: does not exist. John 3 has 36 verses.');
  expect(summed({ references: [], quotations: [], versions: [] })).toBe(
    'No reference and no quotation was found in this text.',
  );
});

it.each(['Back to the text', 'Back'])('returns to the text with "%s", to change it', async (by) => {
  const { go, address } = await examine();
  if (by === 'Back') await go(-1);
  else await userEvent.click(button(by));
  await screen.findByRole('textbox', { name: 'The text' });
  expect(field()).toHaveValue(pasted);
  expect(field()).toHaveFocus();
  expect(address()).toBe('/examine');
});

it('returns to the text when somebody goes back before the report comes', async () => {
  const { go, address } = open('/examine', { examine: silence });
  await userEvent.click(field());
  await userEvent.paste(pasted);
  await userEvent.click(button('Examine'));
  await screen.findByRole('button', { name: 'Examining...' });
  await go(-1);
  expect(address()).toBe('/examine');
  expect(field()).toHaveValue(pasted);
  expect(field()).toBeEnabled();
});

it('says that a text is too long instead of cutting it off', async () => {
  const { calls } = open('/examine');
  await userEvent.click(field());
  await userEvent.paste('a'.repeat(20_001));
  await userEvent.click(button('Examine'));
  expect(await screen.findByText('The text can be at most 20,000 characters long')).toBeTruthy();
  expect(calls).toEqual([]);
});

it('keeps the text when examining fails, and can be tried again', async () => {
  let healthy = false;
  const { toasts } = open('/examine', { examine: () => (healthy ? json({ data: examination }) : unreachable()) });
  await userEvent.click(field());
  await userEvent.paste(pasted);
  await userEvent.click(button('Examine'));
  await vi.waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Unable to examine the text' }));
  expect(field()).toHaveValue(pasted);
  await vi.waitFor(() => expect(field()).toHaveFocus());
  healthy = true;
  await userEvent.click(button('Examine'));
  expect(await screen.findByRole('article', { name: 'Report' })).toBeTruthy();
});

it('security: what is pasted is kept in no storage, title or address', async () => {
  await examine();
  expect(kept()).not.toContain('so loved');
});
