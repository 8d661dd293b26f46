import { existsSync, readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { ScriptureUnavailable } from '../unavailable.ts';
import { decode, mustBeZip, type SwordModule } from './module.ts';

/** An entry of a SWORD dictionary. */
export interface DictionaryEntry {
  readonly key: string;
  /** TEI markup, unchanged from the module. */
  readonly text: string;
}

/**
 * Reads a dictionary in the order of its keys: compressed (zLD: `.idx`, `.dat`, `.zdx`, `.zdt`) or plain (rawLD:
 * `.idx`, `.dat`). The files decide which of the two it is and how long a record is, not `ModDrv`.
 * @throws ScriptureUnavailable when the files do not match each other.
 */
export function readDictionary(module: SwordModule): DictionaryEntry[] {
  const index = readFileSync(`${module.data}.idx`);
  const data = readFileSync(`${module.data}.dat`);
  if (existsSync(`${module.data}.zdt`)) {
    mustBeZip(module);
    return compressed(index, data, readFileSync(`${module.data}.zdx`), readFileSync(`${module.data}.zdt`));
  }
  return plain(module, index, data);
}

/**
 * `.idx` (offset, size) points into `.dat` (key, CR LF, block, entry), and `.zdx` (offset, packed size) to the blocks
 * of `.zdt`.
 */
function compressed(index: Buffer, data: Buffer, blockIndex: Buffer, packed: Buffer): DictionaryEntry[] {
  const blocks = Array.from({ length: blockIndex.length / 8 }, (_, number) => {
    const offset = blockIndex.readUInt32LE(number * 8);
    return inflateSync(packed.subarray(offset, offset + blockIndex.readUInt32LE(number * 8 + 4)));
  });
  return Array.from({ length: index.length / 8 }, (_, position) => {
    const offset = index.readUInt32LE(position * 8);
    const record = data.subarray(offset, offset + index.readUInt32LE(position * 8 + 4));
    const keyEnd = record.indexOf('\r\n');
    const block = blocks[record.readUInt32LE(keyEnd + 2)];
    if (keyEnd < 0 || !block)
      throw new ScriptureUnavailable('A dictionary is damaged: its index points outside its text.');
    // A block: the number of entries, then (offset, size) of each, then the entries, each terminated by a zero byte.
    const entry = 4 + record.readUInt32LE(keyEnd + 6) * 8;
    const start = block.readUInt32LE(entry);
    return {
      key: decode(record.subarray(0, keyEnd)),
      text: text(block.subarray(start, start + block.readUInt32LE(entry + 4))),
    };
  });
}

/** `.idx` (offset, size; 6 bytes, or 8 in rawLD4) points into `.dat` (key, LF, entry). */
function plain(module: SwordModule, index: Buffer, data: Buffer): DictionaryEntry[] {
  const entriesWith = (recordSize: 6 | 8): DictionaryEntry[] | undefined => {
    if (index.length % recordSize !== 0) return undefined;
    const entries: DictionaryEntry[] = [];
    for (let record = 0; record < index.length; record += recordSize) {
      const offset = index.readUInt32LE(record);
      const size = recordSize === 6 ? index.readUInt16LE(record + 4) : index.readUInt32LE(record + 4);
      const bytes = data.subarray(offset, offset + size);
      const keyEnd = bytes.indexOf('\n');
      if (bytes.length !== size || keyEnd < 1) return undefined;
      entries.push({
        key: decode(bytes.subarray(0, keyEnd)).replace(/[\r\\]+$/, ''),
        text: text(bytes.subarray(keyEnd + 1)),
      });
    }
    return entries;
  };
  const entries = entriesWith(6) ?? entriesWith(8);
  if (!entries)
    throw new ScriptureUnavailable(
      `The dictionary ${module.conf.module} is damaged: its index points outside its text.`,
    );
  return entries;
}

const text = (bytes: Buffer): string => decode(bytes.at(-1) === 0 ? bytes.subarray(0, -1) : bytes);
