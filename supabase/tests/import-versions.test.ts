import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { books, usfmCode, versesIn, versions } from '@berea/scripture';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importAmericanStandard, importFetchedVersions } from '@berea/importer';
import { forEachEngine, onOneEngine } from './engines.ts';

/** A server with eBible.org's layout: `/<id>_usfm.zip`. Answers 404 for what is not in `files`. */
let host: Server;
let address: string;
const files = new Map<string, Uint8Array>();
const asked: string[] = [];

const bookInUsfm = (index: number): string => {
  const book = books[index]!;
  const chapters = Array.from({ length: book.chapters }, (_, at) => at + 1).map((chapter) =>
    [
      `\\c ${chapter}`,
      '\\p',
      ...Array.from(
        { length: versesIn(book.id, chapter)! },
        (_, at) => `\\v ${at + 1} ${book.name} ${chapter}:${at + 1} in other words.\\f + \\ft a note\\f*`,
      ),
    ].join('\n'),
  );
  return [`\\id ${usfmCode(book.id)}`, ...chapters].join('\n');
};
const newTestament = (): Uint8Array =>
  zipSync(
    Object.fromEntries(
      [...books.keys()]
        .filter((index) => books[index]!.testament === 'new')
        .map((index) => [`../../0${index}-${usfmCode(books[index]!.id)}.usfm`, strToU8(bookInUsfm(index))]),
    ),
  );

beforeAll(async () => {
  host = createServer((request, response) => {
    asked.push(request.url ?? '');
    const file = files.get(request.url ?? '');
    response.writeHead(file ? 200 : 404, { 'last-modified': 'Thu, 01 Oct 2026 00:00:00 GMT' }).end(file);
  });
  await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/Scriptures`;
});
afterAll(() => new Promise((done) => host.close(done)));
beforeEach(() => {
  files.clear();
  asked.length = 0;
});

forEachEngine((engine) => {
  let dataFolder: string;
  beforeEach(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), 'berea-versions-'));
    await engine.database.tx(async (tx) => {
      await tx.query('delete from public.bible_versions');
      await tx.query('delete from public.sources');
      await tx.query(
        'insert into public.bible_versions (id, name, abbreviation, language, position) select id, name, abbreviation, language, position from json_to_recordset($1::json) as row (id text, name text, abbreviation text, language text, position smallint)',
        [JSON.stringify(versions.map((version, position) => ({ ...version, position })))],
      );
    });
    return () => rmSync(dataFolder, { recursive: true, force: true });
  });
  const rows = async (sql: string) => (await engine.database.tx((tx) => tx.query(sql))).rows;
  const bring = async (options: { address?: string } = {}): Promise<string[]> => {
    const lines: string[] = [];
    await importFetchedVersions({
      database: engine.database,
      dataFolder,
      address,
      ...options,
      onLine: (line) => lines.push(line),
    });
    return lines;
  };

  it('imports a version from the host completely, records its licence, and does not download it twice', async () => {
    files.set('/Scriptures/englsv_usfm.zip', newTestament());
    expect(await bring()).toEqual([
      'Literal Standard Version is here',
      expect.stringMatching(/^Palabra de Dios para ti is not here yet \(.*answered 404\); the next start tries again$/),
    ]);
    expect(asked).toEqual(['/Scriptures/englsv_usfm.zip', '/Scriptures/spapddpt_usfm.zip']);

    expect(await rows(`select count(*)::int as verses from public.verses where version_id = 'eng-lsv'`)).toEqual([
      { verses: 7957 },
    ]);
    expect(
      await rows(
        `select text from public.verses where version_id = 'eng-lsv' and book = 'John' and chapter = 3 and verse = 16`,
      ),
    ).toEqual([{ text: 'John 3:16 in other words.' }]);
    expect(
      await rows(`select v.id, s.licence from public.bible_versions v join public.sources s on s.id = v.source_id`),
    ).toEqual([{ id: 'eng-lsv', licence: expect.stringMatching(/^CC BY-SA/) }]);

    files.clear();
    asked.length = 0;
    await bring();
    expect(asked).toEqual(['/Scriptures/spapddpt_usfm.zip']);
  });

  it.each([
    ['no zip', () => strToU8('<html>Moved</html>'), /Literal Standard Version is not here yet/],
    ['a zip without USFM', () => zipSync({ 'readme.txt': strToU8('nothing') }), /holds no USFM/],
    [
      'a zip with one book',
      () => zipSync({ 'JHN.usfm': strToU8(bookInUsfm(42)) }),
      /the file has 879 verses of Literal Standard Version: it was not imported/,
    ],
  ])('changes nothing and reports an error for %s', async (_, file, message) => {
    files.set('/Scriptures/englsv_usfm.zip', file());
    expect((await bring())[0]).toMatch(message);
    expect(await rows(`select count(*)::int as verses from public.verses where version_id = 'eng-lsv'`)).toEqual([
      { verses: 0 },
    ]);
    expect(await rows('select id from public.sources')).toEqual([]);
  });

  it('makes no request when downloading is off, and reports an unreachable host', async () => {
    expect(await bring({ address: 'off' })).toEqual([]);
    expect(asked).toEqual([]);
    expect(await bring({ address: 'http://127.0.0.1:9/nobody' })).toEqual([
      expect.stringMatching(/^Literal Standard Version is not here yet/),
      expect.stringMatching(/^Palabra/),
    ]);
  });

  it('downloads a file again that was damaged on disk', async () => {
    files.set('/Scriptures/englsv_usfm.zip', newTestament());
    await bring();
    writeFileSync(join(dataFolder, 'packages/englsv_usfm/042-JHN.usfm'), 'damaged');
    await engine.database.tx((tx) => tx.query(`update public.sources set fingerprint = '' where id = 'lsv'`));
    await bring();
    expect(asked.filter((url) => url.includes('englsv'))).toHaveLength(2);
  });

  it('imports the American Standard Version once, without a network', async () => {
    const lines: string[] = [];
    for (const _ of [1, 2])
      await importAmericanStandard({ database: engine.database, dataFolder, onLine: (line) => lines.push(line) });
    expect(lines).toEqual(['American Standard Version (1901) is here']);
    expect(await rows(`select count(*)::int as verses from public.verses where version_id = 'eng-asv'`)).toEqual([
      { verses: 31_087 },
    ]);
  }, 60_000);
}, onOneEngine);
