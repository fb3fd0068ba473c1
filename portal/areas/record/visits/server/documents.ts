import { byDays } from '#areas/record/shared/health-record/server/by-days.ts';
import { type EntryFilter, readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import type {
  FeatureDocuments,
  RecordPart,
} from '#areas/record/shared/health-record/server/record-documents.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import type { Language } from '#contract/language/language.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { formatSpoken } from '#contract/time/time-format.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Blocks, below, underHeading } from '#platform/documents/document.ts';
import type { Visit } from '../contract.ts';
import { PARTS, withParts } from './show-visit.ts';
import { summarise } from './summarise.ts';
import { type VisitWords, visitBlocks, visitWords } from './visit-blocks.ts';

const FILE_NAMES: Readonly<Record<Language, string>> = { fi: 'kaynti', sv: 'besok', en: 'visit' };

const titleOf = ({ dateTime }: { readonly dateTime: string }, lang: Language): string =>
  capitalised(formatSpoken(new Date(dateTime), lang));

/** Visits as what is saved of them: one with what was written of it, and all. */
export const visitDocuments: FeatureDocuments = {
  pages: {
    visit: {
      kind: 'visit',
      async read(call, { of, lang }) {
        const id = Number(of);
        if (!/^[1-9]\d{0,14}$/.test(of)) return null;
        const [visit] = await readVisits(call, { id }, lang);
        return visit
          ? {
              title: titleOf(visit, lang),
              fileName: `${FILE_NAMES[lang]}-${helsinkiDay(new Date(visit.dateTime))}`,
              id,
              blocks: visitBlocks(visit, visitWords(call.brand, lang)),
            }
          : null;
      },
    },
  },
  part: {
    kind: 'visit',
    place: 1,
    read(read, lang, { brand }) {
      const words = visitWords(brand, lang);
      return underHeading(words('list.title'), allVisits(read, lang, words));
    },
  },
};

async function* allVisits(
  read: Parameters<RecordPart['read']>[0],
  lang: Language,
  words: VisitWords,
): Blocks {
  for await (const days of byDays(read, ['visit'])) {
    const visits = await read((call) => readVisits(call, { days }, lang));
    for (const visit of visits)
      yield [
        { kind: 'heading', level: 2, text: titleOf(visit, lang) },
        ...below(visitBlocks(visit, words), 2),
      ];
  }
}

async function readVisits(
  call: RecordCall,
  which: Pick<EntryFilter<'visit'>, 'id' | 'days'>,
  lang: Language,
): Promise<Visit[]> {
  const visits = await readEntries(call, { kinds: ['visit'], ...which });
  const whole: Visit[] = [];
  for (const [nth, summary] of (await summarise(call, visits, lang)).entries()) {
    const partOf = visits.slice(nth, nth + 1);
    whole.push(withParts(summary, await readEntries(call, { kinds: PARTS, partOf })));
  }
  return whole;
}
