import { isTold } from '#areas/record/shared/health-record/is-told.ts';
import { readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import type { FeatureDocuments } from '#areas/record/shared/health-record/server/record-documents.ts';
import type { Language } from '#contract/language/language.ts';
import { startOfHelsinkiDay } from '#contract/time/time.ts';
import { formatDay } from '#contract/time/time-format.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Blocks, underHeading } from '#platform/documents/document.ts';
import type { Allergy } from '../contract.ts';
import { allergiesOf } from './allergy-view.ts';
import { type DocumentWords, documentWords } from './document-words.ts';

/** Allergies and risks of the record, as its page and its documents begin with them. */
export async function readAllergies(call: RecordCall): Promise<Allergy[]> {
  const entries = await readEntries(call, { kinds: ['allergy'] });
  return allergiesOf(entries.filter(({ resource }) => isTold(resource)));
}

/** The first part of the whole record: those who treat the patient have to know. */
export const allergyDocuments: FeatureDocuments = {
  pages: {},
  part: {
    isVital: true,
    place: 0,
    read(read, lang, { brand }) {
      const words = documentWords(brand, lang).page;
      return underHeading(
        words('allergies.title'),
        list(() => read(readAllergies), lang, words),
      );
    },
  },
};

async function* list(
  read: () => Promise<readonly Allergy[]>,
  lang: Language,
  t: DocumentWords['page'],
): Blocks {
  const items = (await read()).map((allergy) => ({ text: lineOf(allergy, lang, t), lang: allergy.language }));
  if (items.length > 0) yield [{ kind: 'list', items }];
}

function lineOf(allergy: Allergy, lang: Language, t: DocumentWords['page']): string {
  const { name, category, isHighRisk, isSuspected, isOver, reactions, notes, recordedOn } = allergy;
  const title = `${name ?? t('allergies.unnamed')}${isSuspected ? ` (${t('allergies.suspected')})` : ''}`;
  return [
    title,
    isHighRisk && t('allergies.highRisk'),
    isOver && t('allergies.over'),
    reactions.length > 0 && `${t('allergies.reaction')}: ${reactions.join(', ')}`,
    // Each ends where the next begins.
    ...notes.map((note) => note.replace(/\.$/, '')),
    category && t(`allergies.category.${category}`),
    recordedOn && t('allergies.recorded', { date: formatDay(startOfHelsinkiDay(recordedOn), lang) }),
  ]
    .filter(Boolean)
    .join('. ');
}
