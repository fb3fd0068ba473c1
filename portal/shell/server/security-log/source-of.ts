import { callerNetwork } from '../http/caller-network.ts';

/**
 * The network that an address is of, no closer than a street or a company: the /24 of an IPv4 address, the /48 of an IPv6
 * one. `unknown` for what is no address.
 */
export function coarseNetwork(address: string): string {
  const caller = callerNetwork(address);
  const parts = caller.split('.');
  if (parts.length === 4) return `${parts.slice(0, 3).join('.')}.0/24`;
  const groups = caller.split(':');
  return groups.length > 3 ? `${groups.slice(0, 3).join(':')}::/48` : caller;
}
