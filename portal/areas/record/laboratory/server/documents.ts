import { byDays } from '#areas/record/shared/health-record/server/by-days.ts';
import { readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import type {
  FeatureDocuments,
  RecordPart,
} from '#areas/record/shared/health-record/server/record-documents.ts';
import { writtenDay } from '#areas/record/shared/health-record/server/written-day.ts';
import { isCalendarDay } from '#contract/time/calendar-day.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { type Blocks, below, underHeading } from '#platform/documents/document.ts';
import { type LabWords, labWords } from './lab-words.ts';
import { explanationBlocks, resultBlocks, trendBlocks } from './result-blocks.ts';
import { OF_RESULTS, RESULTS } from './results.ts';
import { testsOf } from './tests-of-day.ts';
import { readTrends } from './trends.ts';

const IDS = /^[1-9]\d{0,14}(,[1-9]\d{0,14})?$/;

/** Results as what is saved of them: of a day, of a test over time, of all days. */
export const laboratoryDocuments: FeatureDocuments = {
  pages: {
    laboratory: {
      kind: 'laboratory-results',
      async read(call, { of: day, lang }) {
        const tests = isCalendarDay(day) ? testsOf(await readEntries(call, { ...OF_RESULTS, day })) : [];
        if (tests.length === 0) return null;
        const words = labWords(call.brand, lang);
        return {
          title: words.t('day.title', { date: writtenDay(day, lang) }),
          fileName: words.out('file.day', { date: day }),
          id: day,
          blocks: [...resultBlocks(tests, words), ...explanationBlocks(tests, words)],
        };
      },
    },
    'laboratory-trend': {
      kind: 'laboratory-results',
      async read(call, { of, lang }) {
        const ids = IDS.test(of) ? [...new Set(of.split(',').map(Number))] : [];
        const read = ids.length > 0 ? await readTrends(call, ids) : null;
        if (!read) return null;
        const words = labWords(call.brand, lang);
        return {
          title: words.t('trend.title'),
          fileName: words.out('file.trend', { date: helsinkiDay(call.now) }),
          blocks: read.trends.flatMap((trend) => trendBlocks(trend, words)),
        };
      },
    },
  },
  part: {
    kind: 'laboratory-results',
    place: 2,
    read(read, lang, { brand }) {
      const words = labWords(brand, lang);
      return underHeading(words.t('title'), allDays(read, words));
    },
  },
};

async function* allDays(read: Parameters<RecordPart['read']>[0], words: LabWords): Blocks {
  for await (const days of byDays(read, RESULTS)) {
    const entries = await read((call) => readEntries(call, { ...OF_RESULTS, days }));
    for (const [day, results] of Map.groupBy(entries, (entry) => entry.day)) {
      const blocks = resultBlocks(testsOf(results), words);
      if (blocks.length === 0) continue;
      yield [{ kind: 'heading', level: 2, text: writtenDay(day, words.lang) }, ...below(blocks, 2)];
    }
  }
}
