import { prayerHeading, readCardText } from '@berea/care';
import { careCards } from '@berea/content/care';
import assert from 'node:assert/strict';
import { quotedPlaces } from '../check.ts';
import { answerOfCareCard, entryOfCareCard, objectionOfCareCard } from './card-drafts.ts';

for (const [situation, card] of Object.entries(careCards)) {
  const texts = {
    answer: answerOfCareCard(card, 'typed').plainEnglishExplanation,
    objection: objectionOfCareCard(card, 'typed').deeperExplanation,
    entry: entryOfCareCard(card).details,
  };
  for (const [form, text] of Object.entries(texts)) {
    Deno.test(`the ${form} of ${situation} can be read back: headings, passages with their reasons, prayer`, () => {
      assert.deepEqual(readCardText(text), [
        ...card.sections,
        { heading: prayerHeading, paragraphs: [card.prayer], passages: [] },
      ]);
    });
  }

  Deno.test(`the check of quotations leaves ${situation} as it was written`, () => {
    const prose = [
      ...Object.values(texts),
      card.summary,
      card.message,
      ...card.sections.flatMap(({ paragraphs }) => paragraphs),
    ];
    assert.deepEqual(
      prose.flatMap((text) => quotedPlaces(text)),
      [],
    );
  });
}
