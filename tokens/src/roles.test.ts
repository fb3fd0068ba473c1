import { describe, expect, it } from 'vitest';
import { brands } from './brands/registry.ts';
import type { BrandTokens } from './contract.ts';
import { rolesAmiss } from './roles.ts';

it.each(brands)('$name has each role of the contract and no other', (brand) => {
  expect(rolesAmiss(brand)).toEqual([]);
});

it('has no two brands of one id', () => {
  expect(new Set(brands.map(({ id }) => id)).size).toBe(brands.length);
});

describe('a brand that a cast has let through', () => {
  const [brand] = structuredClone(brands) as unknown as [
    {
      id: string;
      scheme: { dark: { color: { action: Record<string, string> } } };
      radius: Record<string, string>;
    },
  ];
  delete brand.scheme.dark.color.action.rest;
  brand.radius.huge = '9rem';

  it('is refused with the missing and the unknown role named', () => {
    expect(rolesAmiss(brand as unknown as BrandTokens)).toEqual([
      `${brand.id}, dark: color.action.rest is missing.`,
      `${brand.id}: radius.huge is no role of the contract.`,
    ]);
  });
});
