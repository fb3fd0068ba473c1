import { practitionerText } from '#areas/record/shared/health-record/practitioner-text.ts';
import type { FeatureDocuments } from '#areas/record/shared/health-record/server/record-documents.ts';
import { writtenDay } from '#areas/record/shared/health-record/server/written-day.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Block, below, fact, paragraph, underHeading } from '#platform/documents/document.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import type { Certificate } from '../contract.ts';
import en from '../messages/en.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import sv from '../messages/sv.json' with { type: 'json' };
import { documentOf } from './document-of.ts';
import { readCertificates, viewsOf } from './own-certificates.ts';

const FILE_NAMES: Readonly<Record<Language, string>> = { fi: 'todistukset', sv: 'intyg', en: 'certificates' };

const wordsOf = (brand: BrandSettings, lang: Language) => ({
  t: messageTranslator(brand, lang, 'certificates', { fi, sv, en }).t,
  lang,
});
type Words = ReturnType<typeof wordsOf>;

/** Certificates as what is saved of them: which there are, and what those say that are text. */
export const certificateDocuments: FeatureDocuments = {
  pages: {
    certificates: {
      kind: 'certificates',
      needs: 'certificates',
      async read(call, { lang }) {
        const words = wordsOf(call.brand, lang);
        const all = await readAll(call, words);
        return {
          title: words.t('title'),
          fileName: `${FILE_NAMES[lang]}-${helsinkiDay(call.now)}`,
          blocks: all.length > 0 ? all : [{ kind: 'paragraph', text: words.t('none.title') }],
        };
      },
    },
  },
  part: {
    kind: 'certificates',
    place: 6,
    needs: 'certificates',
    read(read, lang, { brand }) {
      const words = wordsOf(brand, lang);
      return underHeading(
        words.t('title'),
        (async function* () {
          yield below(await read((call) => readAll(call, words)), 1);
        })(),
      );
    },
  },
};

async function readAll(call: RecordCall, words: Words): Promise<Block[]> {
  const entries = await readCertificates(call);
  const views = await viewsOf(call, entries, words.lang);
  return entries.flatMap(({ resource }, nth) => {
    const view = views[nth];
    return view ? certificateBlocks(view, documentOf(resource)?.text ?? null, words) : [];
  });
}

function certificateBlocks(certificate: Certificate, text: string | null, { t, lang }: Words): Block[] {
  const { type, day, practitioner } = certificate;
  return [
    { kind: 'heading', level: 1, text: t(`types.${type}`) },
    { kind: 'facts', facts: fact(t('writtenOn'), writtenDay(day, lang)) },
    ...paragraph(practitionerText(practitioner)),
    ...paragraph(periodText(certificate, { t, lang })),
    ...paragraph(text),
  ];
}

/** For which time it is written; null where it does not say. */
function periodText({ validFrom, validUntil }: Certificate, { t, lang }: Words): string | null {
  const first = () => writtenDay(validFrom ?? '', lang);
  const last = () => writtenDay(validUntil ?? '', lang);
  if (validFrom && validFrom === validUntil) return t.markup('period.oneDay', { day: first });
  if (validFrom && validUntil) return t.markup('period.between', { first, last });
  if (validFrom) return t.markup('period.from', { day: first });
  return validUntil ? t.markup('period.until', { day: last }) : null;
}
