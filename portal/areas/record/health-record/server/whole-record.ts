import type {
  FeatureDocuments,
  RecordPart,
} from '#areas/record/shared/health-record/server/record-documents.ts';
import type { RecordToWrite } from '#areas/record/shared/health-record/server/write-record.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Block, Blocks } from '#platform/documents/document.ts';
import type { DocumentToSave } from './document-to-save.ts';
import { documentWords } from './document-words.ts';
import { timelineDocuments } from './documents.ts';

/** What of a record is put into one document, and from where. */
export interface WholeRecord extends Pick<RecordToWrite, 'lang' | 'read' | 'contents' | 'rights'> {
  /** What each feature gives to it. */
  readonly features: readonly FeatureDocuments[];
}

/** The record as one document, or a kind of what it has: a part of each feature, in their order. */
export function wholeRecord(
  call: RecordCall,
  { features, lang, read, contents, rights }: WholeRecord,
): DocumentToSave {
  const { page, t } = documentWords(call.brand, lang);
  const parts = [...features, ...timelineDocuments]
    .flatMap(({ part = [] }) => part)
    .filter(({ needs }) => needs === undefined || rights.includes(needs))
    .filter(({ kind, isVital }) => contents === 'health-record' || kind === contents || isVital)
    .toSorted((one, other) => one.place - other.place);
  return {
    kind: contents,
    title: page('title'),
    fileName: t('file', { date: helsinkiDay(call.now) }),
    blocks: inTurn(parts, (part) => part.read(read, lang, call), {
      // What a minor withholds is in no document of a guardian's: each says alike that something may be missing.
      start: call.session.actingFor ? [{ kind: 'paragraph', text: page('allergies.notAll') }] : [],
      nothing: page('none.title'),
      end: [
        { kind: 'heading', level: 1, text: page('notKept.title') },
        { kind: 'paragraph', text: page('notKept.text') },
      ],
    }),
  };
}

async function* inTurn(
  parts: readonly RecordPart[],
  blocksOf: (part: RecordPart) => Blocks,
  {
    start,
    nothing,
    end,
  }: { readonly start: readonly Block[]; readonly nothing: string; readonly end: readonly Block[] },
): Blocks {
  if (start.length > 0) yield start;
  let isEmpty = true;
  for (const part of parts) {
    for await (const blocks of blocksOf(part)) {
      isEmpty = false;
      yield blocks;
    }
  }
  if (isEmpty) yield [{ kind: 'paragraph', text: nothing }];
  // Who reads it must not take what is missing for what is not so.
  yield end;
}
