import { defaultVersionId } from '@berea/scripture';
import { benchFunctions } from './functions.ts';

const requests = 500;

/**
 * Compares John 3 through the full stack (HTTP, gateway, the function in Deno, REST, row-level security, PGlite) with
 * the one select behind it, in the same process at the same time. Warm, one request at a time; both numbers include the
 * client.
 */
export const benchChapter = (): Promise<string> =>
  benchFunctions(
    {},
    (call, database) => [
      [
        'bible-chapter over HTTP',
        requests,
        () => call('bible-chapter', { book: 'John', chapter: 3, bibleId: defaultVersionId }, 'data-number'),
      ],
      [
        'the select alone',
        requests,
        () =>
          database.tx(
            (tx) =>
              tx.query('select content from public.chapters where version_id = $1 and book = $2 and chapter = $3', [
                defaultVersionId,
                'John',
                3,
              ]),
            { readOnly: true },
          ),
      ],
    ],
    100,
  );
