import type { Localised } from '#contract/language/language.ts';
import { DEMO_NOTES } from '#demo/add-appointment.ts';
import { DEMO_CHARGES } from '#demo/charges.ts';
import { demoClinicPages } from '#demo/clinic-pages.ts';
import { DEMO_CLINICS, DEMO_MUNICIPALITIES } from '#demo/clinics.ts';
import { DEMO_FEES } from '#demo/fees.ts';
import { APPLIED_FOR, DEMO_POLICIES } from '#demo/insurance-policies.ts';
import { DEMO_KINDS, DEMO_RATES } from '#demo/kinds.ts';
import { demoPeople } from '#demo/people.ts';
import { demoPractitioners } from '#demo/practitioners.ts';
import { PRELIMINARY_INFORMATION } from '#demo/questionnaires/preliminary-information.ts';
import { SLEEP_AND_RECOVERY } from '#demo/questionnaires/sleep-and-recovery.ts';
import { DEMO_SPECIALTIES } from '#demo/specialties.ts';
import type { PatientText } from './patient-text.ts';
import { translatedIn } from './translated-in.ts';

// Any day will do: it only decides the children's identity codes.
const SEEDED_ON = new Date('2026-11-22T10:00:00Z');

const named = (place: string, texts: Localised | null | undefined): readonly PatientText[] =>
  texts ? [{ place: `demo ${place}`, texts }] : [];

const permits = [
  APPLIED_FOR,
  ...Object.values(DEMO_POLICIES).flatMap(({ lahitapiola }) => lahitapiola ?? []),
];

/**
 * What the demo clinic says: its services, prices, clinics and their addresses, what its practitioners write and charge,
 * its questionnaires, what its insurers know, and who its people are.
 */
export const demoTexts: readonly PatientText[] = [
  ...[...DEMO_KINDS, ...DEMO_SPECIALTIES, ...DEMO_RATES].flatMap(({ code, name }) => named(code, name)),
  ...DEMO_SPECIALTIES.flatMap(({ code, title }) => named(`${code}, who practises it`, title)),
  ...DEMO_FEES.flatMap(({ code, name }) => named(`fee ${code}`, name)),
  ...Object.entries(DEMO_MUNICIPALITIES).flatMap(([id, name]) => named(id, name)),
  ...DEMO_CLINICS.flatMap(({ id, name, address, arrivalNote }) => [
    ...named(`clinic ${id}`, name),
    ...named(`clinic ${id}, address`, address?.street),
    ...named(`clinic ${id}, before a visit`, arrivalNote),
  ]),
  ...[...demoClinicPages()].flatMap(([id, { directions, parking, accessibility }]) => [
    ...named(`clinic ${id}, directions`, directions),
    ...named(`clinic ${id}, parking`, parking),
    ...named(`clinic ${id}, accessibility`, accessibility),
  ]),
  ...Object.entries(DEMO_NOTES).flatMap(([note, texts]) => named(`note ${note}`, texts)),
  ...demoPractitioners().flatMap(({ id, presentation }) => named(`practitioner ${id}`, presentation)),
  ...demoPeople(SEEDED_ON).flatMap(({ key, about }) => named(key, about)),
  ...Object.entries(DEMO_CHARGES).flatMap(([who, { rows }]) =>
    rows.flatMap(({ name }) => named(`charge of ${who}`, name)),
  ),
  ...permits.flatMap(({ symptom, bodyPart }) => [
    ...named('permit, symptom', symptom),
    ...named('permit, part of the body', bodyPart),
  ]),
  ...[PRELIMINARY_INFORMATION, SLEEP_AND_RECOVERY].flatMap((content) =>
    translatedIn(content).map((texts) => ({ place: `demo questionnaire ${content.title}`, texts })),
  ),
];
