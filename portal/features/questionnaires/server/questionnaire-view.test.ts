import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language/language.ts';
import { PRELIMINARY_INFORMATION } from '#demo/questionnaires/preliminary-information.ts';
import { SLEEP_AND_RECOVERY } from '#demo/questionnaires/sleep-and-recovery.ts';
import { itemsOf, questionnaireView } from './questionnaire-view.ts';

const of = (item: object, lang: 'fi' | 'sv' = 'fi') =>
  questionnaireView({ resourceType: 'Questionnaire', status: 'active', item: [item as never] }, lang);

describe('a questionnaire', () => {
  test.each([PRELIMINARY_INFORMATION, SLEEP_AND_RECOVERY])(
    'of the demo has all its words in each language',
    (each) => {
      const texts = LANGUAGES.map((lang) => {
        const { title, description, sections } = questionnaireView(each, lang);
        const items = itemsOf({ sections });
        const words = items.flatMap(({ text, options }) => [text, ...options.map(({ label }) => label)]);
        return [title, description, ...sections.map((section) => section.title), ...words];
      });
      const [fi = [], sv = [], en = []] = texts;
      for (const [index, text] of fi.entries()) {
        expect(text).toBeTruthy();
        expect(new Set([text, sv[index], en[index]]).size, `${text}`).toBe(3);
      }
    },
  );

  test('has the words of its own language where they are not translated', () => {
    expect(of({ linkId: 'a', type: 'string', text: 'Mitä?' }, 'sv').sections).toMatchObject([
      { title: null, items: [{ text: 'Mitä?', maxLength: 200 }] },
    ]);
  });

  test('that asks what the portal cannot ask is refused, not shown in part', () => {
    expect(() => of({ linkId: 'a', type: 'attachment' })).toThrow(RangeError);
    const when = { question: 'b', operator: '>', answerInteger: 3 };
    expect(() => of({ linkId: 'a', type: 'string', enableWhen: [when] })).toThrow(RangeError);
  });
});
