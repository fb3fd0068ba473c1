import { ageInMonths } from '#contract/time/age-in-months.ts';
import type { Growth, Measured } from './contract.ts';

const DAY = 86_400_000;
const YEAR = 365.25;
/** Over less than that, in years, how exactly one measures says more than how fast a child grows. */
const SHORTEST = 0.4;

/**
 * How fast a child grew from each measurement to the next, the latest first. Nothing is said of an interval that is too short, nor
 * from a length measured lying down to a height measured standing, which differ by how they are measured.
 *
 * @param measured the latest first
 * @param birthDate `YYYY-MM-DD`
 */
export function growthBetween(measured: readonly Measured[], birthDate: string | null): Growth[] {
  return measured.flatMap((to, nth) => {
    const from = measured[nth + 1];
    if (!from || from.isLying !== to.isLying) return [];
    const years = (Date.parse(to.day) - Date.parse(from.day)) / DAY / YEAR;
    if (years < SHORTEST) return [];
    const ages = birthDate
      ? { from: ageInMonths(birthDate, from.day), to: ageInMonths(birthDate, to.day) }
      : null;
    const centimetresPerYear = Math.round(((to.value - from.value) / years) * 10) / 10;
    return [{ from: from.day, to: to.day, ages, centimetresPerYear }];
  });
}
