import { chapterResponse, functionError, sharedAddress } from '@berea/validation';
import assert from 'node:assert/strict';
import { get, reply } from '../_shared/testing/ask.ts';
import { restServer, logOf } from '@berea/answers/testing';
import { apiBibleSettings } from '../_shared/api-bible.ts';
import { bibleChapter } from './handler.ts';

const content = '<p class="p"><span data-number="1" data-sid="JHN 3:1" class="v">1</span>Words of another version.</p>';
const copyright = 'Copyright © The Foundation. Used by permission.';

interface Service extends AsyncDisposable {
  readonly asked: { url: URL; key: string | null }[];
  readonly settings: (key?: string) => string | undefined;
}

/** A fake API.Bible server built from its documentation. It also accepts usage reports. */
function service(
  answer: () => Response = () =>
    Response.json({ data: { id: 'JHN.3', content, copyright }, meta: { fumsToken: 'token-1' } }),
): Service {
  const asked: Service['asked'] = [];
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen() {} }, (request) => {
    const url = new URL(request.url);
    asked.push({ url, key: request.headers.get('api-key') });
    return url.pathname === '/f3' ? new Response('', { status: 200 }) : answer();
  });
  const at = `http://127.0.0.1:${server.addr.port}`;
  const variables: Record<string, string> = {
    API_BIBLE_KEY: 'the-key',
    API_BIBLE_NASB_ID: 'nasb-01',
    API_BIBLE_URL: `${at}/v1/`,
    API_BIBLE_USAGE_URL: `${at}/f3`,
  };
  return { asked, settings: (name = '') => variables[name], [Symbol.asyncDispose]: () => server.shutdown() };
}

const ask = async (api: Service, bibleId = 'eng-nasb', from = '203.0.113.7') => {
  await using rest = restServer({ chapters: [{ version_id: 'eng-web', book: 'Gen', chapter: 1, content }] });
  const handler = bibleChapter(rest.database, () => apiBibleSettings(api.settings));
  return await reply(handler, {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: JSON.stringify({ book: 'John', chapter: 3, bibleId }),
  });
};
const reports = async ({ asked }: Service): Promise<URL[]> => {
  for (let tries = 0; tries < 50 && !asked.some(({ url }) => url.pathname === '/f3'); tries++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return asked.map(({ url }) => url).filter(({ pathname }) => pathname === '/f3');
};

Deno.test('a licensed chapter is requested with the key, has its copyright notice and is not cacheable', async () => {
  await using api = service();
  await using rest = restServer({});
  const { status, body, headers } = await ask(api);
  assert.equal(status, 200);
  assert.deepEqual(chapterResponse.parse(body), { data: { reference: 'John 3', content, copyright } });
  assert.equal(headers.get('cache-control'), 'no-store');
  const handler = bibleChapter(rest.database, () => apiBibleSettings(api.settings));
  const byAddress = await get(handler, sharedAddress('', { book: 'John', chapter: 3, bibleId: 'eng-nasb' }));
  assert.deepEqual([byAddress.status, byAddress.headers.get('cache-control')], [200, 'no-store']);
  const [{ url, key }] = api.asked as [{ url: URL; key: string }];
  assert.equal(url.pathname, '/v1/bibles/nasb-01/chapters/JHN.3');
  assert.deepEqual(
    [
      url.searchParams.get('content-type'),
      url.searchParams.get('include-notes'),
      url.searchParams.get('fums-version'),
      key,
    ],
    ['html', 'false', '3', 'the-key'],
  );
  await reports(api);
});

Deno.test('each display is reported without identifying the reader', async () => {
  await using api = service();
  await ask(api);
  const [report] = await reports(api);
  assert.equal(report?.searchParams.get('t'), 'token-1');
  assert.match(report?.searchParams.get('dId') ?? '', /^[0-9a-f]{32}$/);
  assert.match(report?.searchParams.get('sId') ?? '', /^[0-9a-f]{32}$/);
  assert.ok(!report?.href.includes('203.0.113.7'));
});

Deno.test('other versions are never requested from API.Bible', async () => {
  await using api = service();
  assert.equal((await ask(api, 'eng-web')).status, 404);
  assert.deepEqual(api.asked, []);
});

const failures: [string, () => Response, number, string][] = [
  ['a key without access', () => new Response('', { status: 403 }), 404, 'version_unavailable'],
  ['a missing chapter', () => new Response('', { status: 404 }), 404, 'version_unavailable'],
  ['an exhausted quota', () => new Response('', { status: 429 }), 429, 'rate_limited'],
  ['a server error', () => new Response('', { status: 500 }), 502, 'upstream_unavailable'],
  ['a malformed response', () => Response.json({ data: {} }), 502, 'upstream_unavailable'],
];
for (const [what, answer, status, code] of failures) {
  Deno.test(`security: ${what} returns its error code without revealing the key`, async () => {
    await using api = service(answer);
    let said: Awaited<ReturnType<typeof ask>> | undefined;
    const log = await logOf(async () => (said = await ask(api)));
    assert.deepEqual([said?.status, functionError.parse(said?.body).code], [status, code]);
    assert.ok(!`${log}${JSON.stringify(said?.body)}`.includes('the-key'));
  });
}

Deno.test('the version is not offered without a key and an id; an invalid URL is named in the error', () => {
  assert.equal(
    apiBibleSettings(() => undefined),
    undefined,
  );
  assert.equal(
    apiBibleSettings((name) => (name === 'API_BIBLE_KEY' ? 'the-key' : undefined)),
    undefined,
  );
  assert.throws(
    () => apiBibleSettings((name) => (name === 'API_BIBLE_URL' ? 'not an address' : undefined)),
    /API_BIBLE_URL/,
  );
});
