import type { Immunization } from 'fhir/r4.js';
import { EFFECTIVE_UNTIL } from '#areas/record/shared/health-record/vaccination.ts';
import { addDays } from '#contract/time/time.ts';
import { demoPractitioners } from '../practitioners.ts';
import { type DemoResources, practitionerReference } from './demo-resources.ts';
import { ofVaccine, type VaccineKey, vaccineOn } from './vaccines.ts';

/** When: a day, a month or a year, so many months ago, or in the autumn of so many seasons ago. */
type When = string | number | { readonly season: number };

type Given = readonly [vaccine: VaccineKey, when: When, more?: More];

interface More {
  /** Which dose of its series. */
  readonly dose?: number;
  /** How long it protects, in years. */
  readonly years?: number;
  /** Given elsewhere, and recorded here. */
  readonly elsewhere?: boolean;
}

const elsewhere = { elsewhere: true } as const;

/** The day of the year on which the season's influenza vaccinations are given. */
const SEASON = '-11-03';

/** Influenza vaccinations of this many seasons ago; 0 is the last season whose day has come. */
const seasons = (...ago: number[]): Given[] => ago.map((season) => ['influenza', { season }] as const);

/** What a child of these full years has had by the national programme (months of age), given at the child health clinic. */
const childhood = (years: number, ...left: VaccineKey[]): Given[] => [
  // As two- and three-year-olds.
  ['nasalInfluenza', { season: years - 2 }, elsewhere],
  ['nasalInfluenza', { season: years - 3 }, elsewhere],
  ...(
    [
      ['rotavirus', 2, 1],
      ['rotavirus', 3, 2],
      ['rotavirus', 5, 3],
      ['pneumococcus', 3, 1],
      ['pneumococcus', 5, 2],
      ['pneumococcus', 12, 3],
      ['fiveInOne', 3, 1],
      ['fiveInOne', 5, 2],
      ['fiveInOne', 12, 3],
      ['mmr', 12, 1],
      ['varicella', 18, 1],
      ['fourInOne', 48, 4],
      ['mmrv', 73, 2],
    ] as const
  )
    .filter(([vaccine]) => !left.includes(vaccine))
    // Their last birthday was three months ago.
    .map(([vaccine, age, dose]): Given => [vaccine, years * 12 + 3 - age, { dose, ...elsewhere }]),
];

const VACCINATIONS: Readonly<Record<string, readonly Given[]>> = {
  aino: [
    ['formerMmr', '1986', { dose: 1, ...elsewhere }],
    ['formerMmr', '1991-05', { dose: 2, ...elsewhere }],
    ['formerDt', '2000-02-17', elsewhere],
    ['dtap', '2010-04-21', elsewhere],
    ['yellowFever', '2018-11-05'],
    ['typhoid', '2018-11-05', { years: 3 }],
    ['hepatitis', '2018-09-10', { dose: 1 }],
    ['hepatitis', '2018-10-11', { dose: 2 }],
    ['hepatitis', '2019-03-14', { dose: 3 }],
    ['tickBorneEncephalitis', '2020-03-10', { dose: 1 }],
    ['tickBorneEncephalitis', '2020-04-14', { dose: 2 }],
    ['tickBorneEncephalitis', '2021-03-16', { dose: 3, years: 3 }],
    ['tickBorneEncephalitis', '2024-03-19', { dose: 4, years: 10 }],
    ['covid', '2021-05-26', { dose: 1, ...elsewhere }],
    ['covid', '2021-08-18', { dose: 2, ...elsewhere }],
    ['covid', '2022-01-12', { dose: 3, ...elsewhere }],
    ...seasons(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
  ],
  eero: [
    ['formerDt', '2004-10-12', elsewhere],
    ['tickBorneEncephalitis', '2023-03-07', { dose: 1 }],
    ['tickBorneEncephalitis', '2023-04-04', { dose: 2 }],
    ['tickBorneEncephalitis', '2024-03-05', { dose: 3, years: 3 }],
    ...seasons(0, 1, 2),
  ],
  helmi: [
    ['formerDt', '2000-09-14', elsewhere],
    ['dt', '2020-09-17'],
    ['zoster', '2023-02-07', { dose: 1 }],
    ['zoster', '2023-04-11', { dose: 2 }],
    ['covid', '2021-04-08', { dose: 1, ...elsewhere }],
    ['covid', '2021-07-01', { dose: 2, ...elsewhere }],
    ...seasons(1, 2, 3, 4),
  ],
  sofia: [
    ['dtap', '2012-02-06', elsewhere],
    ['tickBorneEncephalitis', '2022-04-05', { dose: 1 }],
    ['tickBorneEncephalitis', '2022-05-10', { dose: 2 }],
    ['tickBorneEncephalitis', '2023-04-18', { dose: 3, years: 3 }],
  ],
  elsa: childhood(8, 'mmrv'),
  // Chickenpox has been in the programme since September 2017: as a five-year-old.
  viktor: [...childhood(13, 'varicella'), ['varicella', 13 * 12 + 3 - 60, { dose: 1, ...elsewhere }]],
};

/** Vaccinations of the demo people. */
export const DEMO_VACCINATIONS: readonly DemoResources[] = Object.entries(VACCINATIONS).map(
  ([who, given]) => ({
    who,
    resources: (today) =>
      given.map((each, nth) => immunization(each, `vaccination-${who}-${nth + 1}`, today)),
  }),
);

function immunization([vaccine, when, more = {}]: Given, id: string, today: string) {
  const { dose, years, elsewhere: isElsewhere = false } = more;
  const date = dayOf(when, today);
  const nurse = demoPractitioners().find(({ specialties }) => specialties[0]?.code === 'HOI');
  if (!nurse) throw new Error('Nobody practises nursing');
  const resource: Immunization & { id: string } = {
    resourceType: 'Immunization',
    id,
    status: 'completed',
    patient: {},
    occurrenceDateTime: date,
    ...ofVaccine(vaccineOn(vaccine, date), dose),
    ...(years !== undefined && {
      extension: [{ url: EFFECTIVE_UNTIL, valueDate: `${Number(date.slice(0, 4)) + years}${date.slice(4)}` }],
    }),
    ...(isElsewhere ? { primarySource: false } : { performer: [{ actor: practitionerReference(nurse.id) }] }),
  };
  return resource;
}

/** A day that is not written is a weekday. */
function dayOf(when: When, today: string): string {
  if (typeof when === 'string') return when;
  return typeof when === 'number'
    ? weekday(addDays(today, -Math.round(when * 30.44)))
    : autumn(Number(today.slice(0, 4)) - when.season, today);
}

function autumn(year: number, today: string): string {
  return weekday(`${today.slice(4) < SEASON ? year - 1 : year}${SEASON}`);
}

function weekday(day: string): string {
  const nth = new Date(`${day}T12:00Z`).getUTCDay();
  return addDays(day, nth === 6 ? -1 : nth === 0 ? -2 : 0);
}
