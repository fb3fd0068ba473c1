import { z } from 'zod';
import { ownData } from '../../server-feature.ts';
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
        answers: itemsOf({ sections }).flatMap(({ linkId, text, options }) => {
          const answer = answers?.[linkId];
          const chosen = options.find(({ value }) => value === answer)?.label;
          return answer === undefined ? [] : [{ question: text, answer: chosen ?? answer }];
        }),
      })),
    };
  },
  tables: { questionnaire_invitations: 'questionnaires' },
});
