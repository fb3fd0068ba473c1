import { formatIdentityCode } from './identity-code.ts';

/** Age of the person in the example, in full years at the end of the year; a child of this age may be booked for. */
const AGE = { adults: 41, children: 14 } as const;
const BIRTHDAY = '10-13';
/** In the range that is given to nobody. */
const INDIVIDUAL_NUMBER = 952;

/**
 * An identity code as a form shows it for an example: well formed, and nobody's.
 *
 * @param care whom the brand cares for: a brand for children shows a child's
 * @param today in Helsinki, `YYYY-MM-DD`
 */
export function identityCodeExample(care: keyof typeof AGE, today: string): string {
  return formatIdentityCode(`${Number(today.slice(0, 4)) - AGE[care]}-${BIRTHDAY}`, INDIVIDUAL_NUMBER);
}
