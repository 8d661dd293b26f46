import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versions } from '@berea/scripture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, type Row, openDatabase, prepareDatabase } from '@berea/embedded';
import { importScripture, ScriptureUnavailable, type Progress } from '@berea/importer';
import { dataFolder, realModules, writeManifest, writeVerseModule } from '@berea/importer/testing';
import { migrations } from '../project.ts';

/** The real texts, imported into a database that belongs to this test. */
let folder: string;
let database: Database;

beforeAll(async () => {
  await realModules();
  folder = mkdtempSync(join(tmpdir(), 'berea-import-'));
  database = await openDatabase({ dataFolder: folder });
  await prepareDatabase(database, migrations);
}, 180_000);
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

const rows = async (sql: string, params: unknown[] = []): Promise<Row[]> =>
  (await database.tx((tx) => tx.query(sql, params))).rows;
const sizes = async (): Promise<Row> =>
  (
    await rows(
      `select (select count(*) from sources) sources, (select count(*) from chapters) chapters, (select count(*) from verses) verses, (select count(*) from lexicon) lexicon, (select count(*) from commentary_sections) commentary, (select count(*) from commentary_outlines) outlines`,
    )
  )[0]!;
const whole = {
  sources: 6,
  chapters: 3 * 1189,
  verses: 31102 + 31098 + 31084,
  lexicon: 8674 + 5523,
  commentary: 4046,
  outlines: 2887,
};
const verse = async (source: string, book: string, chapter: number, number: number): Promise<unknown> =>
  (
    await rows(
      'select text from verses join bible_versions v on v.id = version_id where source_id = $1 and book = $2 and chapter = $3 and verse = $4',
      [source, book, chapter, number],
    )
  )[0]?.['text'];

describe('importScripture', () => {
  it('leaves an empty database empty when it is interrupted', { tags: ['full'], timeout: 120_000 }, async () => {
    const stop = new AbortController();
    const stopHalfway = ({ phase, done, total }: Progress) => {
      if (phase === 'writing' && done > total / 2) stop.abort(new Error('the lid was closed'));
    };
    await expect(
      importScripture({ database, dataFolder, onProgress: stopHalfway, signal: stop.signal }),
    ).rejects.toThrow('the lid was closed');
    expect(await sizes()).toEqual({ sources: 0, chapters: 0, verses: 0, lexicon: 0, commentary: 0, outlines: 0 });
  });

  it('imports everything once, even when two imports start at the same time', { timeout: 120_000 }, async () => {
    const seen: Progress[] = [];
    const both = await Promise.all([
      importScripture({ database, dataFolder, onProgress: (progress) => seen.push(progress) }),
      importScripture({ database, dataFolder }),
    ]);
    expect(both.map(({ imported }) => imported).sort()).toEqual([false, true]);
    for (const { counts } of both) {
      expect(counts).toEqual({
        kjv: { chapters: 1189, slots: 31102, verses: 31102 },
        web: { chapters: 1189, slots: 31104, verses: 31098 },
        rv1909: { chapters: 1189, slots: 31102, verses: 31084 },
        'strongs-hebrew': { entries: 8675, words: 8674 },
        'strongs-greek': { entries: 5624, words: 5523 },
        mhcc: { entries: 5302, sections: 4046, outlines: 2887 },
      });
    }
    expect(await sizes()).toEqual(whole);
    expect([...new Set(seen.map(({ phase }) => phase))]).toEqual(expect.arrayContaining(['packages', 'reading']));
    expect(seen.every(({ done, total }) => done <= total)).toBe(true);
  });

  it('does nothing the second time', async () => {
    const before = await rows('select id, imported_at from sources order by id');
    const phases: string[] = [];
    expect(
      await importScripture({ database, dataFolder, onProgress: ({ phase }) => phases.push(phase) }),
    ).toMatchObject({ imported: false, counts: { kjv: { verses: 31102 } } });
    expect(phases).toEqual([]);
    expect(await rows('select id, imported_at from sources order by id')).toEqual(before);
  });

  it('leaves the previous data unchanged when it fails at the end', { tags: ['full'], timeout: 120_000 }, async () => {
    await rows(`update sources set fingerprint = 'older' where id = 'strongs-greek'`);
    const before = await rows('select id, imported_at, fingerprint from sources order by id');
    const failing = importScripture({
      database,
      dataFolder,
      onProgress: ({ phase, done, total }) => {
        if (phase === 'writing' && done === total) throw new Error('the disk is full');
      },
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await sizes()).toEqual(whole);
    expect(await rows('select id, imported_at, fingerprint from sources order by id')).toEqual(before);
  });

  it('refuses an incomplete text, names it, and changes nothing', async () => {
    const other = join(folder, 'other-data');
    cpSync(join(dataFolder, 'packages'), join(other, 'packages'), { recursive: true });
    const place = join(other, 'packages/engKJV2006eb');
    rmSync(place, { recursive: true });
    writeVerseModule(join(place, 'sword'), 'engKJV2006eb', { 4: 'One verse.' });
    writeManifest(place, { module: 'engKJV2006eb', package: 'sword-text-kjv', version: '99' });
    const refused = importScripture({ database, dataFolder: other });
    await expect(refused).rejects.toThrow(ScriptureUnavailable);
    await expect(refused).rejects.toThrow(
      'King James Version (standardized text of 1769) has 1 verses instead of 31,102 (sword-text-kjv 99): nothing was imported.',
    );
    expect(await sizes()).toEqual(whole);
  }, 120_000);
});

describe('the imported data', () => {
  it('records every source with its licence and origin for the Sources page', async () => {
    const found = await rows('select id, kind, name, licence, origin, origin_url, package from sources order by id');
    expect(found).toHaveLength(6);
    for (const { licence, origin, origin_url: url } of found) {
      expect(licence).toMatch(/^Public domain\./);
      expect(origin).not.toBe('');
      expect(url).toMatch(/^https:/);
    }
  });

  it('lists all versions in order, including those without a text', async () => {
    const listed = await rows('select id, name, source_id from bible_versions order by position');
    expect(listed.map(({ id }) => id)).toEqual(versions.map(({ id }) => id));
    expect(listed.filter(({ source_id: source }) => source !== null).map(({ source_id: source }) => source)).toEqual([
      'kjv',
      'web',
      'rv1909',
    ]);
  });

  it('has the familiar wording of Psalm 23:1 in the default version', async () => {
    expect(await verse('kjv', 'Ps', 23, 1)).toMatch(/^The LORD is my shepherd/);
    const [psalm] = await rows(
      `select content from chapters join bible_versions v on v.id = version_id where source_id = 'kjv' and book = 'Ps' and chapter = 23`,
    );
    expect(String(psalm!['content']).replace(/<[^>]*>/g, '')).toContain('The LORD is my shepherd');
  });

  it('finds Strong’s words by number', async () => {
    expect(
      await rows(
        `select lemma, transliteration, language from lexicon where strongs in ('G26', 'H430') order by strongs`,
      ),
    ).toEqual([
      { lemma: 'ἀγάπη', transliteration: 'agápē', language: 'greek' },
      { lemma: 'אלהים', transliteration: "'ĕlôhîym", language: 'hebrew' },
    ]);
    expect(await rows(`select strongs from lexicon where definition ~ '[{}<>]|\\m[GH]0'`)).toEqual([]);
  });
});
