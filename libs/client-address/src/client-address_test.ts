import assert from 'node:assert/strict';
import { addressKey, clientAddress, forwardedAddress } from './index.ts';

const keys: Readonly<Record<string, readonly [address: string, key: string][]>> = {
  'an IPv4 address is its own key, with or without a port': [
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
  ],
  'an IPv4 address in IPv6 notation counts as the IPv4 address': [
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
  ],
  'an IPv6 address is reduced to its /56 network, however it is written': [
    ['2001:db8:1:2::1', '2001:db8:1:0::/56'],
    ['2001:DB8:0001:2:ffff:ffff:ffff:ffff', '2001:db8:1:0::/56'],
    ['[2001:db8:1:2::1]', '2001:db8:1:0::/56'],
    ['[2001:db8:1:2::1]:4711', '2001:db8:1:0::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
  ],
  'the zone of a local address does not change its key': [
    ['fe80::1', 'fe80:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['fe80::2%12', 'fe80:0:0:0::/56'],
  ],
  'what is not an address shares one key': ['', 'unknown', 'rubbish', '7', '127.1', '999.1.1.1', '1:2', '::1%'].map(
    (address) => [address, 'unknown'],
  ),
};

for (const [title, cases] of Object.entries(keys))
  Deno.test(title, () => {
    for (const [address, key] of cases) assert.equal(addressKey(address), key, address);
  });

Deno.test('security: behind proxies, the entry that the outermost of them wrote is the client', () => {
  const list = '6.6.6.6, 203.0.113.7, 10.0.0.1';
  assert.equal(forwardedAddress(list, 0), undefined);
  assert.equal(forwardedAddress(list, 1), '10.0.0.1');
  assert.equal(forwardedAddress(list, 2), '203.0.113.7');
  assert.equal(forwardedAddress('203.0.113.7', 2), '203.0.113.7');
  assert.equal(forwardedAddress(' , ', 1), undefined);
  assert.equal(forwardedAddress(undefined, 1), undefined);
});

Deno.test('security: the client address is the one added by the gateway, not one sent by the client', () => {
  assert.equal(clientAddress(new Headers({ 'x-forwarded-for': '203.0.113.7' })), '203.0.113.7');
  assert.equal(clientAddress(new Headers({ 'x-forwarded-for': '6.6.6.6, 203.0.113.7' })), '203.0.113.7');
  assert.equal(
    clientAddress(new Headers({ 'x-forwarded-for': '6.6.6.6', 'cf-connecting-ip': '203.0.113.7' }), 'cf-connecting-ip'),
    '203.0.113.7',
  );
  assert.equal(clientAddress(new Headers()), 'unknown');
});
