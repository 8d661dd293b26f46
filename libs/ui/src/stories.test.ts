import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sources = import.meta.dirname;
const read = (file: string): string => readFileSync(path.join(sources, file), 'utf8');
const stories = globSync('**/*.stories.tsx', { cwd: sources }).map(read);

/** What has no story of its own, and why. */
const excepted: Readonly<Record<string, string>> = {
  StyleProvider: 'draws nothing: it only says where styles go',
  ThemeProvider: 'every story is shown in it (testing/Sheet.tsx)',
};

/** The parts that an index exports, by name: components begin with a capital letter, icons have a story for all. */
function exportedParts(): string[] {
  const lists = globSync('{index.ts,shell.ts,*/index.ts}', { cwd: sources }).flatMap((file) => [
    ...read(file).matchAll(/export \{([^}]*)\}/g),
  ]);
  const names = lists.flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
  return names.map((name) => name.split(' as ').at(-1)!).filter((name) => /^[A-Z]/.test(name));
}

/** Whether a story shows a part: as an element, or as the component that it is about. */
const isShown = (part: string): boolean => {
  const shown = new RegExp(String.raw`<${part}\b|component: ${part}\b`);
  return stories.some((story) => shown.test(story));
};

it('every exported part has a story', () => {
  const parts = exportedParts();
  expect(parts).toContain('PageTitle');
  expect(parts.filter((part) => !isShown(part) && !(part in excepted))).toEqual([]);
});

it('what is excepted is exported, and has none', () => {
  const parts = exportedParts();
  expect(Object.keys(excepted).filter((part) => !parts.includes(part) || isShown(part))).toEqual([]);
});
