import { parseRegistry } from '@berea/registry';
import { expect, it } from 'vitest';
import { pageCopy } from './page-copy.ts';
import { emptyRegistry, pointAt, pointAtShell } from './registry-changes.ts';
import { offer } from './testing/offer.ts';

it('the copy in the page is a registry of the same revision with the versions in use and the hashes of their first files', () => {
  const version = { provides: {}, commit: null, author: null, time: null, note: null, files: {} };
  const offers = ['1.0.0', '1.1.0', '1.2.0'].map((one) => offer('reader', one));
  const whole = offers.reduce(
    (current, one) => pointAt(current, [one]),
    pointAtShell(emptyRegistry(new Date()), 'aaaaaaaaaaaa', version),
  );
  const written = JSON.parse(JSON.stringify(pageCopy(whole)));
  // The page's first script reads it before there is a parser that knows defaults.
  expect(written.remotes.reader).toMatchObject({ enabled: true, stable: '1.2.0-abcdef123456' });
  const parsed = parseRegistry(written);
  if (!parsed.ok) throw new Error(parsed.detail);
  const { registry: copy, problems } = parsed;
  expect(problems).toEqual([]);
  expect([copy.epoch, copy.revision, copy.paths]).toEqual([whole.epoch, whole.revision, whole.paths]);
  expect(copy.shell).toBeUndefined();
  const { versions } = copy.remotes['reader']!;
  expect(Object.keys(versions)).toEqual(['1.1.0-abcdef123456', '1.2.0-abcdef123456']);
  const { files, author, commit } = versions['1.2.0-abcdef123456']!;
  expect(Object.keys(files)).toEqual(['remoteEntry.js', 'main.js']);
  expect([author, commit]).toEqual([null, null]);
});
