import { type BrandTokens, SCHEMES } from '../contract.ts';
import { type ContrastPair, colorAt, contrastPairs, REQUIRED_RATIO } from '../contrast.ts';
import { contrastOf } from './tone.ts';

/** Each failing pair of a brand, as a sentence that names it, its colours and what is missing. */
export function brokenPairs(
  brand: Pick<BrandTokens, 'scheme'>,
  pairs: readonly ContrastPair[] = contrastPairs,
): string[] {
  return SCHEMES.flatMap((scheme) => {
    const { color } = brand.scheme[scheme];
    return pairs.flatMap(({ foreground, background, kind }) => {
      const [front, back] = [colorAt(color, foreground), colorAt(color, background)];
      const ratio = contrastOf(front, back);
      if (ratio >= REQUIRED_RATIO[kind]) return [];
      const reached = Math.floor(ratio * 100) / 100;
      return [
        `${scheme}: ${foreground} (${front}) on ${background} (${back}) reaches ${reached}:1, ` +
          `${kind === 'text' ? 'text' : 'the interface'} needs ${REQUIRED_RATIO[kind]}:1.`,
      ];
    });
  });
}
