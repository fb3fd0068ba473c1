import { isIPv4, isIPv6 } from 'node:net';

/** What has no address that can be read shares one allowance. */
const UNKNOWN = 'unknown';
/** Of eight: the first half is a household's or a company's, the other its own to choose. */
const NETWORK_GROUPS = 4;

/**
 * Who calls, as far as an address tells: an IPv4 address, or the /64 of an IPv6 one, of which one caller has 2^64. Some
 * proxies write the caller's port behind it, which is another with each connection.
 *
 * @param address absent where the caller has hung up meanwhile
 * @returns `192.0.2.7`, `2001:db8:1:2::/64` or `unknown`
 */
export function callerNetwork(address = ''): string {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(\.\d+){3}):\d+$/, '$1');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return UNKNOWN;
  const groups = groupsOf(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (isMapped) {
    return groups
      .slice(6)
      .map((group) => Number.parseInt(group, 16))
      .flatMap((pair) => [pair >> 8, pair & 255])
      .join('.');
  }
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The eight groups of an IPv6 address; `URL` writes every spelling of one the same way. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [first = '', second] = hostname.slice(1, -1).split('::');
  const before = first.split(':').filter(Boolean);
  const after = (second ?? '').split(':').filter(Boolean);
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
