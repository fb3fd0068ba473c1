import { brands } from '#brands/registry.ts';
import { strings } from '../../design-system/src/DesignSystem/strings.ts';
import { demoTexts } from './demo-texts.ts';
import { languagesOfFolder, MESSAGE_FOLDERS, textsOf } from './message-files.ts';
import type { PatientText } from './patient-text.ts';

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

export const patientTexts: readonly PatientText[] = [...messages, ...brandTexts, ...demoTexts];
