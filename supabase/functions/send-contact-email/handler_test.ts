import { logOf } from '@berea/answers/testing';
import assert from 'node:assert/strict';
import { contactResponse } from '@berea/validation';
import { post, reply, type Reply } from '../_shared/testing/ask.ts';
import { project, type Project } from '../_shared/testing/project.ts';
import { sendContactEmail } from './handler.ts';
import { contactSettings } from './settings.ts';

const message = {
  type: 'contact',
  name: 'Lydia',
  email: 'lydia@thyatira.example',
  subject: 'Purple',
  message: 'Come to my house.',
};
const prayer = { type: 'prayer', name: 'Silas', message: 'Pray for us in prison.' };
const storeMessage = 'POST /rest/v1/rpc/receive_contact_message';
const storePrayer = 'POST /rest/v1/rpc/receive_prayer_request';
const stored = () => new Response(null, { status: 204 });

const database = (answer = stored): Project => project({ [storeMessage]: answer, [storePrayer]: answer });
const handlerOn = (server: Project, variables: Record<string, string> = {}) =>
  sendContactEmail(
    () => server.client('the-service-key'),
    () => contactSettings((name) => variables[name]),
  );
const from = (
  handler: ReturnType<typeof handlerOn>,
  headers: Record<string, string>,
  body: unknown = prayer,
): Promise<Reply> => reply(handler, { method: 'POST', headers, body: JSON.stringify(body) });

Deno.test('a message is stored and queued with one database call', async () => {
  await using server = database();
  const { status, body } = await post(handlerOn(server, { CONTACT_EMAIL: 'elders@berea.example' }), message);
  assert.deepEqual([status, contactResponse.parse(body)], [200, { success: true }]);
  assert.deepEqual([...server.asked.keys()], [storeMessage]);
  const [{ body: sent, headers }] = server.asked.get(storeMessage) as [{ body: unknown; headers: Headers }];
  assert.deepEqual(sent, {
    sender_name: 'Lydia',
    sender_email: 'lydia@thyatira.example',
    subject_line: 'Purple',
    message_text: 'Come to my house.',
    recipient_email: 'elders@berea.example',
  });
  assert.equal(headers.get('apikey'), 'the-service-key');
});

Deno.test('a prayer request defaults to the name Anonymous, and without CONTACT_EMAIL to a local address', async () => {
  await using server = database();
  const handler = handlerOn(server, { CONTACT_EMAIL: '' });
  for (const name of ['Silas', '', '  ', undefined])
    assert.equal((await post(handler, { ...prayer, name })).status, 200);
  assert.deepEqual(
    server.asked.get(storePrayer)?.map(({ body }) => body),
    ['Silas', 'Anonymous', 'Anonymous', 'Anonymous'].map((sender_name) => ({
      sender_name,
      message_text: 'Pray for us in prison.',
      recipient_email: 'contact@localhost',
    })),
  );
});

Deno.test('security: an anonymous prayer request stores and logs nothing about the sender', async () => {
  await using server = database();
  const traces = {
    authorization: 'Bearer session-of-silas',
    'user-agent': 'Silas Browser',
    'x-forwarded-for': '203.0.113.7',
    cookie: 'silas=1',
    referer: 'https://silas.example/',
    'x-client-info': 'silas',
  };
  const log = await logOf(() =>
    from(handlerOn(server), traces, { ...prayer, name: '', email: 'silas@philippi.example', user_id: 'silas-id' }),
  );
  const [{ body, headers }] = server.asked.get(storePrayer) as [{ body: unknown; headers: Headers }];
  const passedOn = JSON.stringify([body, ...headers]);
  assert.doesNotMatch(passedOn, /silas/i);
  assert.doesNotMatch(passedOn, /203\.0\.113\.7/);
  assert.equal(log, '');
});

Deno.test('security: a database error returns 500, and the log repeats nothing of the message', async () => {
  await using server = database(() =>
    Response.json(
      {
        code: '23514',
        message: 'violates check constraint',
        details: 'Failing row contains (Silas, Pray for us in prison.)',
        hint: null,
      },
      { status: 400 },
    ),
  );
  let answer: Reply | undefined;
  const log = await logOf(async () => (answer = await post(handlerOn(server), prayer)));
  assert.deepEqual([answer?.status, answer?.body.code], [500, 'internal_error']);
  assert.match(log, /nothing was stored \(23514\)/);
  assert.doesNotMatch(log + JSON.stringify(answer?.body), /Silas|prison/);
});

Deno.test('security: header injection is rejected with an error on the field, and nothing is stored', async () => {
  await using server = database();
  const handler = handlerOn(server);
  for (const end of ['\r\nBcc: victim@evil.example', '\nBcc: victim@evil.example', '\r', '\0x', '\u2028x']) {
    const cases: [unknown, Record<string, string>][] = [
      [{ ...message, name: `Lydia${end}x` }, { name: 'Name cannot contain line breaks or other control characters' }],
      [
        { ...message, subject: `Purple${end}x` },
        { subject: 'Subject cannot contain line breaks or other control characters' },
      ],
      [{ ...message, email: `lydia@thyatira.example${end}x` }, { email: 'Invalid email address' }],
      [{ ...prayer, name: `Silas${end}x` }, { name: 'Name cannot contain line breaks or other control characters' }],
    ];
    for (const [request, fields] of cases) {
      const { status, body } = await post(handler, request);
      assert.deepEqual([status, body.fields], [400, fields]);
    }
  }
  assert.equal(server.asked.size, 0);
});

Deno.test('invalid input is rejected with a message for each field', async () => {
  await using server = database();
  const cases: [unknown, Record<string, string>][] = [
    [
      { type: 'contact' },
      {
        name: 'Name is required',
        email: 'Invalid email address',
        subject: 'Subject is required',
        message: 'Message is required',
      },
    ],
    [{ type: 'prayer', message: ' ' }, { message: 'Prayer request is required' }],
    [{ type: 'complaint' }, { type: "type must be 'contact' or 'prayer'" }],
    [[], { body: 'The body must be a JSON object' }],
  ];
  for (const [request, fields] of cases) {
    const { status, body } = await post(handlerOn(server), request);
    assert.deepEqual([status, body.fields, body.code], [400, fields, 'invalid_request']);
  }
  assert.equal(server.asked.size, 0);
});

Deno.test('an address over its limit gets 429 with retry-after; other addresses are not affected', async () => {
  await using server = database();
  const handler = handlerOn(server, { CONTACT_LIMIT_PER_ADDRESS: '2', CONTACT_LIMIT_WINDOW: '90' });
  const lydia = { 'x-forwarded-for': '203.0.113.7' };
  assert.deepEqual([(await from(handler, lydia)).status, (await from(handler, lydia, message)).status], [200, 200]);
  const { status, body, headers } = await from(handler, lydia);
  assert.deepEqual(
    [status, body],
    [429, { error: 'Too many messages have been sent. Please try again in 2 minutes.', code: 'rate_limited' }],
  );
  assert.equal(headers.get('retry-after'), '90');
  assert.equal((await from(handler, { 'x-forwarded-for': `6.6.6.6, ${lydia['x-forwarded-for']}` })).status, 429);
  assert.equal((await from(handler, { 'x-forwarded-for': '203.0.113.8' })).status, 200);
});

Deno.test('all addresses together have a limit, which keeps nobody out who has not written yet', async () => {
  await using server = database();
  const handler = handlerOn(server, { CONTACT_LIMIT_OVERALL: '2' });
  const statuses = [];
  for (const end of [1, 2, 2, 3])
    statuses.push((await from(handler, { 'x-forwarded-for': `203.0.113.${end}` })).status);
  assert.deepEqual(statuses, [200, 200, 429, 200]);
});

Deno.test('CLIENT_ADDRESS_HEADER selects the header that the address is read from', async () => {
  await using server = database();
  const handler = handlerOn(server, { CONTACT_LIMIT_PER_ADDRESS: '1', CLIENT_ADDRESS_HEADER: 'cf-connecting-ip' });
  const statuses = [];
  for (const end of [1, 1, 2])
    statuses.push(
      (await from(handler, { 'cf-connecting-ip': `203.0.113.${end}`, 'x-forwarded-for': `6.6.6.${statuses.length}` }))
        .status,
    );
  assert.deepEqual(statuses, [200, 429, 200]);
});

Deno.test('invalid settings are named in the log, and nothing is stored', async () => {
  assert.throws(
    () => contactSettings((name) => ({ CONTACT_EMAIL: 'a@b.example, c@d.example', CONTACT_LIMIT_WINDOW: '0' })[name]),
    /CONTACT_EMAIL[^]*CONTACT_LIMIT_WINDOW/,
  );
  await using server = database();
  let answer: Reply | undefined;
  const log = await logOf(async () => (answer = await post(handlerOn(server, { CONTACT_EMAIL: 'nobody' }), prayer)));
  assert.equal(answer?.status, 500);
  assert.match(log, /CONTACT_EMAIL/);
  assert.equal(server.asked.size, 0);
});
