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

  test.each<[string, object]>([
    ['a file', { type: 'attachment' }],
    [
      'after a larger number',
      { type: 'string', enableWhen: [{ question: 'b', operator: '>', answerInteger: 3 }] },
    ],
    ['several of a list', { type: 'choice', repeats: true, answerOption: [{ valueCoding: { code: 'a' } }] }],
    ['one of no list', { type: 'choice' }],
    ['one of a list without codes', { type: 'choice', answerOption: [{ valueString: 'a' }] }],
    ['more below a question', { type: 'boolean', item: [{ linkId: 'b', type: 'string' }] }],
    [
      'a group after an answer',
      { type: 'group', enableWhen: [{ question: 'b', operator: '=', answerBoolean: true }] },
    ],
  ])('that asks %s, which the portal cannot, is refused, not shown in part', (_, item) => {
    expect(() => of({ linkId: 'a', ...item })).toThrow(RangeError);
  });
});
