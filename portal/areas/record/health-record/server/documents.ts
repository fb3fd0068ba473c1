import type { RecordKind } from '#areas/record/shared/health-record/kinds.ts';
import { byDays } from '#areas/record/shared/health-record/server/by-days.ts';
import { readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import type {
  FeatureDocuments,
  RecordPart,
} from '#areas/record/shared/health-record/server/record-documents.ts';
import { writtenDay } from '#areas/record/shared/health-record/server/written-day.ts';
import type { Language } from '#contract/language/language.ts';
import type { TimelineKind } from '#contract/routes/timeline-kinds.ts';
import { type Blocks, underHeading } from '#platform/documents/document.ts';
import { grouped } from '../rules-timeline.ts';
import { allergyDocuments } from './allergy-blocks.ts';
import { documentWords } from './document-words.ts';
import { timelineView } from './timeline-view.ts';

type Reader = Parameters<RecordPart['read']>;

/** What of the record only the timeline shows, as it shows it: by day and name. */
const OTHERS: readonly {
  readonly kinds: readonly RecordKind[];
  readonly place: number;
  readonly title: Title;
}[] = [
  { kinds: ['procedure'], place: 7, title: 'kinds.procedures' },
  { kinds: ['measurement'], place: 7, title: 'kinds.measurements' },
  { kinds: ['laboratoryReferral'], place: 8, title: 'referrals.laboratory' },
  { kinds: ['imagingReferral'], place: 9, title: 'referrals.imaging' },
  { kinds: ['document'], place: 10, title: 'kinds.documents' },
];
type Title =
  | `kinds.${Extract<TimelineKind, 'procedures' | 'measurements' | 'documents'>}`
  | `referrals.${'laboratory' | 'imaging'}`;

/** The parts of the whole record that have no page. */
export const timelineDocuments: readonly FeatureDocuments[] = [
  allergyDocuments,
  ...OTHERS.map(
    ({ kinds, place, title }): FeatureDocuments => ({
      pages: {},
      part: {
        place,
        read: (read, lang, { brand }) =>
          underHeading(documentWords(brand, lang).page(title), entries(read, lang, kinds)),
      },
    }),
  ),
];

/** Names of specialties, which only visits have. */
const NO_VISITS: ReadonlyMap<string, string> = new Map();

async function* entries(read: Reader[0], lang: Language, kinds: readonly RecordKind[]): Blocks {
  for await (const days of byDays(read, kinds)) {
    const found = await read((call) => readEntries(call, { kinds, days }));
    const items = grouped(found).map((group) => {
      const { day, title, details } = timelineView(group, lang, NO_VISITS);
      return { text: [writtenDay(day, lang), title, ...details].filter(Boolean).join(', ') };
    });
    if (items.length > 0) yield [{ kind: 'list', items }];
  }
}
