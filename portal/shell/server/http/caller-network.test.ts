import { describe, expect, it } from 'vitest';
import { callerNetwork } from './caller-network.ts';

describe('the network of a caller', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['192.0.2.7:61234', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(callerNetwork(address)).toBe(network);
  });

  it.each([undefined, '', 'unknown', '_hidden', '1.2.3', '192.0.2.7:x', '[::1', '1::2::3'])(
    'of %j is the one that everybody without an address shares',
    (address) => {
      expect(callerNetwork(address)).toBe('unknown');
    },
  );
});
