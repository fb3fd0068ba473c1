import { describe, expect, test } from 'vitest';
import { fixtureBrand } from '#brands/fixture-brand.ts';
import type { Language } from '#contract/language/language.ts';
import { messageTranslator } from './message-translator.ts';

const texts = (heading: string) => ({ booked: { heading, intro: '{name}' } });
const TEXTS = { fi: texts('Vahvistus'), sv: texts('Bekräftelse'), en: texts('Confirmation') };

/** The words of a message in a language, of a group that the brand overrides a text of unless another is named. */
const words = (language: Language, group = 'outbound.appointments') =>
  messageTranslator(fixtureBrand, language, group, TEXTS);

describe('the texts of a message', () => {
  test('are in the language that is asked for', () => {
    expect(words('en').language).toBe('en');
    expect(words('en').t('booked.heading')).toBe('Confirmation');
  });

  test('are in the brand’s first language where it lacks the wanted one', () => {
    expect(words('sv').language).toBe('fi');
    expect(words('sv', 'outbound.guardianship').t('booked.heading')).toBe('Vahvistus');
  });

  test('are the brand’s own in its group, and in no other', () => {
    expect(words('fi').t('booked.heading')).toBe('Kokeen vahvistus');
    expect(words('fi', 'outbound.guardianship').t('booked.heading')).toBe('Vahvistus');
  });

  test('are never sent as their keys', () => {
    expect(() => words('fi').t('booked.absent' as 'booked.heading')).toThrow('MISSING_MESSAGE');
    expect(() => words('fi').t('booked.intro')).toThrow('FORMATTING_ERROR');
  });
});
