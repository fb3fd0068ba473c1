import { expect, test } from 'vitest';
import { registrationAddress, unregisteredAddress } from './registration-address.ts';
import { match } from './routes.ts';

test.each([
  [null, '/fi/rekisterointi'],
  ['/fi', '/fi/rekisterointi?next=%2Ffi'],
  ['/fi/ajanvaraus', '/fi/rekisterointi?next=%2Ffi%2Fajanvaraus'],
  ['/fi/vapaat-ajat/12', '/fi/ajanvaraus/rekisterointi?next=%2Ffi%2Fvapaat-ajat%2F12'],
  ['/fi/vapaat-ajat/vakuutus/12', '/fi/ajanvaraus/rekisterointi?next=%2Ffi%2Fvapaat-ajat%2Fvakuutus%2F12'],
])('who is on their way to %s registers at %s', (next, address) => {
  expect(registrationAddress(next, 'fi')).toBe(address);
  expect(unregisteredAddress(next, 'fi')).toBe(address);
  expect(match(address)?.query).toEqual({ next });
});

test.each(['/en/new-customer', '/en/hpa/register?next=%2Fen', '/en/registration'])(
  'who was on their way to %s goes there',
  (next) => {
    expect(unregisteredAddress(next, 'en')).toBe(next);
  },
);

test('a way on that leaves the portal is left out', () => {
  expect(registrationAddress('https://elsewhere.example/', 'en')).toBe('/en/registration');
  expect(registrationAddress('//elsewhere.example', 'en')).toBe('/en/registration');
});
