import { practitionerText } from '#areas/record/shared/health-record/practitioner-text.ts';
import { writtenDay } from '#areas/record/shared/health-record/server/written-day.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { formatDay } from '#contract/time/time-format.ts';
import { type Block, fact, paragraph } from '#platform/documents/document.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import type { Prescription } from '../contract.ts';
import en from '../messages/en.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import sv from '../messages/sv.json' with { type: 'json' };
import { currentWhere } from '../rules-current.ts';
import { medicineName } from '../writing.ts';

/** The words of the pages, and whether the brand renews prescriptions, on which some of them depend. */
export const prescriptionWords = (brand: BrandSettings, lang: Language) => ({
  t: messageTranslator(brand, lang, 'prescriptions', { fi, sv, en }).t,
  lang,
  renews: brand.features.includes('isPrescriptionRenewalEnabled'),
});
export type PrescriptionWords = ReturnType<typeof prescriptionWords>;

/** The prescriptions in use, and those that have ended below them, as their page shows them. */
export function prescriptionBlocks(
  prescriptions: readonly Prescription[],
  words: PrescriptionWords,
): Block[] {
  const { t, renews } = words;
  const isCurrent = currentWhere(renews);
  const current = prescriptions.filter(isCurrent);
  const ended = prescriptions.filter((each) => !isCurrent(each));
  return [
    ...section(t(renews ? 'list.current' : 'list.valid'), current, words),
    ...section(t('list.ended', { count: ended.length }), ended, words),
  ];
}

function section(title: string, prescriptions: readonly Prescription[], words: PrescriptionWords): Block[] {
  if (prescriptions.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: title },
    ...prescriptions.flatMap((each) => blocksOf(each, words)),
  ];
}

function blocksOf(prescription: Prescription, words: PrescriptionWords): Block[] {
  const { t, lang } = words;
  const { medicineType, dosage, textLanguage, issuedDate, validUntil, isValid, isShortened } = prescription;
  const { packages, totalAmount, treatmentLength, prescriber } = prescription;
  const size = packages?.size ? `${packages.count} × ${packages.size}` : null;
  return [
    { kind: 'heading', level: 2, text: medicineName(prescription, t('facts.unnamed')) },
    ...paragraph(medicineType, textLanguage),
    ...paragraph(dosage, textLanguage),
    {
      kind: 'facts',
      facts: [
        ...fact(t('facts.issued'), writtenDay(issuedDate, lang)),
        ...fact(t(isValid ? 'facts.validUntil' : 'facts.wasValidUntil'), writtenDay(validUntil, lang)),
        ...fact(
          t('facts.packages'),
          packages && (size ?? t('facts.packageCount', { count: packages.count })),
        ),
        ...fact(t('facts.totalAmount'), totalAmount),
        ...fact(
          t('facts.treatmentLength'),
          treatmentLength && t(`facts.lengths.${treatmentLength.unit}`, { count: treatmentLength.value }),
        ),
        ...fact(t('facts.prescriber'), practitionerText(prescriber)),
      ],
    },
    ...paragraph(isShortened ? t('facts.shortened') : null),
    ...paragraph(requestText(prescription, words)),
  ];
}

/** What has become of asking for its renewal. */
function requestText({ request }: Prescription, { t, lang }: PrescriptionWords): string | null {
  if (!request) return null;
  const { sentAt, answer } = request;
  return t.markup(`request.${answer?.outcome ?? 'sent'}.text`, {
    sent: () => formatDay(new Date(sentAt), lang),
    answered: () => formatDay(new Date(answer?.at ?? sentAt), lang),
  });
}
