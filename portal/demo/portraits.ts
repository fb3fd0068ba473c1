import type { BrandSettings } from '#contract/brand/brand.ts';
import { WOMENS_NAMES } from './names.ts';

/** How many drawings there are of each kind: `shell/browser/public/assets/portrait-<kind>-<number>.svg`. */
export const DRAWN = { woman: 6, man: 6, 'paediatric-woman': 4, 'paediatric-man': 3 } as const;

/** Women of names that nobody is given by chance. */
const ALSO_WOMEN = ['Ilona'];

/**
 * Gives the practitioners of a team a face, each drawing to one of them only; every third has none, since real clinics
 * lack some, and neither have those for whom no drawing is left.
 */
export function portraitChooser(): (firstName: string, care: BrandSettings['care']) => string | null {
  const used = new Map<string, number>();
  let asked = 0;
  return (firstName, care) => {
    asked += 1;
    const isWoman = WOMENS_NAMES.includes(firstName) || ALSO_WOMEN.includes(firstName);
    const kind =
      `${care === 'children' ? 'paediatric-' : ''}${isWoman ? 'woman' : 'man'}` as keyof typeof DRAWN;
    const number = (used.get(kind) ?? 0) + 1;
    if (asked % 3 === 0 || number > DRAWN[kind]) return null;
    used.set(kind, number);
    return `/assets/portrait-${kind}-${number}.svg`;
  };
}
