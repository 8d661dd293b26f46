/** What people edit in `data`: its form, said with file and reason, and what no form can say. */

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readPattern } from './matching/notation.ts';
import { vocabulary } from './patterns/vocabulary.ts';
import { careKinds, careSituations, type CareSituation } from './situations.ts';
import keyWords from '../data/words/key-words.json' with { type: 'json' };
import neverFolded from '../data/words/never-folded.json' with { type: 'json' };
import precedence from '../data/patterns/precedence.json' with { type: 'json' };

const folder = path.resolve(import.meta.dirname, '../data');
const files = globSync('**/*.json', { cwd: folder }).map((file) => file.replaceAll(path.sep, '/'));
const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

const text = z.string().trim().min(1);
const once = z
  .array(text)
  .min(1)
  .refine((all) => new Set(all).size === all.length, 'has something twice');
const alternatives = once.superRefine((all, context) => {
  for (const [at, alternative] of all.entries())
    try {
      readPattern([alternative]);
    } catch (error) {
      context.addIssue({ code: 'custom', message: String(error), path: [at] });
    }
});
const situation = z.enum(Object.keys(careSituations) as CareSituation[]);
const weights = z.strictObject({ 1: alternatives, 2: alternatives, 3: alternatives });
const row = z.strictObject({
  example: text,
  level: z.literal('possible').optional(),
  when: alternatives,
  also: alternatives.optional(),
  unless: alternatives.optional(),
});
const wish = z.strictObject({
  says: text,
  notAfter: text.optional(),
  onlyBefore: text.optional(),
  unlessIdiom: z.literal(true).optional(),
});
const language = z.strictObject({ idioms: once, wishes: z.array(wish).min(1) });

/**
 * The schema of a file's content, without `about`, by its path; the first that fits counts. `resources.test.ts` has its
 * own.
 */
const forms: readonly (readonly [RegExp, z.ZodRawShape])[] = [
  [/^first-words/, { words: z.record(z.enum(careKinds), z.strictObject({ title: text, message: text })) }],
  [/^patterns\/precedence/, { order: z.array(z.strictObject({ why: text, tables: once })) }],
  [/^patterns\/idioms\/of-scripture/, { when: alternatives, unless: alternatives }],
  [/^patterns\/idioms/, { idioms: z.array(row.pick({ example: true, when: true }).strict()).min(1) }],
  [/^patterns\/cues\/about-somebody/, { when: alternatives }],
  [/^patterns\/cues\/lighter/, { weights }],
  [/^patterns\/cues/, { weights, whose: z.array(z.strictObject({ situation, who: alternatives })).min(1) }],
  [/^patterns/, { situation, rows: z.array(row).min(1) }],
  [/^words\/sets/, { sets: z.record(z.string().regex(/^[a-z-]+$/), alternatives) }],
  [/^words\/other-languages/, { word: once, languages: z.record(text, language) }],
  [/^words/, { words: z.union([once, z.record(text, text), z.record(text, once)]) }],
];

describe('every file', () => {
  test.each(files.filter((file) => file !== 'resources.json'))('has its form: %s', (file) => {
    const [, shape] = forms.find(([paths]) => paths.test(file))!;
    const { error } = z.strictObject({ about: text, ...shape }).safeParse(JSON.parse(textOf(file)));
    expect(error && z.prettifyError(error)).toBeUndefined();
  });

  test('is imported', () => {
    const code = globSync('**/*.ts', { cwd: import.meta.dirname })
      .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
      .join('\n');
    expect(files.filter((file) => !code.includes(`/data/${file}'`))).toEqual([]);
  });
});

test('the order of precedence names every table once', () => {
  const tables = files.filter((file) => /^patterns\/(?!idioms|cues).+\//.test(file));
  expect(precedence.order.flatMap((each) => each.tables).sort()).toEqual(
    tables.map((file) => path.basename(file, '.json')).sort(),
  );
});

test('every set of the vocabulary is used, and none uses itself', () => {
  const used = new Set<string>();
  const follow = (pattern: string, within: readonly string[]): void => {
    for (const [, name = ''] of pattern.matchAll(/\{([a-z-]+)\}/g)) {
      expect(within).not.toContain(name);
      if (used.has(name)) continue;
      used.add(name);
      expect(vocabulary).toHaveProperty(name);
      follow(vocabulary[name]!.join(' '), [...within, name]);
    }
  };
  for (const file of files.filter((each) => each.startsWith('patterns/'))) follow(textOf(file), []);
  expect(Object.keys(vocabulary).filter((name) => !used.has(name))).toEqual([]);
});

test('no word is both put right and never put right', () =>
  expect(neverFolded.words.filter((word) => keyWords.words.includes(word))).toEqual([]));
