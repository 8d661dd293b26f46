import ipaddr from 'ipaddr.js';

/** An address as proxies write it: with a port behind it, and IPv6 in brackets then. */
const withPort = /^(?:\[(?<v6>[^\]]*)\](?::\d+)?|(?<v4>\d+\.\d+\.\d+\.\d+):\d+)$/;

/**
 * The key an address is rate limited under. IPv6 addresses are reduced to their /56 network: that is what one
 * customer usually has, and could otherwise evade the limit with. What is not an address shares one key.
 */
export function addressKey(address: string): string {
  const { v6, v4 } = withPort.exec(address)?.groups ?? {};
  const bare = v6 ?? v4 ?? address;
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return bare;
  if (!ipaddr.IPv6.isValid(bare)) return 'unknown';
  const parsed = ipaddr.IPv6.parse(bare);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const [first, second, third, fourth] = parsed.parts as [number, number, number, number];
  return `${[first, second, third, fourth & 0xff00].map((part) => part.toString(16)).join(':')}::/56`;
}
