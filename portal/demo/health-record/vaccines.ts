import type { Immunization } from 'fhir/r4.js';

/** A vaccine by its ATC code, its name and the diseases in SNOMED CT that it protects from. */
interface Vaccine {
  readonly atc: string;
  readonly name: string;
  readonly against: readonly string[];
}

const [DIPHTHERIA, TETANUS, PERTUSSIS, POLIO, HIB] = [
  '397430003',
  '76902006',
  '27836007',
  '398102009',
  '709410003',
];
const [MEASLES, MUMPS, RUBELLA, VARICELLA] = ['14189004', '36989005', '36653000', '38907003'];
const vaccine = (atc: string, name: string, ...against: string[]): Vaccine => ({ atc, name, against });

/** Vaccines that have been given in Finland. */
export const VACCINES = {
  rotavirus: vaccine('J07BH02', 'RotaTeq', '18624000'),
  pneumococcus: vaccine('J07AL52', 'Synflorix', '16814004'),
  fiveInOne: vaccine('J07CA06', 'Pentavac', DIPHTHERIA, TETANUS, PERTUSSIS, POLIO, HIB),
  fourInOne: vaccine('J07CA02', 'Tetravac', DIPHTHERIA, TETANUS, PERTUSSIS, POLIO),
  dtap: vaccine('J07AJ52', 'Boostrix', DIPHTHERIA, TETANUS, PERTUSSIS),
  dt: vaccine('J07AM51', 'diTeBooster', DIPHTHERIA, TETANUS),
  /** That of the National Public Health Institute, which had no name. */
  formerDt: vaccine('J07AM51', 'dT-rokote', DIPHTHERIA, TETANUS),
  formerMmr: vaccine('J07BD52', 'M-M-R II', MEASLES, MUMPS, RUBELLA),
  mmr: vaccine('J07BD52', 'M-M-RVaxPro', MEASLES, MUMPS, RUBELLA),
  mmrv: vaccine('J07BD54', 'ProQuad', MEASLES, MUMPS, RUBELLA, VARICELLA),
  varicella: vaccine('J07BK01', 'Varivax', VARICELLA),
  zoster: vaccine('J07BK03', 'Shingrix', '4740000'),
  influenza: vaccine('J07BB02', 'Vaxigrip', '6142004'),
  influenzaOfFour: vaccine('J07BB02', 'VaxigripTetra', '6142004'),
  nasalInfluenza: vaccine('J07BB03', 'Fluenz', '6142004'),
  nasalInfluenzaOfFour: vaccine('J07BB03', 'Fluenz Tetra', '6142004'),
  covid: vaccine('J07BN01', 'Comirnaty', '840539006'),
  tickBorneEncephalitis: vaccine('J07BA01', 'TicoVac', '712986001'),
  hepatitis: vaccine('J07BC20', 'Twinrix', '40468003', '66071002'),
  yellowFever: vaccine('J07BL01', 'Stamaril', '16541001'),
  typhoid: vaccine('J07AP03', 'Typhim Vi', '4834000'),
} as const;
export type VaccineKey = keyof typeof VACCINES;

/** Seasons whose vaccines of influenza were against four viruses, not three: from the autumn of the first year, before that of the last. */
const OF_FOUR = {
  influenza: ['influenzaOfFour', 2018, 2025],
  nasalInfluenza: ['nasalInfluenzaOfFour', 2013, 2024],
} as const;

/** The vaccine as it was on a day (`2026-11-03`). */
export function vaccineOn(key: VaccineKey, day: string): Vaccine {
  if (key !== 'influenza' && key !== 'nasalInfluenza') return VACCINES[key];
  const [ofFour, first, end] = OF_FOUR[key];
  const year = Number(day.slice(0, 4));
  return VACCINES[year >= first && year < end ? ofFour : key];
}

/** A vaccination with a vaccine, as far as that tells of it. */
export function ofVaccine(
  { atc, name, against }: Vaccine,
  dose: number | undefined,
): Pick<Immunization, 'vaccineCode' | 'protocolApplied'> {
  return {
    vaccineCode: { coding: [{ system: 'http://www.whocc.no/atc', code: atc }], text: name },
    protocolApplied: [
      {
        // R4 requires a number or a word here.
        ...(dose === undefined ? { doseNumberString: '-' } : { doseNumberPositiveInt: dose }),
        targetDisease: against.map((code) => ({ coding: [{ system: 'http://snomed.info/sct', code }] })),
      },
    ],
  };
}
