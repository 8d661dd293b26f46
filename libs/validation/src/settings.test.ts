import { defaultVersionId } from '@berea/scripture';
import { expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

const defaults = { theme: 'light', fontSize: 'medium', bibleVersion: defaultVersionId, reading: [] };

it.each([null, undefined, 'dark', [], 7, {}])('uses the defaults when %j is stored', (stored) => {
  expect(parseSettings(stored)).toEqual(defaults);
});

it('restores the stored settings', () => {
  const chosen = { theme: 'dark', fontSize: 'large', bibleVersion: 'eng-web', reading: ['wide', 'lines'] };
  expect(parseSettings(chosen)).toEqual(chosen);
});

it('replaces only the invalid field with its default', () => {
  expect(parseSettings({ theme: 'dark', fontSize: 14, bibleVersion: 'gone', reading: ['sideways'] })).toEqual({
    ...defaults,
    theme: 'dark',
  });
});
