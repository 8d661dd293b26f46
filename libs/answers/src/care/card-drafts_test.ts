import { prayerHeading, readCardText } from '@berea/care';
import { careCards } from '@berea/content/care';
import assert from 'node:assert/strict';
import { quotedPlaces } from '../check.ts';
import { answerOfCareCard, entryOfCareCard, objectionOfCareCard } from './card-drafts.ts';

for (const card of Object.values(careCards)) {
  const texts = {
    answer: answerOfCareCard(card, 'typed').plainEnglishExplanation,
    objection: objectionOfCareCard(card, 'typed').deeperExplanation,
    entry: entryOfCareCard(card).details,
  };
  for (const [form, text] of Object.entries(texts)) {
    Deno.test(`the ${form} of ${card.situation} can be read back: headings, passages with their reasons, prayer`, () => {
      assert.deepEqual(readCardText(text), [
        ...card.sections.map(({ heading, text: written, passages }) => ({
          heading,
          paragraphs: written.split('\n\n'),
          passages,
        })),
        { heading: prayerHeading, paragraphs: card.prayer.split('\n\n'), passages: [] },
      ]);
    });
  }

  Deno.test(`the check of quotations leaves ${card.situation} as it was written`, () => {
    const prose = [...Object.values(texts), card.summary, card.message, ...card.sections.map(({ text }) => text)];
    assert.deepEqual(
      prose.flatMap((text) => quotedPlaces(text)),
      [],
    );
  });
}
