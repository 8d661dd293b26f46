import { ContributionsContext, useAuth } from '@berea/shell-api';
import { use } from 'react';
import { useSettingsEntry } from '../frame/settings-entry.ts';
import { useIsPrivate } from '../remotes/registry-context.ts';

/** A page and its name in the menus. */
interface NamedPage {
  readonly label: string;
  readonly href: string;
}

/**
 * The pages that the box leads to by their names: those of the home page, the header and the menu of one's own things,
 * and what remotes contribute to the extension point 'box'. A page may have several names. Private ones are for who is signed in.
 */
export function usePages(): readonly NamedPage[] {
  const { home, header, own, extensions } = use(ContributionsContext);
  const { user } = useAuth();
  const isPrivate = useIsPrivate();
  const settings = useSettingsEntry();
  const pages = [
    ...[...home, ...header, ...own].map(({ label, path }) => ({ label, href: path })),
    ...(extensions['box'] ?? []).map(({ label, href }) => ({ label, href })),
    ...settings.map(({ label, path }) => ({ label, href: path })),
  ].filter(({ href }) => user || !isPrivate(href));
  return [...new Map(pages.map((page) => [`${page.href} ${page.label}`, page])).values()];
}
