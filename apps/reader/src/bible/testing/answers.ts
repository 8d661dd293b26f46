import { json, type Call, type Routes } from '@berea/shell-api/testing/stories';
import * as z from 'zod/mini';

/** The request body of `bible-chapter`. */
export const request = z.object({ book: z.string(), chapter: z.number(), bibleId: z.string() });
/** A fake response of a function or table. */
export type Answer = NonNullable<Routes[string]>;

/** A fake `bible-chapter` function. Each chapter has two verses whose text contains their reference and version. */
export const anyChapter: Answer = ({ body }: Call) => {
  const { book, chapter, bibleId } = request.parse(body);
  const verse = (number: number) =>
    `<span class="v" data-number="${number}">${number}</span>${book} ${chapter}:${number} in ${bibleId}. `;
  return json({ data: { reference: `${book} ${chapter}`, content: `<p class="p">${verse(1)}${verse(2)}</p>` } });
};

/** A fake table: returns its rows for GET, and 204 for writes unless `writing` says otherwise. */
export const table =
  (rows: readonly object[], writing: Answer = () => new Response(null, { status: 204 })): Answer =>
  (call) =>
    call.method === 'GET' ? json(rows) : writing(call);
