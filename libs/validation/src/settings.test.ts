import { defaultVersionId } from '@berea/scripture';
import { expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

const defaults = { theme: 'light', fontSize: 'medium', bibleVersion: defaultVersionId };

it.each([null, undefined, 'dark', [], 7, {}])('starts from the defaults when %j was stored', (stored) => {
  expect(parseSettings(stored)).toEqual(defaults);
});

it('restores what was chosen', () => {
  const chosen = { theme: 'dark', fontSize: 'large', bibleVersion: 'eng-web' };
  expect(parseSettings(chosen)).toEqual(chosen);
});

it('replaces only the field that is broken', () => {
  expect(parseSettings({ theme: 'dark', fontSize: 14, bibleVersion: 'gone' })).toEqual({ ...defaults, theme: 'dark' });
});
