import { expect, it } from 'vitest';
import { answerAsMarkdown } from './answer-markdown.ts';

it('writes an answer as Markdown, without the parts that have no content', () => {
  const parts = [
    { title: 'Summary', text: 'Jonah fled.\n\nHe says why. ' },
    { title: 'Details', text: ' ' },
    {
      title: 'Verses',
      verses: [{ scripture: 'Jonah 1:3', text: 'But Jonah rose up to flee' }, { scripture: 'Jonah 4:2' }],
    },
  ];
  expect(answerAsMarkdown('Why did Jonah flee?', parts, 'https://berea.example/question?q=jonah')).toBe(
    `# Why did Jonah flee?

## Summary

Jonah fled.

He says why.

## Verses

> But Jonah rose up to flee
> (Jonah 1:3)

- Jonah 4:2

https://berea.example/question?q=jonah
`,
  );
});
