/**
 * How many seconds an answer may be kept for everybody: only what says `public` and an age, is complete, sets no cookie,
 * and is the same for every client. 0: not at all.
 */
export function lifetimeOf({ status, headers }: Pick<Response, 'status' | 'headers'>): number {
  const directives = new Map(
    (headers.get('cache-control') ?? '').split(',').map((directive) => {
      const [name = '', value = ''] = directive.trim().toLowerCase().split('=');
      return [name, value];
    }),
  );
  const isPublic =
    status === 200 &&
    directives.has('public') &&
    !directives.has('no-store') &&
    !directives.has('no-cache') &&
    !directives.has('private') &&
    !headers.has('set-cookie') &&
    !headers.has('content-encoding') &&
    /^(|accept-encoding)$/i.test(headers.get('vary') ?? '');
  const seconds = Number(directives.get('s-maxage') ?? directives.get('max-age'));
  return isPublic && Number.isSafeInteger(seconds) && seconds > 0 ? seconds : 0;
}
