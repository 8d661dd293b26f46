/**
 * Releases of remotes and of the database do not happen at the same moment, so a migration must leave what the release
 * before it uses: what is added comes first, and what nobody uses any more is removed in a later release.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { migrations } from './project.ts';

/**
 * Statements that take something away from code that still runs. Functions and policies are replaced, not taken away.
 */
const destructive =
  /\b(?:drop\s+(?:table|column|schema|type|view)|rename\s+(?:column\s+\S+\s+)?to|alter\s+column\s+\S+\s+(?:set\s+data\s+)?type)\b/i;
/** The comment that a removal needs: the migration with whose release the last use ended. */
const unusedSince = /^-- Unused since (\d{14})\b/m;

/** Why a migration must not be released, or undefined. */
function problem(file: string, sql: string): string | undefined {
  const statements = sql.replace(/--.*$/gm, '');
  if (!destructive.test(statements)) return undefined;
  const since = unusedSince.exec(sql)?.[1];
  if (since === undefined) return `${file} removes something without "-- Unused since <migration>"`;
  return since < file.slice(0, 14) ? undefined : `${file} removes something in the release that stops using it`;
}

describe('migrations', () => {
  it('take nothing away in the release that stops using it', () => {
    const problems = readdirSync(migrations).map((file) => problem(file, readFileSync(join(migrations, file), 'utf8')));
    expect(problems.filter((one) => one !== undefined)).toEqual([]);
  });

  it.each([
    'alter table public.notes drop column color;',
    'drop table public.notes;',
    'alter table public.notes rename column note_text to text;',
    'alter table public.notes rename to remarks;',
    'alter table public.notes alter column verse_id type integer;',
    '-- Unused since 20270101000000\ndrop table public.notes;',
  ])('are refused when they remove something: %s', (sql) => {
    expect(problem('20270101000000_change.sql', sql)).toMatch('removes something');
  });

  it('may remove what an earlier release stopped using', () => {
    const sql = '-- Unused since 20261201000000\nalter table public.notes drop column color;';
    expect(problem('20270101000000_change.sql', sql)).toBeUndefined();
    expect(problem('20270101000000_change.sql', 'alter table public.notes add column color text;')).toBeUndefined();
  });
});
