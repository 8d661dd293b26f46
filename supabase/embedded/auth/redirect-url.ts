import type { AuthSettings } from './settings.ts';

/**
 * Where a link in a mail may lead: the place asked for when it is on the site or on the list, otherwise the site.
 * Read by the parser that browsers use, so that what is checked is where they go.
 */
export function allowedRedirect(
  asked: string | undefined,
  { siteUrl, redirectUrls }: Pick<AuthSettings, 'siteUrl' | 'redirectUrls'>,
): string {
  const site = new URL(siteUrl);
  // Browsers take a backslash for a slash and drop control characters: no honest address has either.
  // eslint-disable-next-line no-control-regex
  if (!asked || /[\u0000-\u0020\u007f\\]/.test(asked)) return site.href;
  const url = URL.parse(asked);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return site.href;
  if (url.origin === site.origin) return url.href;
  return redirectUrls.some((pattern) => isCovered(url, pattern)) ? url.href : site.href;
}

function isCovered(url: URL, pattern: string): boolean {
  const allowed = new URL(pattern.replace(/\/\*\*$/, '/'));
  if (url.origin !== allowed.origin) return false;
  if (pattern.endsWith('/**')) return url.pathname.startsWith(allowed.pathname);
  return url.pathname === allowed.pathname && url.search === allowed.search;
}
