/** Years from which somebody is of age, and nobody's child any more. */
export const ADULT_AGE = 18;

/**
 * How old somebody is.
 *
 * @param birthDate `YYYY-MM-DD`
 * @param today in Helsinki, `YYYY-MM-DD`
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  // Somebody born on 29 February is a year older on 1 March of other years.
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Whether somebody born on a day is not yet of age; parameters as above. */
export function isMinor(birthDate: string, today: string): boolean {
  return ageOn(birthDate, today) < ADULT_AGE;
}
