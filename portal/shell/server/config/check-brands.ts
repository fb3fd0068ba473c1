import { contradictionsIn } from '#brands/contradictions.ts';
import { brandSources, brands } from '#brands/registry.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import { samplesIn } from '#contract/brand/brand-sample.ts';
import { ConfigError } from './config-error.ts';
import { misplacedOverrides } from './misplaced-overrides.ts';

/**
 * Holds every brand to itself and to the portal's texts, and those that are served in production to values of their own.
 *
 * @param inProduction ids of the brands that are served in production
 * @throws ConfigError with a sentence for each thing that is wrong
 */
export function checkBrands(inProduction: readonly string[]): void {
  const mistakes = [
    ...mistakesIn(brands),
    ...inProduction.flatMap((id) => samplesLeft(id, brandSources[id as keyof typeof brandSources])),
  ];
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n'));
}

/** Everything for which no portal starts with these brands. */
export function mistakesIn(all: Readonly<Record<string, BrandSettings>>): readonly string[] {
  return [...contradictionsIn(all), ...Object.values(all).flatMap(misplacedOverrides)];
}

/** What production refuses: one sentence a value, with the brand and the key. */
export function samplesLeft(id: string, source: unknown): readonly string[] {
  return samplesIn(source).map(({ key, value }) => {
    const what = value === null ? 'a sample' : `the sample value ${value}`;
    return `Brand ${id}: ${key} is still ${what}; production needs its own.`;
  });
}
