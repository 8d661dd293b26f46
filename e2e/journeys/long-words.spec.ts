/** A word without a break never widens a page: every main screen with such words in all that a back end may send. */

import type { Page } from '@playwright/test';
import { createAccount } from '../accounts.ts';
import { expect, test } from '../journey.ts';

const word = 'Mahershalalhashbaz'.repeat(16);
const provenance = {
  writer: 'library',
  sources: [{ name: word, gave: word }],
  checked: { references: 1, quotations: 1, dropped: 0 },
};
const passages = [
  { scripture: 'John 3:16', reference: 'John 3:16', text: word, why: word },
  { scripture: word, reference: word, text: word, why: word },
];
const study = {
  title: word,
  introduction: word,
  studySections: [{ heading: word, teachingText: word, supportingScriptures: passages }],
  reflectionQuestions: [word],
  concludingPrayer: word,
  suggestedLongReads: [{ title: word, booksToRead: word, explanation: word }],
  provenance,
};

/** A screen, its function, and what the function answers. */
const screens: readonly [address: string, name: string, answer: unknown][] = [
  ['/', 'daily-verse', { verse: { details: { text: word, reference: word } } }],
  [
    '/bible/john/3',
    'bible-chapter',
    {
      data: {
        reference: word,
        content: `<p class="s1">${word}</p><p class="p"><span class="v" data-number="1">1</span>${word}</p><p class="q2">${word}</p>`,
        copyright: word,
      },
    },
  ],
  ['/encyclopedia/people', 'encyclopedia-category', { data: { title: word, items: [word] } }],
  [
    '/encyclopedia/entry/Abraham',
    'encyclopedia-entry',
    {
      data: {
        title: word,
        category: word,
        summary: word,
        details: `[[${word}]] ${word}`,
        languageInsights: { hebrew: { word, meaning: word, transliteration: word } },
        historicalContext: word,
        keyScriptures: [word],
        provenance,
      },
    },
  ],
  ['/encyclopedia/entry/Abrahma', 'encyclopedia-entry', { error: word, code: 'nothing_found', nearest: [word] }],
  [
    '/question?q=What+is+love+in+the+end',
    'scripture-question',
    {
      data: {
        question: word,
        summary: word,
        plainEnglishExplanation: word,
        references: passages,
        whereChristiansDiffer: word,
        provenance,
      },
    },
  ],
  [
    '/apologetics?q=The+Problem+of+Evil',
    'apologetics-answer',
    {
      data: {
        objection: word,
        commonObjection: word,
        coreResponse: word,
        deeperExplanation: `# ${word}\n\n- ${word}\n\n> ${word}\n\n\`${word}\`\n\n\`\`\`\n${word}\n\`\`\``,
        keyScriptures: passages,
        furtherReading: [word],
        nearestTo: word,
        provenance,
      },
    },
  ],
  [
    '/concordance/love',
    'concordance-search',
    { data: { word: 'love', occurrences: 1, verses: [{ id: word, reference: word, text: word }], nearest: [] } },
  ],
  ['/guided-studies?topic=hope', 'guided-study', { study }],
];

/** The elements that reach beyond the right edge, when the page is wider than the window. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.outerHTML.slice(0, 120)),
  );

test.use({ viewport: { width: 320, height: 640 } });

for (const [index, [address, name, answer]] of screens.entries()) {
  test(`${address} fits 320 px`, { tag: index % 3 ? '@full' : [] }, async ({ page }) => {
    await page.route(`**/functions/v1/${name}*`, (route) => route.fulfill({ json: answer as object }));
    // With a query, the host leaves the call to the browser.
    await page.goto(address.includes('?') ? address : `${address}?from=elsewhere`);
    await expect(page.getByText(word).first()).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
  });
}

for (const [index, address] of [
  `/bible/${word}`,
  `/encyclopedia/entry/${word.slice(0, 190)}`,
  `/concordance/${word}`,
].entries()) {
  test(`${address.slice(0, 24)}… fits 320 px`, { tag: index ? '@full' : [] }, async ({ page }) => {
    await page.goto(address);
    await expect(
      page
        .getByText(word.slice(0, 60))
        .or(page.locator(`input[value^="${word.slice(0, 60)}"]`))
        .first(),
    ).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
  });
}

test('the journal and one of its studies fit 320 px @full', async ({ page }) => {
  await createAccount(page);
  const id = '00000000-0000-4000-8000-000000000001';
  const row = {
    id,
    user_id: id,
    title: word,
    introduction: word,
    key_scriptures: [],
    study_sections: study.studySections,
    reflection_questions: [word],
    user_answers: [word],
    concluding_prayer: word,
    suggested_long_reads: study.suggestedLongReads,
    completed_at: '2026-11-20',
  };
  await page.route('**/rest/v1/saved_studies*', (route) => route.fulfill({ json: [row] }));
  for (const address of ['/saved-studies', `/saved-studies/${id}`]) {
    await page.goto(address);
    await expect(page.getByText(word).first()).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
  }
});
