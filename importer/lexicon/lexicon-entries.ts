import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { DictionaryEntry } from '../sword/dictionary.ts';

/** A word of a Strong's dictionary. */
export interface LexiconEntry {
  /** 'H430', 'G26': without leading zeros. */
  readonly strongs: string;
  readonly language: 'hebrew' | 'aramaic' | 'greek';
  /** In its original script. */
  readonly lemma: string;
  readonly transliteration: string | null;
  readonly pronunciation: string | null;
  /** Plain text. */
  readonly definition: string;
}

/**
 * The words of a Strong's dictionary in TEI markup. Strong left some numbers unused; their entries have no word and are
 * left out.
 * @throws Error when an entry is not well-formed.
 */
export function lexiconEntries(entries: readonly DictionaryEntry[], prefix: 'G' | 'H'): LexiconEntry[] {
  const words = new Map<string, LexiconEntry>();
  for (const { key, text } of entries) {
    const strongs = `${prefix}${Number(key)}`;
    const { lemma, transliteration, pronunciation, definition } = readEntry(strongs, text);
    // The Hebrew dictionary holds one number twice; keep the first.
    if (lemma === '' || words.has(strongs)) continue;
    words.set(strongs, {
      strongs,
      language: prefix === 'G' ? 'greek' : isAramaic.test(definition) ? 'aramaic' : 'hebrew',
      lemma,
      transliteration: transliteration || null,
      pronunciation: pronunciation || null,
      definition,
    });
  }
  return [...words.values()];
}

/** Strong calls Biblical Aramaic 'Chaldee', at the start of the entry. */
const isAramaic = /^(?:H\d+ )?\(Chaldee\)/;

interface Parts {
  lemma: string;
  transliteration: string;
  pronunciation: string;
  definition: string;
}
type Target = keyof Parts | 'nothing';

function readEntry(strongs: string, tei: string): Parts {
  const parts: Parts = { lemma: '', transliteration: '', pronunciation: '', definition: '' };
  const open: Target[] = ['definition'];
  let superscript = false;
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('opentag', (tag) => {
    superscript = tag.attributes['rend'] === 'super';
    if (tag.name === 'lb' || tag.name === 'orth' || tag.name === 'pron') parts.definition += ' ';
    open.push(targetOf(tag, parts) ?? open.at(-1)!);
  });
  parser.on('closetag', () => {
    superscript = false;
    open.pop();
  });
  parser.on('text', (text) => {
    const target = open.at(-1)!;
    if (target !== 'nothing') parts[target] += superscript ? raised(text) : text;
  });
  parser.on('error', (error) => {
    throw new Error(`${strongs}: ${error.message}`);
  });
  parser.write(tei).close();
  return {
    lemma: tidy(parts.lemma),
    transliteration: tidyTransliteration(parts.transliteration),
    pronunciation: tidy(parts.pronunciation),
    definition: tidyDefinition(parts.definition),
  };
}

/**
 * The first word, transliteration and pronunciation belong to the entry itself; later ones are forms mentioned in the
 * definition.
 */
function targetOf({ name, attributes }: SaxesTagPlain, parts: Parts): Target | undefined {
  if (name === 'orth' && attributes['type'] === 'writing') return 'nothing';
  const part =
    name === 'pron'
      ? 'pronunciation'
      : name !== 'orth'
        ? undefined
        : attributes['type'] === 'trans'
          ? 'transliteration'
          : 'lemma';
  return part && parts[part] === '' ? part : undefined;
}

const raised = (text: string): string => text.replace('e', 'ᵉ').replace('o', 'ᵒ');

/**
 * The Hebrew dictionary's file has `{word}` where the book has `word,`, and a Greek letter from a wrong code page for
 * 'ś'.
 */
const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\{([^{}]*)\}/g, '$1,')
    .replace(/,([)\]]+)/g, '$1,');

const tidyTransliteration = (text: string): string => tidy(text).replaceAll('ώ', 'ś');

/**
 * Removes leading zeros from references, so that they match the table's keys. In a hundred definitions of the Hebrew
 * dictionary's file there is a 6 where the book has a comma: 'select6 feed'.
 */
const tidyDefinition = (text: string): string =>
  tidy(text)
    .replace(/(?<=[\p{Ll})])6(?=[;:])/gu, '')
    .replace(/(?<=\p{Ll})6\)/gu, '),')
    .replace(/(?<=[\p{Ll})])6(?=\p{L})/gu, ', ')
    .replace(/(?<=[\p{Ll})])6(?=[\s(])/gu, ',')
    .replace(/\b([HG])0+(?=\d)/g, '$1')
    .replace(/ ([,;:.)])/g, '$1')
    .replace(/^[,;.] ?/, '');
