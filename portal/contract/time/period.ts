/** A period of days (`YYYY-MM-DD` in Helsinki), both included; no last day: until further notice. */
export interface Period {
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** Whether a day is in a period. */
export function isIn(period: Period, day: string): boolean {
  return overlaps(period, { validFrom: day, validTo: day });
}

/** Whether two periods have a day in common. */
export function overlaps(one: Period, other: Period): boolean {
  return (
    (other.validTo === null || one.validFrom <= other.validTo) &&
    (one.validTo === null || other.validFrom <= one.validTo)
  );
}
