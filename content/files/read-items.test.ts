import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { FileKind } from './kinds.ts';
import { readItems } from './read-items.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** What is read of files with these texts. */
function read(kind: FileKind, files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const { items, problems } = readItems(kind, folder);
  return { problems, items: items.filter(({ file }) => !file.endsWith('.ts')) };
}

const relations = ['killer', 'identity']
  .map((name) => `${name}:\n  type: who\n  patterns:\n    - who was {subject}\n    - who is {subject}\n`)
  .join('');
const david = '---\ntitle: David\n---\n';
const killed = `- id: goliath-killer
  subject: Goliath
  relation: killer
  answer: [David]
  sentence: David killed Goliath.
  references: [1 Samuel 17:50]
  card: people/david
`;
const denied = `
- id: peters-denial
  subject: Peter’s denial
  is: three times
  sentence: He denied him three times.
  references: [Luke 22:61]
  asked:
    - how often did peter deny him
`;
const facts = (text: string) => ({ 'relations.yaml': relations, 'people/david.md': david, 'facts/all.yaml': text });
const factsWith = (from: string, to: string) => read('facts', facts((killed + denied).replace(from, to))).problems;

it('a fact has its id, its place, and the title of the card that it names', () => {
  const [first, second] = read('facts', facts(killed + denied)).items;
  expect(first).toMatchObject({
    id: 'goliath-killer',
    file: 'content/facts/all.yaml',
    value: { id: 'facts/goliath-killer', subject: 'Goliath', relation: 'killer', answer: ['David'], card: 'David' },
  });
  expect(second!.line()).toBe(9);
});

it('a fact that is asked for only in its own words is written short', () =>
  expect(read('facts', facts(killed + denied)).items[1]!.value).toEqual({
    id: 'facts/peters-denial',
    subject: 'Peter’s denial',
    relation: 'identity',
    answer: ['three times'],
    sentence: 'He denied him three times.',
    references: ['Luke 22:61'],
    asked: ['how often did peter deny him'],
  }));

it.each([
  [
    'a verse that does not exist',
    'Luke 22:61',
    'Luke 22:91',
    /yaml:13: references\.0: is not a reference in the canon/,
  ],
  ['verses over two chapters', 'Luke 22:61', 'Luke 22:61-23:2', /yaml:13: references\.0: is not a reference/],
  ['a whole chapter', 'Luke 22:61', 'Luke 22', /yaml:13: references\.0: is not a reference/],
  ['a card that does not exist', 'people/david', 'people/dave', /yaml:7: card: there is no card people\/dave/],
  ['a path in place of a card', 'people/david', '../people/david', /yaml:7: card: there is no card/],
  ['a relation that does not exist', 'relation: killer', 'relation: slayer', /yaml:3: relation: slayer is not in/],
  ['an id that is there twice', 'peters-denial', 'goliath-killer', /yaml:9: id: 'goliath-killer' is there twice/],
  ['a missing id', '- id: peters-denial\n  subject', '- subject', /yaml:9: id: has no id/],
  ['an id that is none', 'id: peters-denial', 'id: Peter’s denial', /yaml:9: id: 'Peter’s denial' is no id/],
  ['a card that cannot be shown', 'people/david', 'studies/david', /yaml:7: card: there is no card/],
  ['an unknown field', '  asked:', '  askd:', /yaml:14: askd: Unrecognized key/],
  ['a line that is no YAML', '  is: three times', '  is: "three times', /yaml:\d+: Missing closing "quote/],
])('says file, line and reason of %s', (_, from, to, problem) => {
  const problems = factsWith(from, to);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(problem);
});

const question = `---
question: What is love?
aliases: [a, b, c, d]
topics: [love, mercy]
references:
${Array.from({ length: 8 }, (_, index) => `  - 1 John 4:${index + 7}: 'It says: love.'`).join('\n')}
---

Love is patient.

It is kind.

## Explanation

John writes it.

## Where Christians differ

Not here.
`;

it('a card is read from its parts, also with the line ends of Windows', () => {
  for (const text of [question, question.replaceAll('\n', '\r\n')])
    expect(read('questions', { 'questions/what-is-love.md': text }).items[0]).toMatchObject({
      id: 'what-is-love',
      value: {
        id: 'questions/what-is-love',
        question: 'What is love?',
        summary: 'Love is patient.\n\nIt is kind.',
        explanation: 'John writes it.',
        whereChristiansDiffer: 'Not here.',
        references: expect.arrayContaining([{ scripture: '1 John 4:7', why: 'It says: love.' }]) as unknown,
      },
    });
});

it.each([
  ['a heading that no card has', '## Explanation', '## Explanatoin', /md:\d+: (?:explanation|Explanatoin): /],
  ['a missing part', 'topics: [love, mercy]\n', '', /md:2: topics: Invalid input/],
  ['a reference that does not exist', '1 John 4:9', '1 John 9:9', /md:8: references\.2\.scripture: is not a reference/],
  ['no part above its text', '---\nquestion', 'question', /md:1: does not begin with/],
])('says file, line and reason of a card with %s', (_, from, to, problem) =>
  expect(read('questions', { 'questions/a.md': question.replace(from, to) }).problems[0]).toMatch(problem),
);

it('says that a file is empty', () =>
  expect(read('facts', facts('')).problems).toEqual([
    'content/facts/all.yaml:1: is neither a list nor a list by names',
  ]));

it('a list of cards has the order of its order.txt', () => {
  const entry = (title: string) => `---
title: ${title}
aliases: []
insights: {}
keyScriptures: [John 1:1, John 1:2, John 1:3, John 1:4]
---

Short.

## Details

Long.

## Historical context

Old.
`;
  const { items, problems } = read('parables', {
    'parables/order.txt': 'the-sower\nthe-net\nthe-fish\n',
    'parables/the-net.md': entry('The Net'),
    'parables/the-sower.md': entry('The Sower'),
  });
  expect(items.map(({ id }) => id)).toEqual(['the-sower', 'the-net']);
  expect(problems).toEqual(['content/parables/order.txt:3: there is no card the-fish']);
});

it('says file, line and reason of a card for people in danger', () => {
  const section = { heading: 'One', paragraphs: ['Text.'], passages: [{ scripture: 'John 1:1', why: 'It helps.' }] };
  const card = { title: 'A', message: 'B.', summary: 'C.', sections: [section, section], prayer: 'Help!' };
  const { problems } = read('care', { 'care/cards/self-injury.json': JSON.stringify(card, null, 2) });
  expect(problems).toEqual(['content/care/cards/self-injury.json:31: prayer: has an exclamation mark']);
});
