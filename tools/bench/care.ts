import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { careSituations, type CareSituation, type Recognition } from '@berea/care';
import { recogniseTwice } from '@berea/answers';
import { setContent } from '@berea/content';
import { readContent } from '@berea/content/files';
import { recognise } from '@berea/care/recognise';
import { repository } from './product.ts';
import { median, quantile } from './quantiles.ts';

const folder = path.join(repository, 'libs/care/sentences');
/** A card and a story a line; of another writer than those that are learned from. */
const heldOutStories = path.join(repository, 'libs/search/stories/held-out.tsv');

/**
 * The first two were written independently of whoever writes the patterns: the first was scored several times while the
 * method changed, the second only when it was finished. The third was written by somebody who changed them, before.
 */
const heldOut = ['held-out.tsv', 'held-out-second.tsv', 'held-out-third.tsv'];

interface Judged {
  readonly expected: string;
  readonly situation: string;
  readonly sentence: string;
}
interface Scored extends Judged {
  /** What browsers make of it, by its words alone. */
  readonly byWords: Recognition | undefined;
  /** What the server makes of it. */
  readonly found: Recognition | undefined;
}

/**
 * How well the care router recognises danger in judged sentences, and how fast. With the argument `misses`, the sentences
 * of the development file that it gets wrong; those of the held-out files are never shown, so that nobody tunes by them.
 */
export async function benchCare([argument]: readonly string[] = []): Promise<string> {
  setContent(readContent(['models']));
  const files = readdirSync(folder).filter((file) => file.startsWith('development') && file.endsWith('.tsv'));
  const development = await scored(files);
  const lines = both('development sentences', development);
  for (const file of heldOut) lines.push('', ...both(file, await scored([file])));
  const kept = rowsOf(heldOutStories).map(([, sentence = '']) => ({ expected: 'none', situation: '-', sentence }));
  lines.push('', ...both('held-out stories of ordinary trouble', await asked(kept)));
  return [...lines, ...(argument === 'misses' ? ['', ...misses(development)] : [])].join('\n');
}

const rowsOf = (file: string): string[][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));

const scored = (names: readonly string[]): Promise<readonly Scored[]> =>
  asked(
    names
      .flatMap((name) => rowsOf(path.join(folder, name)))
      .map(([expected = '', situation = '', sentence = '']) => ({ expected, situation, sentence })),
  );

async function asked(sentences: readonly Judged[]): Promise<readonly Scored[]> {
  const judged: Scored[] = [];
  for (const each of sentences) {
    const { recognised: found } = await recogniseTwice(each.sentence);
    judged.push({ ...each, byWords: recognise(each.sentence), found });
  }
  return judged;
}

const both = (name: string, sentences: readonly Scored[]): string[] => [
  ...summary(name, sentences),
  ...summary(
    `${name}, by their words alone`,
    sentences.map((each) => ({ ...each, found: each.byWords })),
  ),
];

function summary(name: string, sentences: readonly Scored[]): string[] {
  const expecting = (expected: string): Scored[] => sentences.filter((each) => each.expected === expected);
  const [danger, possible, none] = [expecting('danger'), expecting('possible'), expecting('none')];
  const recognised = danger.filter(isDanger);
  const spent = microseconds(sentences);
  return [
    `${name}: ${danger.length} danger, ${possible.length} possible, ${none.length} none`,
    line('danger recognised as danger', recognised, danger),
    line(
      'danger recognised at all',
      danger.filter(({ found }) => found),
      danger,
    ),
    line('  of those recognised as danger, the right kind', recognised.filter(isRightKind), recognised),
    line('  of those recognised as danger, the right situation', recognised.filter(isRightSituation), recognised),
    line(
      'possible shown with help',
      possible.filter(({ found }) => found),
      possible,
    ),
    line(
      'none recognised: false alarms',
      none.filter(({ found }) => found),
      none,
    ),
    line('none recognised as danger', none.filter(isDanger), none),
    `${'a sentence'.padEnd(56)}p50 ${median(spent).toFixed(0)} µs   p95 ${quantile(spent, 0.95).toFixed(0)} µs`,
  ];
}

const isDanger = ({ found }: Scored): boolean => found?.level === 'danger';
const isRightSituation = ({ found, situation }: Scored): boolean => found?.situation === situation;
const isRightKind = ({ found, situation }: Scored): boolean =>
  found?.kind === careSituations[situation as CareSituation];

const line = (name: string, some: readonly Scored[], all: readonly Scored[]): string =>
  `${name.padEnd(56)}${all.length === 0 ? '-' : (some.length / all.length).toFixed(3)}   ${some.length} of ${all.length}`;

function microseconds(sentences: readonly Judged[]): number[] {
  return sentences.map(({ sentence }) => {
    const began = performance.now();
    recognise(sentence);
    return (performance.now() - began) * 1000;
  });
}

function misses(sentences: readonly Scored[]): string[] {
  const wrong = sentences.filter((each) =>
    each.expected === 'none' ? each.found : !isRightSituation(each) || each.found?.level !== each.expected,
  );
  return wrong.map(
    ({ expected, situation, sentence, found }) =>
      `${expected} ${situation} → ${found ? `${found.level} ${found.situation}` : 'nothing'}: ${sentence}`,
  );
}
