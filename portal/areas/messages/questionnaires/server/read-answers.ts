import type { Answers } from '#areas/messages/shared/questionnaires/answers.ts';
import type { ReadAnswers } from '#areas/messages/shared/questionnaires/server/read-answers.ts';
import { type Language, LOCALES } from '#contract/language/language.ts';
import { formatDay } from '#contract/time/time-format.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import { answerWords, withUnit } from '../answer-words.ts';
import type { Item } from '../contract.ts';
import en from '../messages/en.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import sv from '../messages/sv.json' with { type: 'json' };
import { isQuestion, shownItems } from '../rules-answers.ts';
import { itemsOf } from './questionnaire-view.ts';
import { readQuestionnaire } from './read-invitations.ts';

/** What was answered, in the words of its page: only what was asked after the other answers. */
export const readAnswers: ReadAnswers = async (call, id, language) => {
  const questionnaire = await readQuestionnaire(call, id, language);
  if (!questionnaire || 'unasked' in questionnaire) return null;
  const { title, answeredAt, answers, sections } = questionnaire;
  if (!answers || answeredAt === null) return null;
  const { t } = messageTranslator(call.brand, language, 'questionnaires', { fi, sv, en });
  const shown = new Set(shownItems(itemsOf(questionnaire), answers));
  const words = { yes: t('choice.true'), no: t('choice.false'), language };
  return {
    title,
    answeredAt,
    sections: sections.flatMap((section) => {
      const asked = section.items.filter(
        (item) => isQuestion(item) && item.ownOf === null && shown.has(item),
      );
      const answered = asked.map((item) => ({ question: item.text, answer: textOf(item, answers, words) }));
      return answered.length > 0 ? [{ title: section.title, answers: answered }] : [];
    }),
  };
};

interface Words {
  readonly yes: string;
  readonly no: string;
  readonly language: Language;
}

function textOf(item: Item, answers: Answers, { yes, no, language }: Words): string | null {
  const answer = answers[item.linkId];
  if (answer === undefined) return null;
  switch (item.type) {
    case 'boolean':
      return answer === 'true' ? yes : no;
    case 'date':
      return formatDay(new Date(`${answer}T12:00:00Z`), language);
    case 'decimal':
      return withUnit(
        item,
        new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 6, useGrouping: false }).format(
          Number(answer),
        ),
      );
    default:
      return answerWords(item, answers)?.join('\n') ?? null;
  }
}
