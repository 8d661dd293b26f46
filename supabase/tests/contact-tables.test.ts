/** The guarantees of the contact page that the database itself enforces, tested by attacks through `/rest/v1`. */

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startRetention } from '@berea/embedded/testing/parts';
import { forEachEngine, onOneEngine } from './engines.ts';
import { project } from '../project.ts';
import { serveRest } from './rest-server.ts';
import type { Person, RestServer } from './rest-server.ts';

const message = {
  sender_name: 'Lydia',
  sender_email: 'lydia@thyatira.example',
  subject_line: 'Purple',
  message_text: 'Come to my house.',
  recipient_email: 'elders@berea.example',
};
const prayer = { sender_name: 'Anonymous', message_text: 'Deliver us.', recipient_email: 'elders@berea.example' };
const tables = ['contact_messages', 'prayer_requests', 'outbox'];
const functions: [string, Record<string, string>][] = [
  ['receive_contact_message', message],
  ['receive_prayer_request', prayer],
  ['forget_old_prayers', {}],
  ['forget_old_contact_messages', {}],
];

forEachEngine((engine) => {
  let rest: RestServer;
  let person: Person;
  beforeAll(async () => {
    rest = await serveRest(engine);
    person = await rest.person();
  });
  afterAll(() => rest.close());

  const exec = (sql: string) => engine.database.tx((tx) => tx.exec(sql));
  const everything = async () => {
    const rows = await engine.database.tx((tx) =>
      tx.query(
        tables.map((name) => `select '${name}' as name, to_jsonb(t) as row from public.${name} t`).join(' union all '),
      ),
    );
    return rows.rows.map(({ name, row }) => [name, row]).sort();
  };

  beforeEach(async () => {
    await exec(tables.map((name) => `delete from public.${name}`).join(';'));
    for (const [name, parameters] of functions.slice(0, 2))
      expect((await rest.service.rpc(name, parameters)).error).toBeNull();
  });

  it('stores a message and queues its mail in one call, with the sender as Reply-To', async () => {
    const { data: [row] = [] } = (await rest.service.from('contact_messages').select('*').throwOnError()) as {
      data: Record<string, unknown>[];
    };
    expect(row).toEqual({
      id: expect.any(String),
      received_at: expect.any(String),
      name: 'Lydia',
      email: 'lydia@thyatira.example',
      subject: 'Purple',
      message: 'Come to my house.',
    });
    const { data: mails } = await rest.service
      .from('outbox')
      .select('kind, recipient, reply_to, subject')
      .order('kind')
      .throwOnError();
    expect(mails).toEqual([
      {
        kind: 'contact',
        recipient: 'elders@berea.example',
        reply_to: 'lydia@thyatira.example',
        subject: 'Contact: Purple',
      },
      { kind: 'prayer', recipient: 'elders@berea.example', reply_to: null, subject: 'Prayer request from Anonymous' },
    ]);
  });

  describe.each(['visitor', 'person'] as const)(
    'security: for a %s (with a public key or an ordinary token)',
    (who) => {
      const client = () => (who === 'visitor' ? rest.visitor : person.client);

      it.each(['contact_messages', 'prayer_requests'])(
        '%s cannot be read, written, changed or removed',
        async (table) => {
          const before = await everything();
          const attempts = [
            client().from(table).select(),
            client().from(table).select('*', { count: 'exact', head: true }),
            client().from(table).insert({ name: 'x', message: 'x' }),
            client().from(table).update({ message: 'x' }).not('id', 'is', null),
            client().from(table).delete().not('id', 'is', null),
          ];
          for (const { error, status } of await Promise.all(attempts))
            expect([status, error === null]).toEqual([who === 'visitor' ? 401 : 403, false]);
          expect(await everything()).toEqual(before);
        },
      );

      it.each(functions)('%s cannot be called', async (name, parameters) => {
        const before = await everything();
        expect((await client().rpc(name, parameters)).error).toMatchObject({
          code: '42501',
          message: `permission denied for function ${name}`,
        });
        expect(await everything()).toEqual(before);
      });
    },
  );

  it('security: rows stay hidden even if a grant is added by mistake, because there is no policy', async () => {
    await exec('grant select, insert on public.contact_messages, public.prayer_requests to anon, authenticated');
    for (const client of [rest.visitor, person.client]) {
      for (const table of ['contact_messages', 'prayer_requests']) {
        expect((await client.from(table).select()).data).toEqual([]);
        expect(
          (await client.from(table).insert({ name: 'x', message: 'x', email: 'x@y.example', subject: 'x' })).error,
        ).not.toBeNull();
      }
    }
    await exec('revoke all on public.contact_messages, public.prayer_requests from anon, authenticated');
  });

  it.each([
    ['a name of two lines', 'receive_contact_message', { sender_name: 'Lydia\nBcc: victim@evil.example' }],
    ['a subject of two lines', 'receive_contact_message', { subject_line: 'Purple\r\nBcc: victim@evil.example' }],
    ['two addresses', 'receive_contact_message', { sender_email: 'lydia@thyatira.example,victim@evil.example' }],
    [
      'an address of two lines',
      'receive_contact_message',
      { sender_email: 'lydia@thyatira.example\nvictim@evil.example' },
    ],
    ['a name that is too long', 'receive_contact_message', { sender_name: 'x'.repeat(101) }],
    ['a subject that is too long', 'receive_contact_message', { subject_line: 'x'.repeat(201) }],
    ['an address that is too long', 'receive_contact_message', { sender_email: `${'x'.repeat(250)}@b.example` }],
    ['a message that is too long', 'receive_contact_message', { message_text: 'x'.repeat(2001) }],
    ['no message', 'receive_contact_message', { message_text: '' }],
    [
      'a recipient that is several',
      'receive_contact_message',
      { recipient_email: 'elders@berea.example, victim@evil.example' },
    ],
    ['a prayer of a name of two lines', 'receive_prayer_request', { sender_name: 'Silas\nBcc: victim@evil.example' }],
    ['a prayer that is too long', 'receive_prayer_request', { message_text: 'x'.repeat(2001) }],
    [
      'a prayer for several recipients',
      'receive_prayer_request',
      { recipient_email: 'elders@berea.example, victim@evil.example' },
    ],
  ])('security: %s is refused by the tables too, and nothing is partially stored', async (_, name, part) => {
    const before = await everything();
    expect(
      (await rest.service.rpc(name, { ...(name === 'receive_prayer_request' ? prayer : message), ...part })).error
        ?.code,
    ).toBe('23514');
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['contact_messages', { name: 'Lydia\nx', email: 'lydia@thyatira.example', subject: 'Purple', message: 'x' }],
    ['prayer_requests', { name: 'Silas\nx', message: 'x' }],
    ['prayer_requests', { name: '', message: 'x' }],
  ])('security: a direct insert that bypasses the functions is refused by %s: %j', async (table, row) => {
    expect((await rest.service.from(table).insert(row)).error?.code).toBe('23514');
  });

  it('accepts the longest input that the form allows', async () => {
    const longest = {
      sender_name: 'n'.repeat(100),
      subject_line: 's'.repeat(200),
      message_text: '🌾'.repeat(2000),
      sender_email: `${'x'.repeat(245)}@b.example`,
    };
    expect((await rest.service.rpc('receive_contact_message', { ...message, ...longest })).error).toBeNull();
    expect(
      (
        await rest.service.rpc('receive_prayer_request', {
          ...prayer,
          sender_name: longest.sender_name,
          message_text: longest.message_text,
        })
      ).error,
    ).toBeNull();
  });

  describe('security: prayers are deleted after 90 days, messages after 365, with their mails', () => {
    const left = async () =>
      (await everything()).map(([name, row]) =>
        `${String(name)} ${String((row as Record<string, unknown>)['kind'] ?? '')}`.trim(),
      );
    const age = (days: number) =>
      exec(`
      update public.prayer_requests set received_on = received_on - ${days};
      update public.contact_messages set received_at = received_at - interval '${days} days';
      update public.outbox set created_at = created_at - interval '${days} days'`);
    const all = ['contact_messages', 'outbox contact', 'outbox prayer', 'prayer_requests'];

    it.each([
      [89, all],
      [92, ['contact_messages', 'outbox contact']],
      [364, ['contact_messages', 'outbox contact']],
      [366, []],
    ])('after %i days', async (days, expected) => {
      await age(days);
      await rest.service.rpc('forget_old_prayers').throwOnError();
      await rest.service.rpc('forget_old_contact_messages').throwOnError();
      expect((await left()).sort()).toEqual(expected);
    });

    it('by the embedded Supabase itself, at start and every day', async () => {
      const log: string[] = [];
      await age(366);
      const retention = startRetention({
        database: engine.database,
        sql: project.dailySql!,
        log: (line) => log.push(line),
        everyMs: 50,
      });
      await expect.poll(left).toEqual([]);
      await rest.service.rpc('receive_prayer_request', prayer).throwOnError();
      await age(92);
      await expect.poll(left).toEqual([]);
      await retention.stop();
      await rest.service.rpc('receive_prayer_request', prayer).throwOnError();
      await age(92);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect((await left()).sort()).toEqual(['outbox prayer', 'prayer_requests']);
      expect(log).toEqual([]);
    });
  });
}, onOneEngine);
