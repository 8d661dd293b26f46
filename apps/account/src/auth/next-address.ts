/**
 * The path to open after sign-in.
 * @param asked the value of `?next=`; anything but a path on this site falls back to '/', to prevent open redirects,
 * and so does the sign-in page itself
 */
export function nextAddress(asked: string | null): string {
  // Browsers resolve '//host' and '/\\host' to another site.
  if (asked === null || !/^\/(?![/\\])/.test(asked)) return '/';
  const here = 'http://here.invalid';
  const address = URL.parse(asked, here);
  // '/.//host' is on this site, but its path, '//host', would not be.
  if (address?.origin !== here || address.pathname.startsWith('//')) return '/';
  if (/^\/auth\/*$/i.test(address.pathname)) return '/';
  return address.pathname + address.search;
}
