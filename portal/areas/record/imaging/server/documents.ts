import { byDays } from '#areas/record/shared/health-record/server/by-days.ts';
import { readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import type {
  FeatureDocuments,
  RecordPart,
} from '#areas/record/shared/health-record/server/record-documents.ts';
import { writtenDay } from '#areas/record/shared/health-record/server/written-day.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { isCalendarDay } from '#contract/time/calendar-day.ts';
import { type Block, type Blocks, below, paragraph, underHeading } from '#platform/documents/document.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import type { Examination } from '../contract.ts';
import en from '../messages/en.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import sv from '../messages/sv.json' with { type: 'json' };
import { STATEMENT_MISSING } from '../missing-statement.ts';
import { examinationsOf } from './examinations.ts';
import { EXAMINATIONS, OF_EXAMINATIONS } from './imaging.ts';

const FILE_NAMES: Readonly<Record<Language, string>> = {
  fi: 'kuvantaminen',
  sv: 'bilddiagnostik',
  en: 'imaging',
};

const wordsOf = (brand: BrandSettings, lang: Language) =>
  messageTranslator(brand, lang, 'imaging', { fi, sv, en }).t;
type Words = ReturnType<typeof wordsOf>;

/** Examinations as what is saved of them: of a day, and of all days. */
export const imagingDocuments: FeatureDocuments = {
  pages: {
    imaging: {
      kind: 'imaging-results',
      async read(call, { of: day, lang }) {
        const entries = isCalendarDay(day) ? await readEntries(call, { ...OF_EXAMINATIONS, day }) : [];
        const examinations = examinationsOf(entries);
        if (examinations.length === 0) return null;
        const t = wordsOf(call.brand, lang);
        return {
          title: t('day.title', { date: writtenDay(day, lang) }),
          fileName: `${FILE_NAMES[lang]}-${day}`,
          id: day,
          blocks: examinations.flatMap((examination) => examinationBlocks(examination, t)),
        };
      },
    },
  },
  part: {
    kind: 'imaging-results',
    place: 3,
    read(read, lang, { brand }) {
      const t = wordsOf(brand, lang);
      return underHeading(t('title'), allDays(read, lang, t));
    },
  },
};

async function* allDays(read: Parameters<RecordPart['read']>[0], lang: Language, t: Words): Blocks {
  for await (const days of byDays(read, EXAMINATIONS)) {
    const entries = await read((call) => readEntries(call, { ...OF_EXAMINATIONS, days }));
    for (const [day, examinations] of Map.groupBy(examinationsOf(entries), (each) => each.imagingDate))
      yield [
        { kind: 'heading', level: 2, text: writtenDay(day, lang) },
        ...below(
          examinations.flatMap((examination) => examinationBlocks(examination, t)),
          2,
        ),
      ];
  }
}

function examinationBlocks(examination: Examination, t: Words): Block[] {
  const { examinationName, isCancelled } = examination;
  return [
    { kind: 'heading', level: 1, text: examinationName || t('statement.unnamed') },
    ...(isCancelled ? paragraph(t('statement.cancelled')) : statementBlocks(examination, t)),
  ];
}

function statementBlocks({ statementText: text, isReady }: Examination, t: Words): readonly Block[] {
  if (text === null) return paragraph(t(isReady ? 'statement.withoutText' : 'statement.notReady'));
  if (text === STATEMENT_MISSING)
    return paragraph(`${t('statement.missing.title')}. ${t('statement.missing.text')}`);
  return [{ kind: 'heading', level: 2, text: t('statement.title') }, ...paragraph(text, 'fi')];
}
