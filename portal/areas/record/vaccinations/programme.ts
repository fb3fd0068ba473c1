import type { Disease } from '#areas/record/shared/health-record/diseases.ts';

/** The year whose programme this is; its sources stand in `docs/health-care-facts.md`. */
export const PROGRAMME_YEAR = 2025;

/** A dose of the programme. Ages are in whole months. */
export interface ProgrammeDose {
  /** The age, or the youngest one, at which it is given. */
  readonly from: number;
  /** The oldest age at which it is given; absent: the programme names one age. */
  readonly to?: number;
  readonly protects: readonly Disease[];
  /**
   * From which age a vaccination in the record is taken for this dose. Absent: doses are counted, as those of infants
   * are close to each other.
   */
  readonly countsFrom?: number;
}

/** Doses that build on each other. */
export interface Series {
  /** The disease by which its doses are found in a record. */
  readonly against: Disease;
  readonly doses: readonly ProgrammeDose[];
  /** Age from which it is not offered any more; absent: it is for life. */
  readonly until?: number;
  /** Who has not had it at its age is offered it until then, and reads so. */
  readonly isGivenLater?: boolean;
  /** How many doses it has is not known: one in the record does not say that all were given. */
  readonly isOpenEnded?: boolean;
  /** After the last dose it goes on at these intervals (months). */
  readonly thenEvery?: number;
}

/** Vaccinations of each season, by age. */
export interface Seasonal {
  readonly against: Disease;
  /** Ages at which it is offered to everybody; `to` is the first age at which it is not. */
  readonly ages: readonly { readonly from: number; readonly to?: number }[];
  /** Month (1–12) in which its season is taken to begin. */
  readonly seasonFrom: number;
}

const years = (count: number) => count * 12;

const DTP = ['diphtheria', 'tetanus', 'pertussis'] as const;
const FIVE_IN_ONE = [...DTP, 'polio', 'hib'] as const;

/** The national vaccination programme for everybody of an age; what risk groups are offered besides is not here. */
export const SERIES: readonly Series[] = [
  {
    against: 'rotavirus',
    // Up to 31 weeks of age (THL): a month in which it may not be given is not offered.
    until: 7,
    doses: [2, 3, 5].map((from) => ({ from, protects: ['rotavirus'] })),
  },
  {
    against: 'pneumococcus',
    until: years(5),
    doses: [3, 5, 12].map((from) => ({ from, protects: ['pneumococcus'] })),
  },
  {
    against: 'tetanus',
    thenEvery: years(10),
    doses: [
      ...[3, 5, 12].map((from) => ({ from, protects: FIVE_IN_ONE })),
      { from: years(4), protects: [...DTP, 'polio'], countsFrom: years(3) },
      { from: years(14), to: years(15), protects: DTP, countsFrom: years(11) },
      { from: years(25), protects: DTP, countsFrom: years(20) },
      { from: years(45), protects: ['diphtheria', 'tetanus'], countsFrom: years(40) },
      { from: years(65), protects: ['diphtheria', 'tetanus'], countsFrom: years(60) },
    ],
  },
  {
    against: 'measles',
    until: years(18),
    doses: [
      // One that was given before 11 months, for a journey, is not the programme's first (THL).
      { from: 12, to: 18, protects: ['measles', 'mumps', 'rubella'], countsFrom: 11 },
      { from: years(6), protects: ['measles', 'mumps', 'rubella'], countsFrom: years(5) },
    ],
  },
  {
    against: 'varicella',
    until: years(18),
    doses: [
      { from: 18, protects: ['varicella'] },
      { from: years(6), protects: ['varicella'], countsFrom: years(5) },
    ],
  },
  {
    against: 'papillomavirus',
    // In grades 5 and 6; who has not had it may have it until they come of age (THL).
    until: years(18),
    isGivenLater: true,
    isOpenEnded: true,
    doses: [{ from: years(10), to: years(12), protects: ['papillomavirus'] }],
  },
];

/** Doses that adults have had, or else the diseases. */
export interface Lifelong {
  readonly against: Disease;
  readonly protects: readonly Disease[];
  readonly doses: number;
  /** The youngest age, in months, at which a dose counts. */
  readonly countsFrom: number;
  /** First age (months) at which it is told; before it the programme's own ages are. */
  readonly from: number;
  /** First year of birth of whom it is told: who was born before has most likely had the diseases. */
  readonly bornFrom: string;
}

export const LIFELONG: readonly Lifelong[] = [
  {
    against: 'measles',
    protects: ['measles', 'mumps', 'rubella'],
    doses: 2,
    countsFrom: 11,
    from: years(18),
    bornFrom: '1965',
  },
];

export const SEASONAL: readonly Seasonal[] = [
  { against: 'influenza', ages: [{ from: 6, to: years(7) }, { from: years(65) }], seasonFrom: 9 },
  { against: 'covid', ages: [{ from: years(75) }], seasonFrom: 9 },
];
