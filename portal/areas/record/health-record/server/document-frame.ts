import { documentLook } from '#areas/person/shared/documents/server/document-look.ts';
import { readPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { type Language, LOCALES } from '#contract/language/language.ts';
import { helsinkiDay, startOfHelsinkiDay } from '#contract/time/time.ts';
import { formatDay, formatTime } from '#contract/time/time-format.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import type { DocumentFrame } from '#platform/documents/document.ts';
import type { DocumentWords } from './document-words.ts';

/** What stands around a document of a record: who gives it out, whose it is and when it was made. */
export async function frameOf(
  call: RecordCall,
  title: string,
  { words, lang }: { readonly words: DocumentWords; readonly lang: Language },
): Promise<DocumentFrame> {
  const { brand, now } = call;
  const { name, birthDate } = await subjectOf(call);
  const { t } = words;
  const today = formatDay(now, lang);
  const madeAt = t('moment', { day: today, time: formatTime(now, lang) });
  return {
    title,
    lang: LOCALES[lang],
    publisher: brand.name,
    facts: [
      { term: t('name'), text: name },
      ...(birthDate === null
        ? []
        : [{ term: t('birthDate'), text: formatDay(startOfHelsinkiDay(birthDate), lang) }]),
      { term: t('madeAt'), text: madeAt },
    ],
    foot: `${name} · ${today}`,
    pageName: (page, pages) => t('page', { page: String(page), pages: String(pages) }),
    unshown: {
      inPlace: (codes) => t('unshown.inPlace', { count: codes.length, codes: codes.join(' ') }),
      atEnd: t('unshown.atEnd'),
    },
    end: t('end'),
    madeAt: now,
    look: documentLook(brand.id),
  };
}

async function subjectOf(call: RecordCall) {
  const patient = await readPatient(call, ['first_names', 'last_name', 'identity_code']);
  const today = helsinkiDay(call.now);
  const code = parseIdentityCode(patient.identity_code, { acceptDevelopment: true, today });
  return {
    name: `${patient.first_names} ${patient.last_name}`,
    birthDate: code.valid ? code.birthDate : null,
  };
}
