import { json } from '@berea/shell-api/testing';
import type { Care } from '@berea/validation';
import { screen } from '@testing-library/react';
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
const studyWithCare = answering(() => json({ study, care }));

it.each([true, false])(
  'shows help before the study for a crisis topic; the study cannot be answered or saved (signed in: %s)',
  async (signedIn) => {
    const { address, calls } = open('/guided-studies', studyWithCare, { signedIn });
    await userEvent.type(
      screen.getByRole('textbox', { name: 'What would you like to study?' }),
      'i want to kill myself{Enter}',
    );
    expect(document.activeElement).toBe(await title('You are not alone'));
    expect(address()).toBe('/guided-studies/help');
    expect(calls.map(({ body }) => body)).toEqual([{ topic: 'i want to kill myself' }]);
    expect(screen.getByRole('heading', { level: 2, name: 'Part 1: In the night' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save Study to Journal' })).toBeNull();
    expect(screen.queryByText('Sign in to answer questions and save your progress')).toBeNull();
    expect(JSON.stringify([{ ...localStorage }, document.title])).not.toContain('kill');
  },
);

it('removes a crisis topic from the URL', async () => {
  const { address } = open('/guided-studies?topic=i+want+to+kill+myself', studyWithCare);
  await title('You are not alone');
  expect(address()).toBe('/guided-studies/help');
});
