/** Every brand, in the order in which brands are shown. A new one is a line here and one in the registry. */
export const BRAND_IDS = ['kaari', 'pikkujatti', 'revontuli'] as const;

export type BrandId = (typeof BRAND_IDS)[number];
