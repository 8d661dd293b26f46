import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadyModule } from '../packages/ensure-modules.ts';
import { bibleSources, dictionarySources } from '../sources.ts';
import { findModule } from '../sword/module.ts';
import { writePackedDictionary, writeVerseModule } from '../testing/made-module.ts';
import { ScriptureUnavailable } from '../unavailable.ts';
import { readSource, type ReadSource } from './read-source.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'berea-read-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const kjv = bibleSources[0]!;
const ready = (name: string): ReadyModule => ({
  module: findModule(root, name)!,
  package: 'lamp',
  version: '2.1',
  discard: vi.fn<() => void>(),
});

function read(...args: Parameters<typeof readSource>): ReadSource {
  const reading = readSource(...args);
  for (let step = reading.next(); ; step = reading.next()) if (step.done) return step.value;
}

describe('readSource', () => {
  it('counts the content of a source', () => {
    writeVerseModule(root, 'Lamp', { 4: 'One.', 5: 'Two.' });
    const source = { ...kjv, name: 'The Lamp', expected: { slots: 31102, verses: 2 } };
    expect(read(source, ready('Lamp')).counts).toEqual({ chapters: 1189, slots: 31102, verses: 2 });
  });

  it('refuses a source with an unexpected count, and keeps its package', () => {
    writePackedDictionary(root, 'Words', { '1': '<entryFree><orth>א</orth><def>one</def></entryFree>' });
    const from = ready('Words');
    expect(() => read(dictionarySources[0]!, from)).toThrow(
      'has 1 entries instead of 8,675 (lamp 2.1): nothing was imported.',
    );
    expect(from.discard).not.toHaveBeenCalled();
  });

  it('refuses an edition with another numbering', () => {
    writeVerseModule(root, 'Lamp', { 4: 'One.' }, 10, ['Versification=Synodal']);
    expect(() => read(kjv, ready('Lamp'))).toThrow(/is numbered by Synodal instead of KJV/);
  });

  it.each(['its blocks do not unpack', 'its markup is broken'])(
    'discards a damaged package, so that the next start downloads it again: %s',
    (how) => {
      writeVerseModule(root, 'Lamp', { 4: how === 'its markup is broken' ? '<q>One.</l>' : 'One.' });
      const blocks = join(root, 'modules/texts/ztext/lamp/ot.bzz');
      if (how === 'its blocks do not unpack') writeFileSync(blocks, readFileSync(blocks).fill(7));
      const from = ready('Lamp');
      expect(() => read(kjv, from)).toThrow(ScriptureUnavailable);
      expect(from.discard).toHaveBeenCalledOnce();
    },
  );
});
