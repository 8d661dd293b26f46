import { json, renderRemote, type Call, type Routes } from '@berea/shell-api/testing';
import { screen } from '@testing-library/react';
import { z } from 'zod';
import { remote } from '../../remote.tsx';

export const request = z.object({ book: z.string(), chapter: z.number(), bibleId: z.string() });
export type Answer = NonNullable<Routes[string]>;

/** The function, as a reader meets it: each chapter has two verses that say where they stand. */
export const anyChapter: Answer = ({ body }: Call) => {
  const { book, chapter, bibleId } = request.parse(body);
  const verse = (number: number) => `<span class="v" data-number="${number}">${number}</span>${book} ${chapter}:${number} in ${bibleId}. `;
  return json({ data: { reference: `${book} ${chapter}`, content: `<p class="p">${verse(1)}${verse(2)}</p>` } });
};

/** Opens the reader at an address, where the function answers like this. */
export const open = (at: Parameters<typeof renderRemote>[1]['at'], answer: Answer = anyChapter, settings = {}) =>
  renderRemote(remote, { at, settings, routes: { '/functions/v1/bible-chapter': answer } });

export const picker = (name: string) => screen.getByRole<HTMLButtonElement>('combobox', { name });
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const passage = () => screen.getByRole('region');
