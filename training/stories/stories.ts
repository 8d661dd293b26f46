import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '@berea/content/files';

const folder = path.resolve(import.meta.dirname, '../../libs/search/stories');

/** What somebody tells, and the card that helps. */
export interface Story {
  /** The id of its card; '' if none fits. */
  readonly card: string;
  readonly text: string;
}

const read = (file: string): Story[] =>
  readFileSync(path.join(folder, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([card = '', text = '']) => ({ card, text }));

/**
 * The stories in `libs/search/stories` to learn from, and those that are only scored.
 * @throws Error when there is no card that a story names
 */
export function stories(): {
  readonly told: readonly Story[];
  readonly phrases: readonly Story[];
  readonly heldOut: readonly Story[];
} {
  const told = readdirSync(folder)
    .filter((file) => /^told.*\.tsv$/.test(file))
    .flatMap(read);
  const phrases = read('phrases.tsv');
  const questions = new Set(readContent(['questions']).questions.map(({ id }) => id));
  for (const { card } of [...told, ...phrases])
    if (card !== '' && !questions.has(card)) throw new Error(`There is no card '${card}'`);
  return { told, phrases, heldOut: read('held-out.tsv') };
}
