import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
import { OPENS_MINUTES_BEFORE } from '#areas/appointments/shared/video/video-times.ts';
import en from '#areas/appointments/shared/visit-rules/messages/en.json' with { type: 'json' };
import fi from '#areas/appointments/shared/visit-rules/messages/fi.json' with { type: 'json' };
import sv from '#areas/appointments/shared/visit-rules/messages/sv.json' with { type: 'json' };
import { brands, eachBrand } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import { LANGUAGES, type Language, LOCALES } from '#contract/language/language.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import { DEMO_CLINICS } from '#demo/clinics.ts';
import { patientTexts } from '../../../../testing/patient-texts.ts';

const RULES = { fi, sv, en };

/** What a visit costs that is cancelled late or missed, however it has been put. */
const CONSEQUENCE =
  /veloit|laskutamme käyn|voimme laskuttaa|periä maksu|debiterar|kan fakturera|kan en avgift|we (may )?charge (?!for an appointment that was booked without)|fee may be/i;
/** The pages on which it is joined. */
const JOINING_PAGES = /^(areas\/appointments\/video|components\/video-entry)\//;
/** How one joins a remote visit. */
const JOINING = /liittymis|liityt|liittyä|ansluter|ansluta till|\bjoin(ing)?\b/i;

/** The rule of late cancelling as each brand has it, in a language. */
const rules = Object.fromEntries(
  LANGUAGES.map((language) => {
    const t = createTranslator({ locale: LOCALES[language], messages: RULES[language] });
    // The terms are for everybody: first for patients who pay themselves, then for the others that the brand has.
    const ofBrand = (id: BrandId) => {
      const { cancellationNoticeHours: hours, features } = brands[id];
      const self = t.markup('cancelling', { hours, payer: 'private', phone: '', call: (words) => words });
      return [
        self,
        ...(features.includes('occupational-health') ? [t('lateForEmployer')] : []),
        ...(features.includes('insurance') ? [t('lateForInsurance')] : []),
      ].join(' ');
    };
    return [language, eachBrand(ofBrand)];
  }),
) as Record<Language, Record<BrandId, string>>;

describe.each(LANGUAGES)('late cancelling in %s', (language) => {
  const t = createTranslator({ locale: LOCALES[language], messages: RULES[language] });
  const values = { hours: 24, phone: '010 380 3838', call: (words: string) => words };
  const EMPLOYER = /työnantaj|arbetsgivare|employer/;
  const INSURANCE = /vakuutus|försäkring|insurance/i;

  test.each(['cancelling', 'binding'] as const)('charges the one who pays, in the rule of %s', (rule) => {
    const told = (payer: HealthCareType) => t.markup(rule, { ...values, payer });
    expect(told('occupational')).toMatch(EMPLOYER);
    // Insured patients were never shown a price: they hear where to ask for it.
    expect(told('insurance')).toMatch(INSURANCE);
    expect(told('insurance')).toContain('010 380 3838');
    expect(told('insurance')).not.toMatch(EMPLOYER);
    for (const payer of ['private', 'kela65'] as const) {
      expect(told(payer)).not.toMatch(EMPLOYER);
      expect(told(payer)).not.toMatch(INSURANCE);
    }
  });
});

/** Everything else that patients read; in the terms without the shared text itself. */
const told = patientTexts
  .filter(({ place }) => !place.startsWith('areas/appointments/shared/visit-rules/'))
  .flatMap(({ place, texts }) =>
    Object.entries(texts).map(([language, text]) => ({
      place,
      text: Object.values(rules[language as Language])
        .reduce((left, rule) => left.replace(rule, ''), text)
        .replaceAll(/<\/?\w+>/g, ''),
    })),
  );

test.each([
  ['what late cancelling costs', CONSEQUENCE],
  ['how to join a visit', JOINING],
])('the shared text alone says %s', (_, words) => {
  expect(told.length).toBeGreaterThan(1000);
  // A payment that failed says that nothing was charged.
  const elsewhere = words === JOINING ? JOINING_PAGES : /^areas\/money\/payments\//;
  const others = told.filter(({ place }) => !elsewhere.test(place));
  expect(others.filter(({ text }) => words.test(text))).toEqual([]);
});

test('no clinic of the demo promises a way of joining', () => {
  const notes = DEMO_CLINICS.flatMap(({ arrivalNote }) => Object.values(arrivalNote ?? {}));
  expect(notes.length).toBeGreaterThan(0);
  const promise = /verkkopalvelu|portaali|webbtjänst|portalen|online service|portal/i;
  expect(notes.filter((note) => JOINING.test(note) || promise.test(note))).toEqual([]);
});

test.each(LANGUAGES)('the rule of joining in %s has the minutes that joining follows', (language) => {
  expect(RULES[language].joining).toContain(` ${OPENS_MINUTES_BEFORE} min`);
});

describe.each(LANGUAGES)('the terms in %s', (language) => {
  const terms = Object.values(brands).flatMap((brand) => {
    const sections = brand.texts[language]?.terms?.sections;
    return sections ? [{ brand, text: sections.map(({ text }) => text).join('\n') }] : [];
  });

  test('have the rule in the same words, with the hours of their brand', () => {
    expect(terms.length).toBeGreaterThan(0);
    for (const { brand, text } of terms) expect(text).toContain(rules[language][brand.id]);
  });
});
