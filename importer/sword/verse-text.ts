import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Book, Testament } from '@berea/scripture';
import { ScriptureUnavailable } from '../unavailable.ts';
import { decode, mustBeZip, type SwordModule } from './module.ts';
import { booksOf, slotCount, slotsOf, type Slot, type Versification } from './versification.ts';

/** The content of a slot: OSIS markup, possibly empty. */
export interface Entry extends Slot {
  readonly text: string;
}

/** A book with the content of each of its slots. */
export interface BookOfEntries {
  readonly book: Book;
  readonly entries: Entry[];
}

const sizeOfBlockRecord = 12;

/**
 * Reads a compressed verse module (zText, zText4, and zCom, which has the same layout) book by book: the 66 books in
 * canonical order.
 *
 * `*.bzs` is the index of blocks (offset, packed size, size), `*.bzv` the index of slots (block, start, size in that
 * block), `*.bzz` the blocks; the first letter says what a block holds. A slot's record has 10 or 12 bytes; the file's
 * length decides, since `ModDrv` has been seen to be wrong.
 * @throws ScriptureUnavailable when the files do not match the versification or each other.
 */
export function* readVerseText(module: SwordModule, versification: Versification): Generator<BookOfEntries> {
  mustBeZip(module);
  for (const testament of ['old', 'new'] as const) yield* readTestament(module, versification, testament);
}

function* readTestament(
  module: SwordModule,
  versification: Versification,
  testament: Testament,
): Generator<BookOfEntries> {
  const name = join(module.data, testament === 'old' ? 'ot' : 'nt');
  // 'b': blocks of books; 'c': of chapters; 'v': of verses. The layout is the same.
  const letter = [...'bcv'].find((each) => existsSync(`${name}.${each}zv`)) ?? 'b';
  const [blocks, slots, packed] = [
    readFileSync(`${name}.${letter}zs`),
    readFileSync(`${name}.${letter}zv`),
    readFileSync(`${name}.${letter}zz`),
  ];
  const recordSize = slots.length / slotCount(versification, testament);
  if (recordSize !== 10 && recordSize !== 12) {
    throw new ScriptureUnavailable(
      `The module ${module.conf.module} does not have the verses it says it has: its ${versification} index is of the wrong length.`,
    );
  }

  let open = { number: -1, bytes: Buffer.alloc(0) };
  const block = (number: number): Buffer => {
    if (open.number !== number) {
      const record = number * sizeOfBlockRecord;
      const [offset, size] = [blocks.readUInt32LE(record), blocks.readUInt32LE(record + 4)];
      open = { number, bytes: inflateSync(packed.subarray(offset, offset + size)) };
    }
    return open.bytes;
  };

  // The first two slots are headings of the module and of the testament.
  let index = 2;
  for (const book of booksOf(testament)) {
    const entries = slotsOf(versification, book).map((slot): Entry => {
      const record = index++ * recordSize;
      const [start, size] = [
        slots.readUInt32LE(record + 4),
        recordSize === 10 ? slots.readUInt16LE(record + 8) : slots.readUInt32LE(record + 8),
      ];
      const bytes = size === 0 ? undefined : block(slots.readUInt32LE(record)).subarray(start, start + size);
      return { ...slot, text: bytes ? decode(bytes) : '' };
    });
    yield { book, entries };
  }
}
