import type { Language, Localised } from '#contract/language.ts';
import { DEMO_CLINICS, type DemoClinic } from './clinics.ts';
import { FIRST_NAMES, LAST_NAMES } from './names.ts';
import { presentationOf } from './presentations.ts';
import { pick, seededRandom } from './seeded-random.ts';
import { DEMO_SPECIALTIES, type DemoSpecialty } from './specialties.ts';

export interface DemoPractitioner {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: Localised;
  readonly presentation: Localised | null;
  readonly languages: readonly Language[];
  /** The first names the title and the price. */
  readonly specialties: readonly DemoSpecialty[];
  readonly clinic: DemoClinic;
  /** Where remote times are given; null for none. */
  readonly remoteClinic: string | null;
}

/** The professionals among the demo people practise under their own names. */
const NAMED: Readonly<Record<string, readonly [first: string, last: string]>> = {
  YLE: ['Ilona', 'Heikkinen'],
  HOI: ['Timo', 'Rantanen'],
};

/** Second specialties, as they go together. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  SIS: ['YLE', 'KAR'],
  ENDO: ['SIS'],
  GRG: ['YLE'],
  KAR: ['SIS'],
  LNE: ['LAS'],
  LPS: ['LAS'],
};

/** The 120 practitioners, always the same. */
export function demoPractitioners(): readonly DemoPractitioner[] {
  const random = seededRandom(20_261_121);
  const taken = new Set(Object.values(NAMED).map((name) => name.join(' ')));
  const made: DemoPractitioner[] = [];
  for (const specialty of DEMO_SPECIALTIES) {
    for (let nth = 0; nth < specialty.practitioners; nth++) {
      const named = nth === 0 ? NAMED[specialty.code] : undefined;
      const [firstName, lastName] = named ?? freshName(random, taken);
      const specialties = [specialty, ...alsoOf(specialty, random)];
      made.push({
        id: made.length + 1,
        firstName,
        lastName,
        title: specialty.title,
        presentation: random() < 0.85 ? presentationOf(specialty, random) : null,
        languages: languagesOf(random),
        specialties,
        clinic: clinicOf(specialty, nth),
        remoteClinic: remoteClinicOf(specialty, nth),
      });
    }
  }
  return made;
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

/** Spread over the clinics of the specialty's brands: every third one of a shared specialty is Kaari's. */
function clinicOf(specialty: DemoSpecialty, nth: number): DemoClinic {
  const shared = specialty.brands.length > 1;
  const brand = shared && nth % 3 === 0 ? 'kaari' : (specialty.brands.at(-1) ?? 'kaari');
  const clinics = DEMO_CLINICS.filter(({ address, brands }) => address && brands.includes(brand));
  const offset = DEMO_SPECIALTIES.indexOf(specialty) * 5;
  const clinic = clinics[specialty.code === 'YLE' ? nth % clinics.length : (offset + nth) % clinics.length];
  if (!clinic) throw new Error(`No clinic for ${specialty.code}`);
  return clinic;
}

function remoteClinicOf(specialty: DemoSpecialty, nth: number): string | null {
  if (specialty.includesRemote) return 'RMT';
  if (specialty.code === 'HOI') return 'NRMT';
  if (specialty.code === 'LAS') return nth % 3 === 1 ? 'OS' : null;
  if (specialty.code === 'YLE') return [null, 'RMT', 'CHA'][nth % 3] ?? null;
  return null;
}
