import { expect, it } from 'vitest';
import { answerAsText } from './answer-text.ts';

it('writes an answer as plain text, without the parts that have no content', () => {
  const parts = [
    { title: 'Summary', text: 'Jonah fled.\n\nHe says why. ' },
    { title: 'Details', text: ' ' },
    {
      title: 'Verses',
      verses: [{ scripture: 'Jonah 1:3', text: 'But Jonah rose up to flee' }, { scripture: 'Jonah 4:2' }],
    },
  ];
  expect(answerAsText('Why did Jonah flee?', parts, 'https://berea.example/question?q=jonah')).toBe(
    `Why did Jonah flee?

SUMMARY

Jonah fled.

He says why.

VERSES

Jonah 1:3: But Jonah rose up to flee

Jonah 4:2

https://berea.example/question?q=jonah
`,
  );
});

it('leaves no marks of Markdown, and what only looks like them', () => {
  const text =
    '### Silence\n\n**It isn’t denial.** *We* know [why](/x).\n\n> a quotation\n\n1. 2 * 3 * 4\n2. ***both***';
  expect(answerAsText('T', [{ title: 'P', text }], '/')).toBe(
    'T\n\nP\n\nSilence\n\nIt isn’t denial. We know why.\n\na quotation\n\n1. 2 * 3 * 4\n2. both\n\n/\n',
  );
});
