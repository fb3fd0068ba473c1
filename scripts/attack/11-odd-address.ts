import type { Scenario } from './scenario.ts';

const ADDRESSES = [
  '/%ZZ-secret',
  '/fi/varaus/%E0%A4%A-secret',
  '/api/anon/appointment/%ff-secret',
  '/assets/%C0%AE-secret',
];

export const oddAddress: Scenario = {
  name: '11-odd-address',
  about: 'malformed addresses: is the request echoed, are security headers missing?',
  async attempt(arena) {
    const product = await arena.product();
    const seen: string[] = [];
    for (const path of ADDRESSES) {
      const { status, headers, body } = await product.visitor().get(path);
      const faults = [
        JSON.stringify(body).includes('secret') && 'repeated',
        !headers['content-security-policy'] && 'no policy',
        !headers['x-content-type-options'] && 'no type options',
      ].filter(Boolean);
      if (faults.length > 0) seen.push(`${path}: ${status}, ${faults.join(', ')}`);
    }
    return {
      succeeded: seen.length > 0,
      seen: seen.join('; ') || `${ADDRESSES.length} addresses, nothing repeated`,
    };
  },
};
