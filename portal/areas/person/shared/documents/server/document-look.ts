import { brands } from '@portal/tokens/brands/registry';
import type { DocumentLook } from '#platform/documents/document.ts';

/**
 * How a brand's documents look.
 *
 * @param brand its id
 * @throws Error for a brand that has no tokens
 */
export function documentLook(brand: string): DocumentLook {
  const tokens = brands.find(({ id }) => id === brand);
  if (!tokens) throw new Error(`The brand ${brand} has no tokens`);
  const { action, hero } = tokens.scheme.light.color;
  return {
    colour: action.rest,
    ground: hero.ground,
    onGround: hero.text,
    family: tokens.type.family.body,
  };
}
