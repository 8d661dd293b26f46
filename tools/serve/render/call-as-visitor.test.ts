import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { project } from '@berea/supabase/project';
import { expect, it, onTestFinished } from 'vitest';
import { readBackend } from '../../release/backend.ts';
import { callAsVisitor, functionsOfPages } from './call-as-visitor.ts';

const notForPages = ['client-events', 'delete-account', 'examine', 'send-contact-email'];

it('security: a page calls each function that fills pages, and none that writes, sends or counts', async () => {
  const { functions } = await readBackend(project.folder);
  expect(functions.filter((name) => !functionsOfPages.has(name))).toEqual(notForPages);
  expect(functions).toEqual(expect.arrayContaining([...functionsOfPages]));
});

it('security: a call has the public key and says whom it is made for; one that pages may not make is not sent', async () => {
  const asked: IncomingMessage[] = [];
  const gateway = createServer((request, response) => (asked.push(request), response.end('{}')));
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void gateway.close());
  const call = callAsVisitor(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}`, 'key');
  expect(await call('bible-chapter', '{}', '203.0.113.7')).toEqual({ status: 200, body: '{}' });
  for (const name of notForPages) expect(await call(name, '{}', '203.0.113.7')).toEqual({ status: 0, body: '' });
  expect(asked.map(({ url }) => url)).toEqual(['/functions/v1/bible-chapter']);
  expect(asked[0]!.headers).toMatchObject({ apikey: 'key', 'x-forwarded-for': '203.0.113.7' });
});
