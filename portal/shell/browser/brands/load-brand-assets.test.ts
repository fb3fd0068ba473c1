import { existsSync } from 'node:fs';
import { brands as looks } from '@portal/tokens/brands/registry';
import { describe, expect, test } from 'vitest';
import { brands } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import { loadBrandAssets } from './load-brand-assets.ts';

describe.each(Object.keys(brands) as BrandId[])('%s', (id) => {
  test('has a logo and drawings of its own', async () => {
    const assets = await loadBrandAssets(id);
    expect(assets.id).toBe(id);
    expect(assets.illustrations).toContain(id);
  });

  test('has an icon for the tab of a browser', () => {
    expect(existsSync(new URL(`../public/assets/icon-${id}.svg`, import.meta.url))).toBe(true);
  });

  test('has a look of its own', () => {
    expect(looks.map((look) => look.id)).toContain(id);
  });
});

test('names a brand that has no file here', async () => {
  await expect(loadBrandAssets('nobody' as BrandId)).rejects.toThrow("'nobody'");
});
