import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { slotCount } from '../sword/versification.ts';

/** Writes small SWORD modules of our own for tests, in the layout that the real ones have. Everything under `root`. */

function writeConf(root: string, name: string, path: string, more: readonly string[]): void {
  mkdirSync(join(root, 'mods.d'), { recursive: true });
  writeFileSync(
    join(root, 'mods.d', `${name.toLowerCase()}.conf`),
    [`[${name}]`, `DataPath=./${path}`, 'Version=1.0', ...more, ''].join('\n'),
  );
}

const words = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, index) => bytes.writeUInt32LE(number, index * 4));
  return bytes;
};

/** A KJV-numbered text whose Old Testament holds `texts` by slot number (4 is Genesis 1:1) and nothing else. */
export function writeVerseModule(
  root: string,
  name: string,
  texts: Readonly<Record<number, string>>,
  recordSize: 10 | 12 = 10,
  conf: readonly string[] = ['Encoding=UTF-8'],
): void {
  const path = `modules/texts/ztext/${name.toLowerCase()}/`;
  writeConf(root, name, path, ['ModDrv=zText', ...conf]);
  mkdirSync(join(root, path), { recursive: true });
  for (const testament of ['old', 'new'] as const) {
    const index = Buffer.alloc(slotCount('KJV', testament) * recordSize);
    const pieces: Buffer[] = [];
    let start = 0;
    for (const [slot, text] of testament === 'old' ? Object.entries(texts) : []) {
      const bytes = Buffer.from(text);
      const record = Number(slot) * recordSize;
      index.writeUInt32LE(start, record + 4);
      if (recordSize === 10) index.writeUInt16LE(bytes.length, record + 8);
      else index.writeUInt32LE(bytes.length, record + 8);
      pieces.push(bytes);
      start += bytes.length;
    }
    const packed = deflateSync(Buffer.concat(pieces));
    const file = join(root, path, testament === 'old' ? 'ot' : 'nt');
    writeFileSync(`${file}.bzv`, index);
    writeFileSync(`${file}.bzz`, packed);
    writeFileSync(`${file}.bzs`, words(0, packed.length, start));
  }
}

/** An uncompressed dictionary (rawLD, or rawLD4 with records of 8 bytes). */
export function writePlainDictionary(
  root: string,
  name: string,
  entries: Readonly<Record<string, string>>,
  recordSize: 6 | 8,
): void {
  const path = `modules/lexdict/rawld/${name.toLowerCase()}/dict`;
  writeConf(root, name, path, [`ModDrv=${recordSize === 6 ? 'RawLD' : 'RawLD4'}`]);
  mkdirSync(join(root, path, '..'), { recursive: true });
  const records = Object.entries(entries).map(([key, text]) => Buffer.from(`${key}\n${text}`));
  let offset = 0;
  const index = records.map((record) => {
    const line = Buffer.alloc(recordSize);
    line.writeUInt32LE(offset, 0);
    if (recordSize === 6) line.writeUInt16LE(record.length, 4);
    else line.writeUInt32LE(record.length, 4);
    offset += record.length;
    return line;
  });
  writeFileSync(join(root, `${path}.idx`), Buffer.concat(index));
  writeFileSync(join(root, `${path}.dat`), Buffer.concat(records));
}

/** A compressed dictionary (zLD) of one block. */
export function writePackedDictionary(root: string, name: string, entries: Readonly<Record<string, string>>): void {
  const path = `modules/lexdict/zld/${name.toLowerCase()}/dict`;
  writeConf(root, name, path, ['ModDrv=zLD', 'CompressType=ZIP']);
  mkdirSync(join(root, path, '..'), { recursive: true });
  const texts = Object.values(entries).map((text) => Buffer.from(`${text}\0`));
  const header = 4 + texts.length * 8;
  let offset = header;
  const table = texts.map((text) => words((offset += text.length) - text.length, text.length));
  const packed = deflateSync(Buffer.concat([words(texts.length), ...table, ...texts]));
  const keys = Object.keys(entries).map((key, number) => Buffer.concat([Buffer.from(`${key}\r\n`), words(0, number)]));
  let at = 0;
  const index = keys.map((key) => words((at += key.length) - key.length, key.length));
  writeFileSync(join(root, `${path}.idx`), Buffer.concat(index));
  writeFileSync(join(root, `${path}.dat`), Buffer.concat(keys));
  writeFileSync(join(root, `${path}.zdx`), words(0, packed.length));
  writeFileSync(join(root, `${path}.zdt`), packed);
}
