import { defaultVersionId } from '@berea/scripture';
import { expect, it } from 'vitest';
import { defaultSettings, readSettings } from './settings.ts';

const defaults = { theme: 'light', fontSize: 'medium', bibleVersion: defaultVersionId, reading: [] };

it.each([null, undefined, 'dark', [], 7])('reads no settings from %j', (stored) => {
  expect(readSettings(stored)).toBeUndefined();
});

it('uses the defaults for what is missing', () => {
  expect(readSettings({})).toEqual(defaults);
  expect(defaultSettings).toEqual(defaults);
});

it('restores the stored settings', () => {
  const chosen = { theme: 'dark', fontSize: 'large', bibleVersion: 'eng-web', reading: ['wide', 'lines'] };
  expect(readSettings(chosen)).toEqual(chosen);
});

it('replaces only the invalid field with its default', () => {
  expect(readSettings({ theme: 'dark', fontSize: 14, bibleVersion: 'gone', reading: ['sideways'] })).toEqual({
    ...defaults,
    theme: 'dark',
  });
});
