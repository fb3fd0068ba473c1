import { isIP, isIPv6 } from 'node:net';
import { ConfigError } from './config-error.ts';

/**
 * Whose word is taken for where a request comes from (`X-Forwarded-For`): nobody's, that of certain addresses, or that of
 * the last so many hops.
 */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

/** More than any portal stands behind. */
const MOST_HOPS = 9;
const NAMED_RANGES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Reads `TRUST_PROXY`. Throws a ConfigError for what would believe everybody, and for what says nothing.
 *
 * @param text empty or `false`; `1`; `10.0.0.0/8,fd00::/8,loopback`
 */
export function trustedProxies(text: string): TrustedProxies {
  const given = text.trim();
  if (given === '' || given === 'false') return false;
  if (/^\d+$/.test(given)) {
    const hops = Number(given);
    // Fastify takes a number for "nobody", since it says nothing of who they are.
    return hops >= 1 && hops <= MOST_HOPS ? (_address, hop) => hop < hops : refuse();
  }
  const ranges = given.split(',').map((part) => part.trim());
  return ranges.every(isRange) ? ranges : refuse();
}

function isRange(text: string): boolean {
  if (NAMED_RANGES.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (isIPv6(address) ? 128 : 32);
}

function refuse(): never {
  throw new ConfigError(
    'The setting TRUST_PROXY takes the number of proxies in front of the portal (1), or their addresses ' +
      '(10.0.0.0/8,loopback): with anything else every caller could write another address than theirs.',
  );
}
