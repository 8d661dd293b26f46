import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { callAsVisitor } from './call-as-visitor.ts';

it('security: a call has the public key and says whom it is made for; one that pages may not make is not sent', async () => {
  const asked: IncomingMessage[] = [];
  const gateway = createServer((request, response) => (asked.push(request), response.end('{}')));
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void gateway.close());
  const call = callAsVisitor(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}`, 'key', new Set(['pages']));
  expect(await call('pages', '{}', '203.0.113.7')).toEqual({ status: 200, body: '{}' });
  expect(await call('send-mail', '{}', '203.0.113.7')).toEqual({ status: 0, body: '' });
  expect(asked.map(({ url }) => url)).toEqual(['/functions/v1/pages']);
  expect(asked[0]!.headers).toMatchObject({ apikey: 'key', 'x-forwarded-for': '203.0.113.7' });
});
