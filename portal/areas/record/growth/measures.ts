/** What tells of a child's growth, in the order in which the page has them. */
export const MEASURES = ['height', 'weight', 'headCircumference'] as const;
export type Measure = (typeof MEASURES)[number];

/** The unit in which each is drawn. */
export const UNITS: Readonly<Record<Measure, 'cm' | 'kg'>> = {
  height: 'cm',
  weight: 'kg',
  headCircumference: 'cm',
};
