import { practitionerText } from '#areas/record/shared/health-record/practitioner-text.ts';
import { writtenDay } from '#areas/record/shared/health-record/server/written-day.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Block } from '#platform/documents/document.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import type { ProgrammeLine, Vaccination } from '../contract.ts';
import en from '../messages/en.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import sv from '../messages/sv.json' with { type: 'json' };
import outEn from '../messages-outbound/en.json' with { type: 'json' };
import outFi from '../messages-outbound/fi.json' with { type: 'json' };
import outSv from '../messages-outbound/sv.json' with { type: 'json' };
import { PROGRAMME_YEAR } from '../programme.ts';
import { agesToldOf, vagueDate } from '../writing.ts';

interface About {
  readonly brand: BrandSettings;
  readonly now: Date;
}

/** The words of the page, and those that only documents have. */
export function vaccinationWords({ brand, now }: About, lang: Language) {
  const texts = { fi: outFi, sv: outSv, en: outEn };
  return {
    t: messageTranslator(brand, lang, 'vaccinations', { fi, sv, en }).t,
    out: messageTranslator(brand, lang, 'outbound.vaccinations', texts).t,
    lang,
    today: helsinkiDay(now),
  };
}
export type VaccinationWords = ReturnType<typeof vaccinationWords>;

/** What was given, latest first. */
export function givenBlocks(vaccinations: readonly Vaccination[], words: VaccinationWords): Block[] {
  if (vaccinations.length === 0) return [];
  const { t, out, lang } = words;
  const given = ({ date, dateText }: Vaccination) =>
    date === null ? (dateText ?? '') : date.length === 10 ? writtenDay(date, lang) : vagueDate(date);
  return [
    {
      kind: 'table',
      columns: [out('columns.vaccination'), t('givenOn'), out('columns.validity'), out('columns.givenBy')],
      rows: vaccinations.map((each) => [
        nameText(each, words),
        given(each),
        validityText(each, words),
        practitionerText(each.practitioner) ?? '',
      ]),
    },
  ];
}

function nameText({ name, product, dose }: Vaccination, { t }: VaccinationWords): string {
  const vaccine = [product, dose !== null && t('dose', { dose })].filter(Boolean).join(' · ');
  return [name ?? t('unnamed'), vaccine].filter(Boolean).join('\n');
}

function validityText({ effectiveUntil }: Vaccination, { t, lang, today }: VaccinationWords): string {
  if (effectiveUntil === null) return '';
  return t.markup(effectiveUntil < today ? 'wasEffectiveUntil' : 'effectiveUntil', {
    day: () => writtenDay(effectiveUntil, lang),
  });
}

/** What the national programme has next: information, and whom to ask; never an order. */
export function programmeBlocks(
  lines: readonly ProgrammeLine[],
  { t }: VaccinationWords,
  whose: 'child' | 'own',
): Block[] {
  return [
    { kind: 'heading', level: 1, text: t('programme.title') },
    lines.length > 0
      ? { kind: 'list', items: lines.map((line) => ({ text: lineText(line, t) })) }
      : { kind: 'paragraph', text: t('programme.nothing', { whose }) },
    { kind: 'paragraph', text: t('programme.ask', { whose }) },
    { kind: 'paragraph', text: t('programme.source', { year: String(PROGRAMME_YEAR) }) },
  ];
}

function lineText({ name, status, age, from }: ProgrammeLine, t: VaccinationWords['t']): string {
  const ages = age && agesToldOf(age);
  const told = t(`programme.status.${status}`, {
    age: ages ? t(`programme.age.${ages.key}`, ages) : '',
    year: from?.slice(0, 4) ?? '',
  });
  return `${name}: ${told}`;
}
