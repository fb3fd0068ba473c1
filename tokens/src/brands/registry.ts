import type { BrandTokens } from '../contract.ts';
import { kaari } from './kaari.ts';
import { pikkujatti } from './pikkujatti.ts';
import { revontuli } from './revontuli.ts';

/** Every brand, in display order. */
export const brands: readonly BrandTokens[] = [kaari, pikkujatti, revontuli];
