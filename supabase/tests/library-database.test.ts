/**
 * The library in the database, on PGlite and on PostgreSQL: what is imported, how search works, and who may read and
 * write.
 */

import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { defaultVersionId, parseReference, positionOf, type VersePlace } from '@berea/scripture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Row } from '@berea/embedded';
import { forEachEngine, onOneEngine } from './engines.ts';
import { queryTerms } from '@berea/search';
import '@berea/search/testing';
import { importLibrary } from '@berea/importer';
import { writeManifest, writePackedDictionary, dataFolder, realModules } from '@berea/importer/testing';
import { preparedDatabases } from './prepared-databases.ts';

const tables = [
  'cross_references',
  'topics',
  'topic_names',
  'topic_headings',
  'search_verses',
  'search_postings',
  'search_built',
];
const at = (written: string): number => positionOf(parseReference(written) as VersePlace);
const answer = z.object({
  known: z.array(z.string()),
  topics: z.array(z.string()),
  verses: z.array(
    z.tuple([z.int(), z.number(), z.string(), z.array(z.string()), z.array(z.tuple([z.string(), z.string()]))]),
  ),
});

/** The results of each engine, for comparison. */
const foundBy = new Map<string, unknown[]>();
const questions = [
  'anxiety',
  'the fruit of the spirit',
  'how can I forgive someone who hurt me',
  'asdf qwer',
  'who was Melchizedek',
];

forEachEngine(
  (engine) => {
    const rows = async (sql: string, params: readonly unknown[] = []): Promise<Row[]> =>
      (await engine.database.tx((tx) => tx.query(sql, params))).rows;
    const search = async (text: string, wanted = 12): Promise<z.infer<typeof answer>> => {
      const { weights, topicTerms } = queryTerms(text);
      const [row] = await rows('select public.library_search($1, $2, $3, $4, $5) as found', [
        [...weights.keys()],
        [...weights.values()],
        topicTerms,
        defaultVersionId,
        wanted,
      ]);
      return answer.parse(row!['found']);
    };
    const asVisitor = (sql: string): Promise<unknown> =>
      engine.database.tx(async (tx) => {
        await tx.exec('set local role anon');
        return (await tx.query(sql)).rows;
      });

    beforeAll(async () => {
      await realModules();
    }, 240_000);

    it('security: a term counts once, however often a search repeats it, and there are not too many', async () => {
      const found = async (terms: readonly string[]): Promise<unknown> => {
        const weights = terms.map(() => 1);
        return (
          await rows('select public.library_search($1, $2, $3, $4, $5) as found', [
            terms,
            weights,
            [],
            defaultVersionId,
            12,
          ])
        )[0]!['found'];
      };
      const many = Array.from({ length: 1000 }, () => 'lord');
      expect(await found(many)).toEqual(await found(['lord']));
      await expect(found([...many, 'god'])).rejects.toThrow('at most 1000 terms');
    });

    it('contains the complete sources, each with its licence', async () => {
      const found = await rows(
        `select id, counts, licence, origin_url from public.sources where id in ('nave', 'scofield', 'tdavid', 'cross-references') order by id`,
      );
      expect(found.map(({ id, counts }) => [id, counts])).toEqual([
        ['cross-references', { verses: 30412, references: 386550, leftOut: 77 }],
        [
          'nave',
          {
            topics: 5320,
            headings: 22248,
            references: 77909,
            links: 4368,
            exact: 3712,
            mended: 611,
            within: 2,
            unresolved: 43,
            lost: 26,
          },
        ],
        ['scofield', { passages: 3207 }],
        ['tdavid', { passages: 2367 }],
      ]);
      for (const { licence, origin_url: url } of found)
        expect([licence, url]).toEqual([
          expect.stringMatching(/^(?:Public domain|MIT)/),
          expect.stringMatching(/^https?:/),
        ]);
      const [sizes] = await rows(
        `select (select count(*) from topics) topics, (select count(*) from topic_headings) headings, (select count(*) from cross_references) crossed, (select count(*) from search_verses) verses`,
      );
      expect(sizes).toEqual({ topics: 5320, headings: 22248, crossed: 30412, verses: 31102 });
    });

    it('is not imported again when nothing has changed', async () => {
      expect(await importLibrary({ database: engine.database, dataFolder })).toBe(false);
    });

    it('finds the verses that common questions mean', async () => {
      expect((await search('anxiety')).verses.slice(0, 3).map(([position]) => position)).toContain(
        at('Philippians 4:6'),
      );
      expect((await search('the fruit of the spirit')).verses[0]![0]).toBe(at('Galatians 5:22'));
      expect((await search('burnout')).verses.map(([position]) => position)).toContain(at('Matthew 11:28'));
    });

    it('returns the words and headings that a verse was found by, and the topics named in the query', async () => {
      const { verses, topics } = await search('who was Melchizedek');
      expect(topics[0]).toBe('Melchizedek');
      const [, , text, terms, headings] = verses.find(([position]) => position === at('Psalms 110:4'))!;
      expect(text).toContain('Melchizedek');
      expect(terms).toEqual(['melchizedek']);
      expect(headings.map(([topic]) => topic)).toContain('Melchizedek');
      for (const [, , , , each] of verses) expect(each.length).toBeLessThanOrEqual(3);
    });

    it('finds nothing for nonsense', async () => {
      expect(await search('asdf qwer')).toEqual({ known: [], topics: [], verses: [] });
    });

    it('returns only a few verses per chapter, the best first', async () => {
      const { verses } = await search('love one another', 12);
      const inChapter = Map.groupBy(verses, ([position]) => Math.floor(position / 1000));
      expect(Math.max(...[...inChapter.values()].map((each) => each.length))).toBeLessThanOrEqual(5);
      expect(verses.map(([, score]) => score)).toEqual(
        verses.map(([, score]) => score).toSorted((one, other) => other - one),
      );
    });

    it('finds the same on both engines', async () => {
      const found = [];
      for (const question of questions) {
        const { known, topics, verses } = await search(question);
        found.push({
          known: known.toSorted(),
          topics: topics.toSorted(),
          verses: verses.map(([position, score, , terms, headings]) => [
            position,
            Math.round(score),
            terms.toSorted(),
            headings,
          ]),
        });
      }
      foundBy.set(engine.kind, found);
      for (const other of foundBy.values()) expect(found).toEqual(other);
    });

    it('is readable by anyone and writable by nobody', async () => {
      for (const table of tables) {
        expect(await asVisitor(`select * from public.${table} limit 1`), table).toHaveLength(1);
        await expect(asVisitor(`delete from public.${table}`), table).rejects.toMatchObject({ code: '42501' });
        await expect(asVisitor(`insert into public.${table} default values`), table).rejects.toMatchObject({
          code: '42501',
        });
      }
      expect(
        answer.parse(
          (
            (await asVisitor(
              `select public.library_search(array['love'], array[1]::real[], array['love'], '${defaultVersionId}', 3) as found`,
            )) as Row[]
          )[0]!['found'],
        ).verses,
      ).toHaveLength(3);
    });

    // Imports once more: on the second engine only in `npm run test:full`.
    describe('without Nave’s', () => {
      let other: string;
      beforeAll(async () => {
        await rows(`delete from public.topics`);
        await rows(`delete from public.sources where id = 'nave'`);
        other = join(engine.dataFolder, 'without-nave');
        cpSync(join(dataFolder, 'packages'), join(other, 'packages'), { recursive: true });
        const place = join(other, 'packages/Nave');
        rmSync(place, { recursive: true });
        writePackedDictionary(join(place, 'sword'), 'Nave', { AARON: '<entryFree n="AARON"><def/></entryFree>' });
        writeManifest(place, { module: 'Nave', package: 'sword-dict-naves', version: '99' });
      });
      afterAll(() => rmSync(other, { recursive: true, force: true }));

      it('logs that it is missing, and still finds verses', { tags: ['full'], timeout: 240_000 }, async () => {
        const lines: string[] = [];
        await importLibrary({ database: engine.database, dataFolder: other, onLine: (line) => lines.push(line) });
        expect(lines.join('\n')).toContain(
          'Nave’s Topical Bible is not here: the library does without it (Nave’s Topical Bible has 1 topics instead of 5,320 (sword-dict-naves 99)',
        );
        const { verses, topics } = await search('anxiety');
        expect(verses.slice(0, 3).map(([position]) => position)).toContain(at('Philippians 4:6'));
        expect([topics, ...verses.map(([, , , , headings]) => headings)].flat()).toEqual([]);
      });
    });
  },
  { ...onOneEngine, copyOf: preparedDatabases(dataFolder) },
);
