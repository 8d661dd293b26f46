import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../libs/care/sentences');

/** A judged sentence: see the README of libs/care. */
export interface Sentence {
  readonly expected: string;
  readonly situation: string;
  readonly text: string;
}

const read = (file: string): Sentence[] =>
  readFileSync(path.join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([expected = '', situation = '', text = '']) => ({ expected, situation, text }));

/** The development sentences, each file by another writer. Never those that are held out. */
export const writers = (): { readonly file: string; readonly sentences: readonly Sentence[] }[] =>
  readdirSync(folder)
    .filter((file) => file.startsWith('development') && file.endsWith('.tsv'))
    .map((file) => ({ file, sentences: read(file) }));
