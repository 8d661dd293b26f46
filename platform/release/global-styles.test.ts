import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseGlobalStyles } from './global-styles.ts';

let dist: string;
beforeEach(async () => void (dist = await mkdtemp(path.join(tmpdir(), 'berea-styles-'))));
afterEach(() => rm(dist, { recursive: true }));

const check = async (css: string): Promise<void> => {
  await writeFile(path.join(dist, 'own.css'), css);
  await refuseGlobalStyles(dist, ['remoteEntry.js', 'own.css']);
};

describe('a style sheet of a remote', () => {
  it.each([
    'h1 { color: red }',
    '* { margin: 0 }',
    ':root { --a: 1px }',
    'html, .own { margin: 0 }',
    'body > main { margin: 0 }',
    '[lang="he"] { direction: rtl }',
    '::selection { color: red }',
    ':not(.other) { margin: 0 }',
    'h1:not(.other) { margin: 0 }',
    ':is(h1, .own) { margin: 0 }',
    '@media (width < 600px) { a { color: red } }',
    '@layer own { p { margin: 0 } }',
  ])('is refused with %s', async (css) => {
    await expect(check(css)).rejects.toThrow(/^own\.css has selectors without a class.*whole product/);
  });

  it.each([
    '.own { color: red }',
    'html .own h1 { color: red }',
    '#own > * { margin: 0 }',
    'h1:is(.own, .other) { margin: 0 }',
    'ul:has(> .own) { margin: 0 }',
    '.own { & h1 { margin: 0 } p { margin: 0 } @media print { a { color: red } } }',
    '@keyframes turn { from { opacity: 0 } 50% { opacity: 1 } to { opacity: 0 } }',
    '@-webkit-keyframes turn { from { opacity: 0 } }',
    '@font-face { font-family: Own; src: url(own.woff2) }',
    '',
  ])('is accepted with %j', async (css) => {
    await expect(check(css)).resolves.toBeUndefined();
  });

  it('is refused with the names of all such selectors', async () => {
    await expect(check('h1, .own { margin: 0 } p { margin: 0 }')).rejects.toThrow(/: h1, p\.$/);
  });
});
