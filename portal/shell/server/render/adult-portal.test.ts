import { expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import { adultPortalOf, childrensPortalOf } from './adult-portal.ts';

const [kaari, pikkujatti] = [brandOf('kaari'), brandOf('pikkujatti')];
const LOCAL = { origin: 'http://pikkujatti.localhost:3000', language: 'sv' } as const;
const SERVED = { origin: 'https://pikkujatti.fi', language: 'en' } as const;

test('a brand for children sends grown-ups to its brand for adults, where that is served', () => {
  expect(adultPortalOf(pikkujatti, LOCAL, null)).toEqual({
    name: 'Kaari',
    url: 'http://kaari.localhost:3000/sv/tidsbokning',
  });
  const origins = { kaari: 'https://kaari.fi', pikkujatti: SERVED.origin };
  expect(adultPortalOf(pikkujatti, SERVED, origins)?.url).toBe('https://kaari.fi/en/booking');
});

test('a brand for adults sends who books for a child to the brand for children that names it, where that is served', () => {
  expect(childrensPortalOf(kaari, LOCAL, null)).toEqual({
    name: 'Pikkujätti',
    url: 'http://pikkujatti.localhost:3000/sv/tidsbokning',
  });
  expect(childrensPortalOf(kaari, SERVED, { kaari: 'https://kaari.fi' })).toBeUndefined();
  expect(childrensPortalOf(pikkujatti, LOCAL, null)).toBeUndefined();
});

test('they are sent to a page in a language that the other brand has', () => {
  expect(adultPortalOf({ adultBrand: 'revontuli' }, LOCAL, null)?.url).toBe(
    'http://revontuli.localhost:3000/fi/ajanvaraus',
  );
});

test('nobody is sent to a brand that this installation does not serve, nor away from one for adults', () => {
  expect(adultPortalOf(pikkujatti, SERVED, { pikkujatti: SERVED.origin })).toBeUndefined();
  expect(adultPortalOf(kaari, LOCAL, null)).toBeUndefined();
});
