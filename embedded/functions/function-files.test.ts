import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { findFunctions } from './function-files.ts';

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-functions-'));
  write('one/index.ts', '');
  write('two/index.ts', '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the functions of a folder', () => {
  it('are the directories with an index.ts, without the shared folder', () => {
    write('_shared/index.ts', '');
    write('notes/readme.md', '');
    expect(findFunctions(folder).map(({ name }) => name)).toEqual(['one', 'two']);
  });
});
