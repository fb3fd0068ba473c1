import { brands } from '#contract/brands/registry.ts';
import type { Language, Localised } from '#contract/language/language.ts';
import { DEMO_NOTES } from '#demo/add-appointment.ts';
import { DEMO_CLINICS } from '#demo/clinics.ts';
import { DEMO_KINDS } from '#demo/kinds.ts';
import { demoPeople } from '#demo/people.ts';
import { demoPractitioners } from '#demo/practitioners.ts';
import { DEMO_SPECIALTIES } from '#demo/specialties.ts';
import { strings } from '../../design-system/src/DesignSystem/strings.ts';
import { languagesOfFolder, MESSAGE_FOLDERS, textsOf } from './message-files.ts';

/** One thing that patients read, in the languages that it is in. */
export interface PatientText {
  /** Where it is written: `features/booking/messages landing.title`. */
  readonly place: string;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}

/** Messages of pages, those that are sent, the sandbox's, and the words of the design system. */
const messages: readonly PatientText[] = [
  ...MESSAGE_FOLDERS.map((folder) => ({
    place: folder,
    languages: languagesOfFolder(folder).map(
      (language) => [language, textsOf(folder, `${language}.json`)] as const,
    ),
  })),
  {
    place: 'design-system/src/DesignSystem/strings.ts',
    languages: (['fi', 'sv', 'en'] as const).map(
      (language) => [language, new Map(Object.entries(strings[language]))] as const,
    ),
  },
].flatMap(({ place, languages }) =>
  [...new Set(languages.flatMap(([, texts]) => [...texts.keys()]))].map((key) => ({
    place: `${place} ${key}`,
    texts: Object.fromEntries(
      languages.flatMap(([language, texts]) => {
        const text = texts.get(key);
        return text === undefined ? [] : [[language, text]];
      }),
    ),
  })),
);

/** Of each brand: hours of its customer service, legal documents, and texts that replace messages. */
const brandTexts: readonly PatientText[] = Object.values(brands).flatMap((brand) =>
  Object.entries(brand.texts).flatMap(
    ([language, { customerServiceHours, terms, privacy, messages: own }]) => {
      const sections = [...(terms?.sections ?? []), ...privacy.sections];
      return [
        { place: `${brand.id} customerServiceHours`, texts: { [language]: customerServiceHours } },
        ...sections.map(({ heading, text }) => ({
          place: `${brand.id} ${heading}`,
          texts: { [language]: `${heading}. ${text}` },
        })),
        ...Object.entries(own).map(([key, text]) => ({
          place: `${brand.id} ${key}`,
          texts: { [language]: text },
        })),
      ];
    },
  ),
);

// Any day will do: it only decides the children's identity codes.
const SEEDED_ON = new Date('2026-11-22T10:00:00Z');

/** Names of the demo clinic's services, what its clinics and practitioners write, and who its people are. */
const demoTexts: readonly PatientText[] = [
  ...[...DEMO_KINDS, ...DEMO_SPECIALTIES].map(
    ({ code, name }: { readonly code: string; readonly name: Localised }) => ({
      place: `demo ${code}`,
      texts: name,
    }),
  ),
  ...DEMO_CLINICS.flatMap(({ id, name, arrivalNote }) => [
    { place: `demo clinic ${id}`, texts: name },
    ...(arrivalNote ? [{ place: `demo clinic ${id}, before a visit`, texts: arrivalNote }] : []),
  ]),
  ...Object.entries(DEMO_NOTES).map(([note, texts]) => ({ place: `demo note ${note}`, texts })),
  ...demoPractitioners().flatMap(({ id, presentation }) =>
    presentation ? [{ place: `demo practitioner ${id}`, texts: presentation }] : [],
  ),
  ...demoPeople(SEEDED_ON).map(({ key, about }) => ({ place: `demo ${key}`, texts: about })),
];

export const patientTexts: readonly PatientText[] = [...messages, ...brandTexts, ...demoTexts];
