import type { AuthSettings } from './settings.ts';

/**
 * Where a link in an email may redirect: the requested URL if it is on the site or on the allow list, otherwise the
 * site. Parsed with the WHATWG parser that browsers use, so that what is checked is where the browser goes.
 */
export function allowedRedirect(
  asked: string | undefined,
  { siteUrl, redirectUrls }: Pick<AuthSettings, 'siteUrl' | 'redirectUrls'>,
): string {
  const site = new URL(siteUrl);
  // Browsers treat a backslash as a slash and drop control characters. Legitimate URLs contain neither.
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
