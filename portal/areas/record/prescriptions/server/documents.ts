import type { FeatureDocuments } from '#areas/record/shared/health-record/server/record-documents.ts';
import type { Language } from '#contract/language/language.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { below, underHeading } from '#platform/documents/document.ts';
import { prescriptionBlocks, prescriptionWords } from './prescription-blocks.ts';
import { readPrescriptions } from './read-prescriptions.ts';

const FILE_NAMES: Readonly<Record<Language, string>> = { fi: 'reseptit', sv: 'recept', en: 'prescriptions' };

/** Prescriptions as what is saved of them; they are as few as a person has medicines. */
export const prescriptionDocuments: FeatureDocuments = {
  pages: {
    prescriptions: {
      kind: 'prescription',
      async read(call, { lang }) {
        const words = prescriptionWords(call.brand, lang);
        const all = prescriptionBlocks(await readPrescriptions(call, lang), words);
        return {
          title: words.t('list.title'),
          fileName: `${FILE_NAMES[lang]}-${helsinkiDay(call.now)}`,
          blocks: all.length > 0 ? all : [{ kind: 'paragraph', text: words.t('list.empty.title') }],
        };
      },
    },
  },
  part: {
    kind: 'prescription',
    place: 4,
    read(read, lang, { brand }) {
      const words = prescriptionWords(brand, lang);
      return underHeading(
        words.t('list.title'),
        (async function* () {
          const all = await read((call) => readPrescriptions(call, lang));
          yield below(prescriptionBlocks(all, words), 1);
        })(),
      );
    },
  },
};
