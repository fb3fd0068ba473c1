import { expect, test } from 'vitest';
import { identificationAddress } from './identification-address.ts';

test('carries the language, the way back and the chosen bank', () => {
  const address = identificationAddress('sv', '/sv/tidsbokningar/12?a=1&b=2', 'kuusipankki');
  const { pathname, searchParams } = new URL(address, 'http://kaari.localhost');
  expect(pathname).toBe('/oauth/authenticate');
  expect(Object.fromEntries(searchParams)).toEqual({
    lang: 'sv',
    next: '/sv/tidsbokningar/12?a=1&b=2',
    acr_values: 'kuusipankki',
  });
});
