/** Where one goes once signed in: home, or the page that sent one here with `?next=`. Only an address of this site counts. */
export function nextAddress(asked: string | null): string {
  // '//host' and '/\\host' are other sites to a browser.
  if (asked === null || !/^\/(?![/\\])/.test(asked)) return '/';
  const here = 'http://here.invalid';
  const address = URL.parse(asked, here);
  return address?.origin === here ? address.pathname + address.search : '/';
}
