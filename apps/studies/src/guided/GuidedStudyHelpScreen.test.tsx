import { json } from '@berea/shell-api/testing';
import type { Care, GuidedStudyBody } from '@berea/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answering, open, study, title } from '../testing/studies.tsx';

const care: Care = {
  kind: 'self-harm',
  situation: 'suicidal-thoughts',
  title: 'You are not alone',
  message: 'It is good that you said it.',
  resources: [{ name: 'The lantern line', for: 'Anyone', kinds: ['self-harm'], country: 'international', phone: '12' }],
};
/** As a back end writes a card: the reason for a passage is a paragraph of its section. */
const card: GuidedStudyBody = {
  ...study,
  studySections: [
    {
      heading: 'In the night',
      teachingText: 'You may cry.\n\nLamentations 3:22-23: Somebody was there before you.',
      supportingScriptures: [{ reference: 'Lamentations 3:22-23', text: 'His compassions fail not.' }],
    },
  ],
  reflectionQuestions: [],
  suggestedLongReads: [],
};
const studyWithCare = answering(() => json({ study: card, care }));

it.each([true, false])(
  'shows help before the study for a crisis topic; the study cannot be answered or saved (signed in: %s)',
  async (signedIn) => {
    const { address, calls } = open('/guided-studies', studyWithCare, { signedIn });
    await userEvent.type(
      screen.getByRole('textbox', { name: 'What would you like to study?' }),
      'i want to kill myself{Enter}',
    );
    await waitFor(async () => expect(await title('You are not alone')).toHaveFocus());
    expect(address()).toBe('/guided-studies/help');
    expect(calls.map(({ body }) => body)).toEqual([{ topic: 'i want to kill myself' }]);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['You are not alone', 'What may help', 'In the night', 'A prayer']);
    const passage = within(screen.getByRole('figure'));
    expect(passage.getByText('Somebody was there before you.')).toBeInTheDocument();
    expect(passage.getByText('His compassions fail not.')).toBeInTheDocument();
    // In a new tab: the way back to this page leads to the form.
    expect(passage.getByRole('link', { name: 'Lamentations 3:22-23' })).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save Study to Journal' })).toBeNull();
    expect(screen.queryByText('Sign in to answer questions and save your progress')).toBeNull();
    expect(JSON.stringify([{ ...localStorage }, document.title])).not.toContain('kill');
  },
);

it('shows an ordinary study below the help where no card replaces it', async () => {
  const { situation: _, ...possible } = care;
  open(
    '/guided-studies?topic=suicide',
    answering(() => json({ study, care: possible })),
  );
  await title('You are not alone');
  expect(screen.getByRole('heading', { level: 2, name: 'Part 1: In the night' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Closing Prayer' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('removes a crisis topic from the URL', async () => {
  const { address } = open('/guided-studies?topic=i+want+to+kill+myself', studyWithCare);
  await title('You are not alone');
  expect(address()).toBe('/guided-studies/help');
});
