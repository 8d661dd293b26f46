import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { field, open, searchButton } from './testing/concordance.ts';

const tooShort = 'Search term must be at least 2 characters';
const tooLong = 'Search term must be less than 100 characters';
const notAWord = 'Please enter a single word without spaces or special characters';

describe('validation of the search field', () => {
  it.each([
    ['l', tooShort],
    ['  l  ', tooShort],
    ['two words', notAWord],
    ["love's", notAWord],
    ['g26', notAWord],
  ])('does not send %j and shows the error below the field', async (text, message) => {
    const { calls, address } = open('/concordance');
    await userEvent.type(field(), `${text}{Enter}`);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toEqual([]);
    expect(address()).toBe('/concordance');
  });

  it('offers the search over verses for several words, and leads there', async () => {
    const { address } = open('/concordance');
    await userEvent.type(field(), 'still small voice{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Search the verses for “still small voice”' }));
    await waitFor(() => expect(address()).toBe('/search?q=still+small+voice'));
  });

  it.each(['kms', 'suicide', 'i want to kill myself'])(
    'security: %j leads to help, and into no request and no address',
    async (text) => {
      const { address, calls } = open('/concordance');
      await userEvent.type(field(), `${text}{Enter}`);
      await waitFor(() => expect(address()).toBe('/question/help'));
      expect(calls).toEqual([]);
    },
  );

  it.each(['kms', 'suicide', 'i want to kill myself'])('security: %j leaves the address unasked', async (text) => {
    const { address, calls } = open(`/concordance/${encodeURIComponent(text)}`);
    await waitFor(() => expect(address()).toBe('/question/help'));
    expect(document.title).not.toContain(text);
    expect(calls).toEqual([]);
  });

  it.each(['synagogue', 'himself', 'kill'])('answers %j, which is a word of the Bible', async (word) => {
    const { address, calls } = open('/concordance');
    await userEvent.type(field(), `${word}{Enter}`);
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ query: word, limit: 200 }]));
    expect(address()).toBe(`/concordance/${word}`);
  });

  it('offers nothing else for one word that is refused', async () => {
    open('/concordance');
    await userEvent.type(field(), 'g26{Enter}');
    expect(screen.queryByRole('button', { name: /^Search the verses/ })).toBeNull();
  });

  it('reports an empty field as too short', async () => {
    open('/concordance');
    await userEvent.click(searchButton());
    expect(await screen.findByText(tooShort)).toBeInTheDocument();
  });

  it('shows only the first error and removes it once the input is valid', async () => {
    open('/concordance');
    await userEvent.type(field(), '1{Enter}');
    expect(await screen.findByText(tooShort)).toBeInTheDocument();
    expect(screen.queryByText(notAWord)).toBeNull();
    await userEvent.type(field(), '1');
    expect(screen.getByText(notAWord)).toBeInTheDocument();
    await userEvent.clear(field());
    await userEvent.type(field(), 'love');
    expect(screen.queryByText(notAWord)).toBeNull();
  });

  it.each([
    ['a'.repeat(101), tooLong],
    ['two%20words', notAWord],
    ['x', tooShort],
  ])('reports %s in the URL as invalid and sends no request', async (text, message) => {
    const { calls } = open(`/concordance/${text}`);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field()).toHaveValue(decodeURIComponent(text));
    expect(calls).toEqual([]);
  });
});
