/**
 * The table of docs/releases.md, made from the rehearsal's own list. `node e2e/guest/table.ts` writes it into the
 * document.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bothFaulty, faultyFiles, faultyVersions } from './cases.ts';

const document = path.resolve(import.meta.dirname, '../../docs/releases.md');
const place = /(?<=<!-- rehearsal: written by node e2e\/guest\/table\.ts -->\n)[^]*(?=<!-- \/rehearsal -->)/;

const recovery = {
  file: 'by itself, or with the next page once the file comes',
  version: 'by itself; a later release or `rollback` ends it',
  both: '“Try again” where that can help, a release, or `rollback`',
};

/** The table as Markdown: what is broken, what the reader sees, how it recovers. Everything else works in each case. */
function rehearsalTable(): string {
  const rows = [
    ...faultyFiles.map(({ file, how, seen }) => [`${file.name} ${how}`, seen, recovery.file]),
    ...faultyVersions.map(({ name, seen }) => [name, seen, recovery.version]),
    ...bothFaulty.map(({ name, seen }) => [`${name}, in both versions`, `“${seen}”`, recovery.both]),
  ];
  const table = [['fault of the stable version', 'what is seen', 'how it recovers'], ...rows];
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
