import { brandOf } from '#brands/registry.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language, Localised } from '#contract/language/language.ts';
import { DEMO_CLINICS, type DemoClinic, FURTHER_BRANDS } from './clinics.ts';
import { LAST_NAMES, MENS_NAMES, WOMENS_NAMES } from './names.ts';
import { portraitChooser } from './portraits.ts';
import { presentationOf } from './presentations.ts';
import { pick, seededRandom } from './seeded-random.ts';
import { brandsOf, DEMO_SPECIALTIES, type DemoSpecialty } from './specialties.ts';

export interface DemoPractitioner {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: Localised;
  readonly presentation: Localised | null;
  /** Address of a drawing; null for those who show initials. */
  readonly picture: string | null;
  readonly languages: readonly Language[];
  /** The first decides the title and the price. */
  readonly specialties: readonly DemoSpecialty[];
  readonly clinic: DemoClinic;
  /** The remote clinic; null for none. */
  readonly remoteClinic: string | null;
}

const FIRST_NAMES: readonly string[] = [...WOMENS_NAMES, ...MENS_NAMES];

/** The professionals among the demo people practise under their own names. */
const NAMED: Readonly<Record<string, readonly [first: string, last: string]>> = {
  YLE: ['Ilona', 'Heikkinen'],
  HOI: ['Timo', 'Rantanen'],
};

/** Second specialties, by the first that they go with. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  SIS: ['YLE', 'KAR'],
  ENDO: ['SIS'],
  GRG: ['YLE'],
  KAR: ['SIS'],
  LNE: ['LAS'],
  LPS: ['LAS'],
};

/** Teams: that of Kaari and Pikkujätti, and one for each other brand. Always the same. */
export function demoTeams(): readonly (readonly DemoPractitioner[])[] {
  const taken = new Set(Object.values(NAMED).map((name) => name.join(' ')));
  const founders = team(
    { firstId: 1, seed: 20_261_121, taken },
    {
      countOf: ({ practitioners }) => practitioners,
      nameOf: ({ code }, nth) => (nth === 0 ? NAMED[code] : undefined),
      clinicOf,
      remoteClinicOf,
    },
  );
  const others = FURTHER_BRANDS.map((brand, index) => {
    const clinics = DEMO_CLINICS.filter(({ address, brands }) => address && brands.includes(brand));
    const remote = DEMO_CLINICS.find(({ address, brands }) => !address && brands.includes(brand));
    return team(
      { firstId: (index + 1) * 1000 + 1, seed: 20_261_122 + index, taken },
      {
        countOf: (specialty) =>
          brandsOf(specialty).includes(brand) ? Math.ceil(specialty.practitioners / 4) : 0,
        nameOf: () => undefined,
        clinicOf: (specialty, nth) => clinicAt(clinics, DEMO_SPECIALTIES.indexOf(specialty) + nth),
        remoteClinicOf: (specialty, nth) =>
          specialty.includesRemote || nth % 2 === 1 ? (remote?.id ?? null) : null,
      },
    );
  });
  return [founders, ...others];
}

/** Every practitioner of the demo: the 120 of Kaari and Pikkujätti first. */
export function demoPractitioners(): readonly DemoPractitioner[] {
  return demoTeams().flat();
}

interface TeamRules {
  /** How many have it as their first specialty. */
  readonly countOf: (specialty: DemoSpecialty) => number;
  readonly nameOf: (specialty: DemoSpecialty, nth: number) => readonly [string, string] | undefined;
  readonly clinicOf: (specialty: DemoSpecialty, nth: number) => DemoClinic;
  readonly remoteClinicOf: (specialty: DemoSpecialty, nth: number) => string | null;
}

function team(
  { firstId, seed, taken }: { firstId: number; seed: number; taken: Set<string> },
  { countOf, nameOf, clinicOf: place, remoteClinicOf: remotePlace }: TeamRules,
): readonly DemoPractitioner[] {
  const random = seededRandom(seed);
  const made: DemoPractitioner[] = [];
  const pictureOf = portraitChooser();
  for (const specialty of DEMO_SPECIALTIES) {
    for (let nth = 0; nth < countOf(specialty); nth++) {
      const [firstName, lastName] = nameOf(specialty, nth) ?? freshName(random, taken);
      const specialties = [specialty, ...alsoOf(specialty, random)];
      const clinic = place(specialty, nth);
      made.push({
        id: firstId + made.length,
        firstName,
        lastName,
        title: specialty.title,
        presentation: random() < 0.85 ? presentationOf(specialty, careOf(clinic), random) : null,
        picture: pictureOf(firstName, careOf(clinic)),
        languages: languagesOf(random),
        specialties,
        clinic,
        remoteClinic: remotePlace(specialty, nth),
      });
    }
  }
  return made;
}

/** Whom the brand of a clinic cares for. */
function careOf({ brands: [brand] }: DemoClinic): BrandSettings['care'] {
  return brand ? brandOf(brand).care : 'adults';
}

function freshName(random: () => number, taken: Set<string>): readonly [string, string] {
  for (;;) {
    const name = [pick(random, FIRST_NAMES), pick(random, LAST_NAMES)] as const;
    if (taken.has(name.join(' '))) continue;
    taken.add(name.join(' '));
    return name;
  }
}

function alsoOf(specialty: DemoSpecialty, random: () => number): DemoSpecialty[] {
  const codes = random() < 0.5 ? (ALSO[specialty.code] ?? []).slice(0, 1) : [];
  return DEMO_SPECIALTIES.filter(({ code }) => codes.includes(code));
}

function languagesOf(random: () => number): Language[] {
  return ['fi', ...(random() < 0.35 ? (['sv'] as const) : []), ...(random() < 0.8 ? (['en'] as const) : [])];
}

/** Distributed over the clinics of Kaari and Pikkujätti: every third one of a shared specialty is Kaari's. */
function clinicOf(specialty: DemoSpecialty, nth: number): DemoClinic {
  const isKaaris = specialty.care === 'adults' || (specialty.care === 'everybody' && nth % 3 === 0);
  const brand = isKaaris ? 'kaari' : 'pikkujatti';
  const clinics = DEMO_CLINICS.filter(({ address, brands }) => address && brands.includes(brand));
  const offset = DEMO_SPECIALTIES.indexOf(specialty) * 5;
  return clinicAt(clinics, specialty.code === 'YLE' ? nth : offset + nth);
}

function clinicAt(clinics: readonly DemoClinic[], index: number): DemoClinic {
  const clinic = clinics[index % clinics.length];
  if (!clinic) throw new Error('A brand of the demo has no clinic');
  return clinic;
}

function remoteClinicOf(specialty: DemoSpecialty, nth: number): string | null {
  if (specialty.includesRemote) return 'RMT';
  if (specialty.code === 'HOI') return 'NRMT';
  if (specialty.code === 'LAS') return nth % 3 === 1 ? 'OS' : null;
  if (specialty.code === 'YLE') return [null, 'RMT', 'CHA'][nth % 3] ?? null;
  return null;
}
