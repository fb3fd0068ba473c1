import { practitionerText } from '#areas/record/shared/health-record/practitioner-text.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { type Block, paragraph } from '#platform/documents/document.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import type { Visit } from '../contract.ts';
import en from '../messages/en.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import sv from '../messages/sv.json' with { type: 'json' };
import { paragraphsOf } from '../paragraphs.ts';

export const visitWords = (brand: BrandSettings, lang: Language) =>
  messageTranslator(brand, lang, 'visits', { fi, sv, en }).t;
export type VisitWords = ReturnType<typeof visitWords>;

/** What a visit was, with whom, what was found, and what was written of it. */
export function visitBlocks(visit: Visit, t: VisitWords): Block[] {
  const { specialty, kind, visitType, practitioner, diagnoses, procedures, texts } = visit;
  return [
    {
      kind: 'paragraph',
      text: [specialty ?? t(`kind.${kind}`), ...(visitType ? [t(`type.${visitType}`)] : [])].join(', '),
    },
    ...paragraph(practitionerText(practitioner)),
    ...(diagnoses.length > 0 ? diagnosisBlocks(diagnoses, t) : []),
    ...(procedures.length > 0 ? procedureBlocks(procedures, t) : []),
    { kind: 'heading', level: 1, text: t('detail.texts') },
    ...texts.flatMap(({ title, text, language }): Block[] => [
      ...(title ? [{ kind: 'heading', level: 2, text: title, lang: language } as const] : []),
      ...paragraphsOf(text).flatMap((each) => paragraph(each, language)),
    ]),
    ...(texts.length === 0 ? paragraph(t('detail.noTexts')) : []),
  ];
}

function procedureBlocks(procedures: Visit['procedures'], t: VisitWords): Block[] {
  return [
    { kind: 'heading', level: 1, text: t('detail.procedures', { count: procedures.length }) },
    {
      kind: 'list',
      items: procedures.map(({ name, bodySite, language }) => ({
        text: [name, bodySite].filter(Boolean).join(', '),
        lang: language,
      })),
    },
  ];
}

function diagnosisBlocks(diagnoses: Visit['diagnoses'], t: VisitWords): Block[] {
  return [
    { kind: 'heading', level: 1, text: t('detail.diagnoses', { count: diagnoses.length }) },
    {
      kind: 'list',
      items: diagnoses.map(({ code, name, language, isSuspected }) => ({
        text: [name, isSuspected && `(${t('detail.suspected')})`, code].filter(Boolean).join(' '),
        lang: language,
      })),
    },
  ];
}
