import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { findFunctions, mergeImportMaps } from './import-map.ts';

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-map-'));
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

  it('get one merged import map with absolute addresses', () => {
    write('one/deno.json', '{"imports": {"zod": "npm:zod@4", "lib": "../../libs/index.ts"}}');
    write('two/deno.json', '{"imports": {"zod": "npm:zod@4", "own": "./own.ts"}, "tasks": {}}');
    expect(mergeImportMaps(findFunctions(folder))).toEqual({
      zod: 'npm:zod@4',
      lib: pathToFileURL(join(folder, '../libs/index.ts')).href,
      own: pathToFileURL(join(folder, 'two/own.ts')).href,
    });
  });

  it('are refused when their import maps contradict each other, with the conflicting names', () => {
    write('one/deno.json', '{"imports": {"zod": "npm:zod@4"}}');
    write('two/deno.json', '{"imports": {"zod": "npm:zod@3"}}');
    expect(() => mergeImportMaps(findFunctions(folder))).toThrow(
      /one and two import different things as "zod" \(npm:zod@4 and npm:zod@3\)/,
    );
  });

  it('are refused when a deno.json cannot be read, with the name of the function', () => {
    write('two/deno.json', '{');
    expect(() => mergeImportMaps(findFunctions(folder))).toThrow(/deno\.json of the function two cannot be read/);
  });
});
