import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { buildGuest } from '../guest/guest.ts';
import { changeRegistry, forgetGuests, publishGuests } from '../guest/published.ts';
import { serveRegistry, withUnknownFields } from '../guest/served-registry.ts';

/** The rehearsal of bad releases: what a broken, strange or outdated registry does to the product. */
test.afterEach(() => forgetGuests());

type Json = Record<string, unknown>;
const edited = (change: (registry: Json) => Json) => (text: string) => JSON.stringify(change(JSON.parse(text) as Json));
const homeCards = (page: Page) =>
  page.getByRole('navigation', { name: 'Contents' }).getByRole('listitem').getByRole('link');

for (const [what, change] of [
  ['is missing', () => undefined],
  ['is garbage', () => '{{ no registry'],
] as const)
  test(`the registry ${what}: home works, other addresses offer to try again, which recovers`, async ({ page }) => {
    await serveRegistry(page, change);
    await page.goto('/');
    await expect(page.getByText('Verse of the Day')).toBeVisible();
    await expect(homeCards(page)).toHaveCount(7);
    await page.goto('/bible/john/3');
    await expect(page.getByRole('alert')).toContainText('could not be reached');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'John 3' })).toBeVisible();
  });

test('one remote that cannot be read is out alone @full', async ({ page }) => {
  await publishGuests(await buildGuest({ version: '1.0.0' }));
  await serveRegistry(
    page,
    edited((registry) => ({ ...registry, remotes: { ...(registry['remotes'] as Json), guest: { stable: 7 } } })),
  );
  await page.goto('/guest');
  await expect(page.getByRole('alert')).toContainText('This part needs a newer Berea. Reload.');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(homeCards(page).filter({ hasText: 'Guest' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Settings/ }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('fields that only a newer tool knows change nothing @full', async ({ page }) => {
  await publishGuests(await buildGuest({ version: '1.0.0' }));
  await serveRegistry(page, withUnknownFields);
  await page.goto('/guest');
  await expect(page.getByText('Guest 1.0.0')).toBeVisible();
});

test('an older revision from an old cache is not taken over a newer one, another epoch is @full', async ({ page }) => {
  const [first, second] = [await buildGuest({ version: '1.0.0' }), await buildGuest({ version: '2.0.0' })];
  await publishGuests(first, second);
  await page.goto('/guest');
  await expect(page.getByText('Guest 2.0.0')).toBeVisible();
  const pointedBack = (registry: Json): Json => {
    const remotes = registry['remotes'] as Record<string, Json>;
    return { ...registry, remotes: { ...remotes, guest: { ...remotes['guest'], stable: first.id } } };
  };
  await serveRegistry(
    page,
    edited((registry) => ({ ...pointedBack(registry), revision: Number(registry['revision']) - 1 })),
  );
  await page.reload();
  await expect(page.getByText('Guest 2.0.0')).toBeVisible();
  await page.unrouteAll();
  await serveRegistry(
    page,
    edited((registry) => ({ ...pointedBack(registry), epoch: Number(registry['epoch']) + 1, revision: 1 })),
  );
  await page.reload();
  await expect(page.getByText('Guest 1.0.0')).toBeVisible();
});

test('a remote that is switched off is gone from home, and its address says so @full', async ({ page }) => {
  await publishGuests(await buildGuest({ version: '1.0.0' }));
  await page.goto('/');
  await expect(homeCards(page).filter({ hasText: 'Guest' })).toHaveCount(1);
  await changeRegistry((registry) => ({
    ...registry,
    remotes: { ...registry.remotes, guest: { ...registry.remotes['guest']!, enabled: false } },
  }));
  await page.goto('/');
  await expect(page.getByText('Verse of the Day')).toBeVisible();
  await expect(homeCards(page).filter({ hasText: 'Guest' })).toHaveCount(0);
  await page.goto('/guest');
  await expect(page.getByRole('alert')).toContainText('This part of Berea is switched off for now.');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a route of another remote cannot be taken: not when publishing, and not in the browser @full', async ({
  page,
}) => {
  const thief = await buildGuest({ version: '1.0.0', claims: '/bible/:book' });
  await expect(publishGuests(thief)).rejects.toThrow('/bible and everything under it belongs to reader');
  await publishGuests(await buildGuest({ version: '1.0.0' }));
  await changeRegistry((registry) => {
    const guest = registry.remotes['guest']!;
    const version = guest.versions[guest.stable]!;
    const routes = thief.version.routes.map((route) => ({ ...route, preload: version.routes[0]!.preload }));
    return {
      ...registry,
      remotes: { ...registry.remotes, guest: { ...guest, versions: { [guest.stable]: { ...version, routes } } } },
    };
  });
  await page.goto('/bible/john');
  await expect(page.getByRole('heading', { name: 'Bible' })).toBeVisible();
  await page.goto('/guest');
  await expect(page.getByText('Guest 1.0.0')).toBeVisible();
});

test('a name that the shell does not export is found when publishing @full', async () => {
  const build = await buildGuest({
    version: '1.0.0',
    atModule: "import { Tambourine } from '@berea/ui'; void Tambourine;",
  });
  await expect(publishGuests(build)).rejects.toThrow(
    /guest \S+ imports what shell \S+ does not have: Tambourine of @berea\/ui/,
  );
});
