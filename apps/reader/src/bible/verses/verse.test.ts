import { bookById, versionById } from '@berea/scripture';
import { expect, it } from 'vitest';
import { quotation } from './verse.ts';

const verses = {
  place: { book: bookById('John')!, chapter: 3 },
  number: 16,
  numbers: [16, 17],
  highlighted: [],
  note: undefined,
};

it('a copy is cited in the language of its version', () => {
  expect(quotation(verses, 'Porque de tal manera', versionById('spa-rv1909')!)).toBe(
    'Porque de tal manera\n— Juan 3:16-17 (RV1909)',
  );
  expect(quotation(verses, 'For God so loved', versionById('eng-web')!)).toBe('For God so loved\n— John 3:16-17 (WEB)');
});
