import { describe, expect, test } from 'vitest';
import { OWN_ANSWER } from '#areas/messages/shared/questionnaires/answers.ts';
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

  test('asks what an open choice leaves open, after it', () => {
    const { sections } = of({
      linkId: 'pet',
      type: 'open-choice',
      text: 'Mikä lemmikki?',
      repeats: true,
      answerOption: [{ valueCoding: { code: 'dog', display: 'Koira' } }, { valueString: 'Kissa' }],
    });
    expect(itemsOf({ sections })).toMatchObject([
      {
        linkId: 'pet',
        type: 'choice',
        isMultiple: true,
        options: [
          { value: 'dog', label: 'Koira' },
          { value: 'Kissa', label: 'Kissa' },
          { value: OWN_ANSWER, label: null },
        ],
      },
      { linkId: 'pet-own', type: 'string', ownOf: 'pet', isRequired: true, text: 'Mikä lemmikki?' },
    ]);
  });
});
