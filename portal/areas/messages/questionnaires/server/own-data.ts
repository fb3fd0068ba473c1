import { z } from 'zod';
import { ownData } from '../../../server-feature.ts';
import { answerWords } from '../answer-words.ts';
import { itemsOf } from './questionnaire-view.ts';
import { readQuestionnaires } from './read-invitations.ts';

/** What a patient was asked, and what they have answered. */
export const ownQuestionnairesData = ownData({
  shape: {
    questionnaires: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        invitedAt: z.iso.datetime(),
        answerBy: z.iso.date().nullable(),
        answeredAt: z.iso.datetime().nullable(),
        answers: z.array(z.object({ question: z.string(), answer: z.string() })),
      }),
    ),
  },
  async read(call, lang) {
    const all = await readQuestionnaires(call, lang);
    return {
      questionnaires: all.map(({ id, title, invitedAt, answerBy, answeredAt, sections, answers }) => ({
        id,
        title,
        invitedAt,
        answerBy,
        answeredAt,
        answers: itemsOf({ sections }).flatMap((item) => {
          const given = answers && answerWords(item, answers);
          return given && item.ownOf === null ? [{ question: item.text, answer: given.join('\n') }] : [];
        }),
      })),
    };
  },
  tables: { questionnaire_invitations: 'questionnaires' },
});
