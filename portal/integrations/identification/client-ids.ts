import type { BrandId } from '#contract/brand.ts';

/** What the identification service knows each brand as, unless the environment says otherwise. */
export const CLIENT_IDS: Readonly<Record<BrandId, string>> = {
  kaari: 'patient-portal-kaari',
  pikkujatti: 'patient-portal-pikkujatti',
};
