/** Tests what a screen reader receives: Chromium's accessibility tree. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

interface Heard {
  readonly role: string;
  readonly name: string;
  /** All text read out below this node. */
  readonly text: string;
}

/** The parts of the accessibility tree that are read out in the chapter, in reading order. */
async function chapterAsHeard(page: Page, chapter: string): Promise<Heard[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type Node = (typeof nodes)[number];
  const below = (node: Node): Node[] => (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  const textOf = (node: Node): string =>
    node.role?.value === 'StaticText' ? String(node.name?.value) : below(node).map(textOf).join('');
  const heard = (node: Node): Heard[] => {
    const role = String(node.role?.value);
    if (role === 'StaticText' || role === 'group' || role === 'heading')
      return [{ role, name: String(node.name?.value), text: textOf(node) }];
    return below(node).flatMap(heard);
  };
  const region = nodes.find((node) => node.role?.value === 'region' && node.name?.value === chapter);
  return region ? below(region).flatMap(heard) : [];
}

for (const [address, chapter, verses] of [
  ['/bible/john/3', 'John 3', 36],
  ['/bible/psalms/23', 'Psalm 23', 6],
  ['/bible/genesis/1?version=spa-rv1909', 'Genesis 1', 31],
] as const) {
  test(
    `${chapter} (${address}) is read verse by verse, with numbers as names and not as text`,
    { tag: verses === 36 ? [] : '@full' },
    async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 2, name: chapter })).toBeVisible();
      const heard = await chapterAsHeard(page, chapter);
      const groups = heard.filter(({ role }) => role === 'group');
      const name = address.includes('spa') ? 'Versículo' : 'Verse';
      expect(groups.map((group) => group.name)).toEqual(
        Array.from({ length: verses }, (_, index) => `${name} ${index + 1}`),
      );
      // The visible numbers are decorative, so no text node contains a digit.
      const text = heard.slice(1, heard.indexOf(groups.at(-1)!) + 1);
      expect(text.filter((each) => /\d/.test(each.text))).toEqual([]);
      for (const group of groups) expect(group.text.trim(), group.name).toMatch(/\p{L}/u);
      expect(heard[0]).toMatchObject({ role: 'heading', name: chapter });
    },
  );
}

test('a verse of several lines is read line by line before the next verse begins @full', async ({ page }) => {
  await page.goto('/bible/psalms/23');
  await expect(page.getByRole('heading', { level: 2, name: 'Psalm 23' })).toBeVisible();
  const spoken = (await chapterAsHeard(page, 'Psalm 23'))
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
  expect(spoken).toContain('He maketh me to lie down in green pastures: he leadeth me beside the still waters.');
  expect(spoken.indexOf('still waters')).toBeLessThan(spoken.indexOf('He restoreth my soul'));
});

test('a chapter, its menu, its context and its cross-references have no accessibility violations', async ({ page }) => {
  await page.goto('/bible/john/3');
  const verse = page.getByRole('group', { name: 'Verse 16', exact: true });
  await expect(verse).toBeVisible();
  // A menu is outside the page's landmarks, as the ARIA menu pattern prescribes.
  const violations = async (...but: string[]) =>
    (await new AxeBuilder({ page }).exclude('[data-tabster-dummy]').disableRules(but).analyze()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
    );
  expect(await violations()).toEqual([]);
  await verse.press('Enter');
  await expect(page.getByRole('menu', { name: 'John 3:16' })).toBeVisible();
  expect(await violations('region')).toEqual([]);
  await page.keyboard.press('Escape');
  await verse.press('e');
  await expect(page.getByRole('dialog').locator('[aria-current=true]')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.keyboard.press('Escape');
  await verse.press('x');
  await expect(
    page
      .getByRole('complementary', { name: /^Cross-references/ })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  expect(await violations()).toEqual([]);
});
