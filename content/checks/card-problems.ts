import { createRequire } from 'node:module';
import { books, namedPlaces, parsePassage } from '@berea/scripture';
import type { EncyclopediaCard } from '../schema/card.ts';
import type { Path } from '../files/parsed.ts';
import type { FileKind } from '../files/kinds.ts';
import { readItems, type Item } from '../files/read-items.ts';
import { runsOf } from './runs.ts';
import { checkedKinds } from './settings.ts';

const require = createRequire(import.meta.url);
const lexicon = require('strongs') as Record<string, { lemma: string } | undefined>;

/** The kinds of the encyclopedia, whose names are looked up together, and whose texts link to one another. */
const entries = new Set(['people', 'places', 'books', 'theology', 'parables', 'miracles']);

/** The items that are checked beyond their schemas; what a schema does not accept is not among them. */
export const checkedItems = (): Item[] =>
  (Object.keys(checkedKinds) as FileKind[]).flatMap((kind) => readItems(kind).items);

/** A link as the screen of an entry reads it; the other cards have none. */
const entryLink = /\[\[[^[\]|]+(?:\|[^[\]]*)?\]\]/g;

const hasRawBrackets = (text: string, kind: string): boolean =>
  /\[\[|\]\]/.test(entries.has(kind) ? text.replaceAll(entryLink, '') : text);

/** The titles that a text links to. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\[\[([^\]|]+)(?:\|[^\]]+)?\]\]/g)].map(([, title]) => title!.trim());

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** The texts under a name, 'sections.teaching', each with its place. A list of paragraphs is one text. */
function textsAt(value: unknown, [field, ...inner]: readonly string[], at: Path = []): (readonly [Path, string])[] {
  if (value === undefined) return [];
  if (field === undefined) return [[at, [value].flat().join('\n\n')]];
  return Array.isArray(value)
    ? value.flatMap((each, place) => textsAt(each, [field, ...inner], [...at, place]))
    : textsAt((value as Readonly<Record<string, unknown>>)[field], inner, [...at, field]);
}

/** What is wrong with items that their schemas accept, a sentence each, with file and line. */
export function cardProblems(items: readonly Pick<Item, 'kind' | 'title' | 'value' | 'file' | 'line'>[]): string[] {
  const problems: string[] = [];
  const names = new Map<string, string>();
  const runs = new Map<string, string>();
  const ofEntries = items.filter(({ kind }) => entries.has(kind)).map(({ title }) => title);
  const titles = new Set([...books.map(({ name }) => name), ...ofEntries].map((title) => title.toLowerCase()));
  for (const { kind, title, value, file, line } of items) {
    const checks = checkedKinds[kind];
    if (!checks) continue;
    const fields: Readonly<Record<string, string | readonly string[]>> = { ...(value as object), title };
    const called = checks.names.flatMap((field) => fields[field] ?? []);
    const [name = title] = called;
    const say = (problem: string, at?: Path) => void problems.push(`${file}:${line(at)}: ${name}: ${problem}`);

    // All encyclopedia categories share one search field, so their names must not collide.
    const scope = entries.has(kind) ? 'encyclopedia' : kind;
    for (const each of called.map((one) => one.toLowerCase())) {
      const other = names.get(`${scope} ${each}`);
      if (other !== undefined) say(other === name ? `'${each}' is there twice` : `'${each}' also names ${other}`);
      names.set(`${scope} ${each}`, name);
    }
    for (const [field, [least, most]] of Object.entries(checks.words))
      for (const [at, text] of textsAt(value, field.split('.'))) {
        const sayOf = (problem: string) => say(`${at.join('.')} ${problem}`, at);
        const words = wordCount(text);
        if (words < least || words > most) sayOf(`has ${words} words instead of ${least} to ${most}`);
        for (const { place } of namedPlaces(text))
          if (!parsePassage(place)) sayOf(`names ${place}, which does not exist`);
        for (const link of linksIn(text))
          if (!titles.has(link.toLowerCase())) sayOf(`links to [[${link}]], which no card is called`);
        if (hasRawBrackets(text, kind)) sayOf('has brackets that are shown as they stand');
        // A list of names reads the same in a fact and in the card that says more.
        for (const run of kind === 'facts' ? [] : runsOf(text)) {
          const other = runs.get(run);
          if (other !== undefined && other !== name) sayOf(`repeats ${other}: “${run}”`);
          runs.set(run, name);
        }
      }
    for (const { strongs, word, meaning } of insightsOf(value)) {
      if (hasRawBrackets(meaning, kind)) say(`${strongs} has brackets that are shown as they stand`);
      const lemma = lexicon[strongs]?.lemma;
      if (lemma?.normalize('NFC') !== word.normalize('NFC'))
        say(`${strongs} is ${lemma ?? 'in no lexicon'}, not ${word}`);
    }
  }
  return [...new Set(problems)];
}

/** Of an entry of the encyclopedia. Others have none. */
const insightsOf = (card: unknown) =>
  Object.values((card as Partial<EncyclopediaCard>).insights ?? {}).filter((insight) => insight !== undefined);
