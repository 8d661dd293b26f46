import { setImmediate } from 'node:timers/promises';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Piece, TaggedBook, VerseKey } from './tagged-text.ts';

/** Elements inside a verse that are not part of its text. */
const leftOut = new Set(['note', 'title', 'rdg', 'figure']);

/**
 * Reads tagged OSIS whose verses are marked by milestones (`<verse sID/>…<verse eID/>`), one book after the other: all
 * of them together fill half a gigabyte. The input may come in parts.
 * @throws Error when it is not well-formed; the signal's reason when aborted
 */
export async function* readTaggedMarkup(
  markup: AsyncIterable<string> | Iterable<string>,
  signal?: AbortSignal,
): AsyncGenerator<TaggedBook> {
  const reader = taggedReader();
  for await (const part of markup) {
    reader.write(part);
    yield* reader.takeFinished();
    await setImmediate(undefined, { signal });
  }
  reader.end();
  yield* reader.takeFinished();
}

function taggedReader() {
  let books: { readonly book: string; readonly verses: Map<VerseKey, Piece[]> }[] = [];
  const parser = new SaxesParser({ xmlns: false, position: false });
  let ended = false;
  let pieces: Piece[] | undefined;
  let silent = 0;
  let added = 0;
  let word: ReturnType<typeof wordOf> | undefined;
  let depthOfWord = 0;
  let text = '';
  const versesOf = (key: VerseKey): Map<VerseKey, Piece[]> => {
    const book = key.slice(0, key.indexOf('.'));
    if (books.at(-1)?.book !== book) books.push({ book, verses: new Map() });
    return books.at(-1)!.verses;
  };
  const flush = (): void => {
    if (pieces && text !== '') pieces.push({ text, ...(word ?? untagged), added: added > 0 && !word });
    text = '';
  };
  parser.on('opentag', (tag) => {
    if (tag.name === 'verse') {
      flush();
      const begins = tag.attributes['sID'];
      pieces = begins ? [] : undefined;
      if (begins) versesOf(begins).set(begins, pieces!);
    } else if (leftOut.has(tag.name)) silent++;
    else if (word) depthOfWord++;
    else if (tag.name === 'w') {
      flush();
      word = wordOf(tag);
    } else if (tag.name === 'transChange') {
      flush();
      added++;
    }
  });
  parser.on('closetag', ({ name }) => {
    if (leftOut.has(name)) silent--;
    else if (name === 'verse') return;
    else if (word && depthOfWord > 0) depthOfWord--;
    else if (name === 'w') {
      flush();
      word = undefined;
    } else if (name === 'transChange') {
      flush();
      added--;
    }
  });
  parser.on('text', (more) => {
    if (pieces && silent === 0) text += more.replaceAll('¶', '');
  });
  parser.on('error', (error) => {
    throw error;
  });
  return {
    write: (part: string) => void parser.write(part),
    /** The books that have ended, which it then forgets. */
    takeFinished(): TaggedBook[] {
      const finished = ended ? books : books.slice(0, -1);
      books = books.slice(finished.length);
      return finished;
    },
    end(): void {
      parser.close();
      ended = true;
    },
  };
}

const untagged = { strongs: [], codes: [], forms: [], split: undefined } as const;

/** `lemma="strong:G3588 strong:G2316 lemma.TR:ο lemma.TR:θεος" morph="robinson:T-NSM robinson:N-NSM"` */
function wordOf({ attributes }: SaxesTagPlain): Omit<Piece, 'text' | 'added'> {
  const values = (attribute: string, scheme: string): string[] =>
    (attributes[attribute] ?? '')
      .split(/\s+/)
      .flatMap((each) => (each.startsWith(scheme) ? [each.slice(scheme.length)] : []));
  return {
    strongs: values('lemma', 'strong:').flatMap(
      (number) => number.replace(/^([GH])0*(?=[1-9])/, '$1').match(/^[GH][1-9]\d*/)?.[0] ?? [],
    ),
    codes: values('morph', 'robinson:'),
    forms: values('lemma', 'lemma.TR:'),
    split: attributes['type']?.startsWith('x-split') ? attributes['type'] : undefined,
  };
}
