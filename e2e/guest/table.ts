/**
 * The table of docs/releases.md, made from the rehearsal's own list. `node e2e/guest/table.ts` writes it into the
 * document.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bothFaulty, faultyFiles, faultyVersions } from './cases.ts';

const document = path.resolve(import.meta.dirname, '../../docs/releases.md');
const place = /(?<=<!-- rehearsal: written by node e2e\/guest\/table\.ts -->\n)[^]*(?=<!-- \/rehearsal -->)/;

const recovery = { file: 'the file comes', version: 'a release or `rollback`' };

/** The faults that are told alike, in the order of the first of each. */
const alike = <Fault>(faults: readonly Fault[], told: (fault: Fault) => string): [first: Fault, ...rest: Fault[]][] =>
  [...Map.groupBy(faults, told).values()] as [Fault, ...Fault[]][];

/** Faults of files: those of one file with one outcome, then the files that have the same ones. */
function fileRows(): string[][] {
  const byFile = alike(faultyFiles, ({ file, seen }) => `${file.name} ${seen}`).map((some) => ({
    file: some[0].file.name,
    how: some.map(({ how }) => how).join(', '),
    seen: some[0].seen,
  }));
  return alike(byFile, ({ how, seen }) => `${how} ${seen}`).map((some) => [
    `${some.map(({ file }) => file).join(', ')}: ${some[0].how}`,
    some[0].seen,
    recovery.file,
  ]);
}

const names = (some: readonly { readonly name: string }[]): string => some.map(({ name }) => name).join('; ');

/**
 * The table as Markdown: what is broken, what the reader sees, what ends it. Everything else works in each case. Faults
 * with the same outcome share a row.
 */
function rehearsalTable(): string {
  const rows = [
    ...fileRows(),
    ...alike(faultyVersions, ({ seen }) => seen).map((some) => [names(some), some[0].seen, recovery.version]),
    ...alike(bothFaulty, ({ seen }) => seen).map((some) => [
      `in both versions: ${names(some)}`,
      `“${some[0].seen}”`,
      recovery.version,
    ]),
  ];
  const table = [['fault of the stable version', 'what is seen', 'what ends it'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return `\n${[line(table[0]!), rule, ...rows.map(line)].join('\n')}\n\n`;
}

/** Whether the document holds the table of the current list. */
export const isCurrent = (): boolean => place.exec(readFileSync(document, 'utf8'))?.[0] === rehearsalTable();

if (import.meta.main)
  writeFileSync(
    document,
    readFileSync(document, 'utf8').replace(place, () => rehearsalTable()),
  );
