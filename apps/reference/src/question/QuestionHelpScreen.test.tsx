import { json, unreachable } from '@berea/shell-api/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { care, cardText, cardVerses, expectCard, helpTitle, kept } from '../testing/care.ts';
import { data, open as openAt, questionAnswer, type Answer } from '../testing/reference.ts';

const sentence = 'my husband hits me';
const address = `/question?${new URLSearchParams({ q: sentence })}`;
const answerWithCare = data({
  ...questionAnswer,
  question: sentence,
  plainEnglishExplanation: cardText,
  references: cardVerses.map(({ reference, text }) => ({ scripture: reference, text, why: 'God says go.' })),
  care,
});
const open = (at: string | string[], answer: Answer = answerWithCare) => openAt(at, { 'scripture-question': answer });

async function ask(text: string) {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Get Verses' }));
}

describe('a crisis question', () => {
  it('shows focused help before the answer and never appears in the URL', async () => {
    const { address: where, calls } = open('/question');
    await ask(sentence);
    await waitFor(async () => expect(await helpTitle('A place to be heard')).toHaveFocus());
    expect(where()).toBe('/question/help');
    expect(calls.map(({ body }) => body)).toEqual([{ question: sentence }]);
    expect(screen.getByText('It is good that you said it.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leave this page quickly' })).toBeInTheDocument();
    expectCard();
    expect(screen.getByText('And when they were departed')).toBeInTheDocument();
    expect(screen.queryByText(sentence)).toBeNull();
    expect(kept()).not.toContain('husband');
  });

  it('is removed from the URL', async () => {
    const { address: where } = open(address);
    await helpTitle('A place to be heard');
    expect(where()).toBe('/question/help');
  });

  it('is sent even if it is shorter than the minimum length', async () => {
    const { calls } = open('/question');
    await ask('kms');
    await helpTitle('A place to be heard');
    expect(calls.map(({ body }) => body)).toEqual([{ question: 'kms' }]);
  });

  it('is discarded when the user leaves the page, and Forward leads to the form', async () => {
    const { go, address: where } = open(['/', '/question']);
    await ask(sentence);
    await helpTitle('A place to be heard');
    await go(-1);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })).toHaveValue('');
    await go(1);
    expect(where()).toBe('/question');
  });

  it('is discarded by a reload, which leads to the form', () => {
    const { address: where } = open('/question/help');
    expect(where()).toBe('/question');
  });

  it('shows built-in help when the request fails, and the answer after a retry', async () => {
    let healthy = false;
    open('/question', (call) => (healthy ? answerWithCare(call) : unreachable()));
    await ask(sentence);
    await helpTitle('You deserve to be safe');
    expect(screen.getAllByRole('link', { name: /^(Call|Text|Website)/ }).length).toBeGreaterThan(0);
    healthy = true;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'What may help' })).toBeInTheDocument();
    // The help text does not change while the user may be reading it.
    expect(screen.getByRole('heading', { level: 1, name: 'You deserve to be safe' })).toBeInTheDocument();
  });
});

it('shows the ordinary answer with its labels below a strip of help where danger is only possible', async () => {
  const { situation: _, ...possible } = care;
  open('/question', data({ ...questionAnswer, care: possible }));
  await ask('what does the bible say about suicide');
  await helpTitle('A place to be heard');
  for (const name of ['Summary Answer', 'Putting It All Together', 'Key Scripture References'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  // First in reading order: the number, then what opens the rest.
  const more = screen.getByText('More help');
  expect(more.closest('details')).not.toHaveAttribute('open');
  expect(within(more.closest('details')!).getByText('It is good that you said it.')).toBeInTheDocument();
  const answer = screen.getByRole('article', { name: 'Answer' });
  for (const before of [screen.getByText('In danger now?'), more])
    expect(before.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows the whole help where danger is clear, or where only possible danger meets no answer', async () => {
  open('/question');
  await ask(sentence);
  await helpTitle('A place to be heard');
  expect(screen.queryByText('More help')).toBeNull();
  cleanup();
  open('/question', unreachable);
  await ask('what does the bible say about suicide');
  await helpTitle('You are not alone');
  expect(screen.queryByText('More help')).toBeNull();
});

it('shows help and removes the question from the URL when only the back end recognises a crisis', async () => {
  const plain = 'What does the Bible say about worry?';
  const { address: where, calls } = open(
    `/question?${new URLSearchParams({ q: plain })}`,
    data({ ...questionAnswer, care }),
  );
  await helpTitle('A place to be heard');
  expect(where()).toBe('/question/help');
  expect(calls).toHaveLength(1);
});

it('answers an ordinary question without help', async () => {
  open(`/question?${new URLSearchParams({ q: questionAnswer.question })}`, () => json({ data: questionAnswer }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: questionAnswer.question })).toBeInTheDocument(),
  );
  expect(screen.queryByText('In danger now?', { exact: false })).toBeNull();
});
