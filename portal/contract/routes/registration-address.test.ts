import { expect, test } from 'vitest';
import { registrationAddress, unregisteredAddress } from './registration-address.ts';
import { match } from './routes.ts';

test.each([
  [null, '/fi/rekisterointi'],
  ['/fi', '/fi/rekisterointi?next=%2Ffi'],
  ['/fi/ajanvaraus', '/fi/rekisterointi?next=%2Ffi%2Fajanvaraus'],
  ['/fi/vapaat-ajat/12', '/fi/ajanvaraus/rekisterointi?next=%2Ffi%2Fvapaat-ajat%2F12'],
  ['/fi/vapaat-ajat/vakuutus/12', '/fi/ajanvaraus/rekisterointi?next=%2Ffi%2Fvapaat-ajat%2Fvakuutus%2F12'],
])('on the way to %s, registration is at %s', (next, address) => {
  expect(registrationAddress(next, 'fi')).toBe(address);
  expect(unregisteredAddress(next, 'fi')).toBe(address);
  expect(match(address)?.query).toEqual({ next });
});

test.each(['/en/new-customer', '/en/hpa/register?next=%2Fen', '/en/registration'])(
  'on the way to %s, the address stays',
  (next) => {
    expect(unregisteredAddress(next, 'en')).toBe(next);
  },
);

test('a next address outside the portal is left out', () => {
  expect(registrationAddress('https://elsewhere.example/', 'en')).toBe('/en/registration');
  expect(registrationAddress('//elsewhere.example', 'en')).toBe('/en/registration');
});
