import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writePackedDictionary, writePlainDictionary, writeVerseModule } from '../testing/made-module.ts';
import { ScriptureUnavailable } from '../unavailable.ts';
import { parseConf } from './conf.ts';
import { readDictionary } from './dictionary.ts';
import { findModule, type SwordModule } from './module.ts';
import { readVerseText } from './verse-text.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'berea-sword-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));
const module = (name: string): SwordModule => findModule(root, name)!;

describe('a module’s conf', () => {
  it('is read with comments, repeated keys and continued lines', () => {
    const conf = parseConf(
      '## comment\n[Lamp]\r\nDataPath=./x/\nAbout=one \\\ntwo=three\nVersion=2.1\nVersion=9\nVersification=NRSVA\n',
    );
    expect(conf).toMatchObject({
      module: 'Lamp',
      DataPath: './x/',
      Version: '2.1',
      Versification: 'NRSVA',
      CompressType: 'ZIP',
    });
  });

  it('is found only by the module’s exact name', () => {
    writeVerseModule(root, 'Lamp', {});
    expect(findModule(root, 'Lamp')?.data).toBe(join(root, 'modules/texts/ztext/lamp/'));
    expect(findModule(root, 'lamp')).toBeUndefined();
    expect(findModule(join(root, 'nowhere'), 'Lamp')).toBeUndefined();
  });
});

describe('a verse text', () => {
  it.each([10, 12] as const)(
    'is read at its slots with records of %i bytes, whatever the driver is called',
    (recordSize) => {
      writeVerseModule(root, 'Lamp', { 2: 'About the book.', 4: 'Light.', 5: 'Größer.', 24114: 'Last.' }, recordSize);
      const [genesis, ...others] = [...readVerseText(module('Lamp'), 'KJV')];
      expect(genesis!.book.id).toBe('Gen');
      expect(genesis!.entries.filter(({ text }) => text !== '')).toEqual([
        { chapter: 0, verse: 0, text: 'About the book.' },
        { chapter: 1, verse: 1, text: 'Light.' },
        { chapter: 1, verse: 2, text: 'Größer.' },
      ]);
      expect(others).toHaveLength(65);
      expect(others[37]!.entries.at(-1)).toEqual({ chapter: 4, verse: 6, text: 'Last.' });
    },
  );

  it('is refused when its index does not match the numbering', () => {
    writeVerseModule(root, 'Lamp', { 4: 'Light.' });
    appendFileSync(join(root, 'modules/texts/ztext/lamp/ot.bzv'), Buffer.alloc(10));
    expect(() => [...readVerseText(module('Lamp'), 'KJV')]).toThrow(ScriptureUnavailable);
    expect(() => [...readVerseText(module('Lamp'), 'NRSVA')]).toThrow(/Lamp does not have the verses it says it has/);
  });

  it('is refused when its compression is not supported', () => {
    writeVerseModule(root, 'Lamp', {}, 10, ['CompressType=LZSS']);
    expect(() => [...readVerseText(module('Lamp'), 'KJV')]).toThrow(/packed with LZSS/);
  });
});

describe('a dictionary', () => {
  const entries = { '00001': 'a lamp', '00002': 'φῶς', '00003': 'a long entry that makes the index grow' };
  const expected = Object.entries(entries).map(([key, text]) => ({ key, text }));

  it.each([6, 8] as const)('is read uncompressed, with records of %i bytes', (recordSize) => {
    writePlainDictionary(root, 'Words', entries, recordSize);
    expect(readDictionary(module('Words'))).toEqual(expected);
  });

  it('is read compressed', () => {
    writePackedDictionary(root, 'Words', entries);
    expect(readDictionary(module('Words'))).toEqual(expected);
  });

  it('is refused when its index points outside its text', () => {
    writePlainDictionary(root, 'Words', entries, 6);
    appendFileSync(join(root, 'modules/lexdict/rawld/words/dict.idx'), Buffer.from([255, 255, 0, 0, 9, 0]));
    expect(() => readDictionary(module('Words'))).toThrow(/Words is damaged/);
  });
});
