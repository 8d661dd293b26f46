/** Examining a text: the function over the real texts, and what it asks the database for, on both engines. */

import { dataFolder } from '@berea/importer/testing';
import { examineResponse } from '@berea/validation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachEngine, onOneEngine } from './engines.ts';
import { preparedDatabases } from './prepared-databases.ts';
import { invoke, startProductServer, type ProductServer } from './product-server.ts';

forEachEngine(
  (engine) => {
    let server: ProductServer;
    beforeAll(async () => {
      server = await startProductServer({}, engine.database);
    }, 400_000);
    afterAll(() => server?.close());

    const examine = async (text: string) =>
      examineResponse.parse((await invoke(server.client(), 'examine', { text })).body).data;

    it('judges each quotation in a text by the stored versions', async () => {
      const { quotations, references, versions } = await examine(
        `"For all have sinned, and come short of the glory of God" (Rom 3.23).
         “Trust in the LORD with all your heart and lean not on your own understanding” (Proverbs 3:5).
         "For by grace are ye saved through faith" (Romans 3:23). "For God so loved the church" (John 3:16).
         The Bible says, "God helps those who help themselves." Cleanliness is next to godliness, remember. He said, "Please close that window now."
         «Porque de tal manera amó Dios al mundo» (John 3:16). "Wear blue socks on Tuesdays" (Exodus 20:2).`,
      );
      expect(quotations.map(({ verdict, reference }) => [verdict, reference])).toEqual([
        ['exact', 'Romans 3:23'],
        ['wording', 'Proverbs 3:5'],
        ['elsewhere', 'Ephesians 2:8'],
        ['altered', 'John 3:16'],
        ['saying', expect.any(String)],
        ['saying', expect.any(String)],
        ['other', undefined],
        ['exact', 'John 3:16'],
        ['missing', undefined],
      ]);
      expect(quotations[0]!.versions).toContain('King James Version');
      expect(quotations[7]!.versions).toEqual(['Reina-Valera 1909']);
      expect(references.every(({ exists }) => exists)).toBe(true);
      expect(versions).toEqual(expect.arrayContaining(['King James Version', 'World English Bible']));
    });

    it.each([
      ['a whole book', 'Genesis 1:1-50:26 “in the beginning god created heaven” '],
      ['all the Psalms', 'Psalms 1-150 “in the beginning god created heaven” '],
      ['many books', 'Genesis 1-50; Exodus 1-40; Isaiah 1-66; Psalms 1-150 “for he was the light of the shepherd” '],
    ])('security: quotations that claim %s, as many as fit, are judged, and the functions go on', async (_, one) => {
      const { quotations } = await examine(one.repeat(400).slice(0, 17_500));
      expect(quotations.length).toBeGreaterThan(100);
      expect((await examine('“Jesus wept” (John 11:35).')).quotations[0]?.verdict).toBe('exact');
    });

    it('asks for the verses of the rare words, their texts, and what the original words mean', async () => {
      const client = server.client();
      const { data: places } = await client.rpc('examined_places', { phrases: [['wept', 'jesu', 'nosuchterm'], []] });
      expect(new Map((places as [string, number, number[]][]).map(([term, , at]) => [term, at])).get('wept')).toContain(
        43011035,
      );
      const { data: verses } = await client.rpc('examined_verses', { at: [43011035, 43011999] });
      expect(verses).toHaveLength(1);
      expect(JSON.stringify(verses)).toContain('Jesus wept');
      const { data: meanings } = await client.rpc('verse_meanings', { at: [43011035] });
      expect(JSON.stringify(meanings)).toMatch(/weep/);
    });
  },
  { ...onOneEngine, copyOf: preparedDatabases(dataFolder) },
);
