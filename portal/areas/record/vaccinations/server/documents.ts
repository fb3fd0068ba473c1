import { readEntries } from '#areas/record/shared/health-record/server/read-entries.ts';
import type { FeatureDocuments } from '#areas/record/shared/health-record/server/record-documents.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Block, underHeading } from '#platform/documents/document.ts';
import { programmeOf, viewsOf } from './own-vaccinations.ts';
import {
  givenBlocks,
  programmeBlocks,
  type VaccinationWords,
  vaccinationWords,
} from './vaccination-blocks.ts';

/** Vaccinations as what is saved of them: a life has a hundred or so. */
export const vaccinationDocuments: FeatureDocuments = {
  pages: {
    vaccinations: {
      kind: 'vaccinations',
      async read(call, { lang }) {
        const words = vaccinationWords(call, lang);
        const { given, programme } = await readAll(call, words);
        return {
          title: words.t('title'),
          fileName: words.out('file', { date: helsinkiDay(call.now) }),
          blocks: [
            { kind: 'heading', level: 1, text: words.t('given') },
            ...(given.length > 0 ? given : [{ kind: 'paragraph', text: words.t('none.title') } as const]),
            ...programme,
          ],
        };
      },
    },
  },
  part: {
    kind: 'vaccinations',
    place: 5,
    read(read, lang, about) {
      const words = vaccinationWords(about, lang);
      return underHeading(
        words.t('title'),
        (async function* () {
          yield (await read((call) => readAll(call, words))).given;
        })(),
      );
    },
  },
};

async function readAll(
  call: RecordCall,
  words: VaccinationWords,
): Promise<Record<'given' | 'programme', readonly Block[]>> {
  const given = await readEntries(call, { kinds: ['vaccination'] });
  const lines = await programmeOf(call, given, words.lang);
  return {
    given: givenBlocks(await viewsOf(call, given, words.lang), words),
    programme: lines ? programmeBlocks(lines, words, call.session.actingFor ? 'child' : 'own') : [],
  };
}
