import { readOperator } from '#areas/messages/shared/staff/server/operator.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { asWritten } from '#contract/help/help-tokens.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { HelpApi } from '../contract.ts';
import messages from '../messages/fi.json' with { type: 'json' };
import { TOPICS } from '../topics.ts';

/** `GET /api/help/topics` */
export const showTopics: Steps<HelpApi['GET /api/help/topics']> = {
  scope: asStaff,
  async answer({ tx }) {
    if ((await readOperator(tx)) === null) return { problem: 'forbidden' };
    return ok({
      topics: TOPICS.map((topic) => ({
        key: topic.key,
        name: messages.topics[topic.key],
        needs: 'needs' in topic ? topic.needs : null,
        questions: topic.questions.map((key) => ({
          key,
          title: messages.questions[key].question,
          body: asWritten(messages.questions[key].answer),
        })),
      })),
    });
  },
};
