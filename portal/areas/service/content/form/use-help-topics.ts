import { useIsBuilt } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { type CallState, useCall } from '#client/calls/use-call.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import { topicKey } from '../rules.ts';

export type HelpTopics = AnswerOf<'GET /api/help/topics'>['topics'];

/** The topics of the help that this brand shows, with the portal's own answers, and those that its operators have added. */
export function useHelpTopics(isWanted = true): CallState<HelpTopics> {
  const isBuilt = useIsBuilt();
  const answer = useCall(isWanted ? 'GET /api/help/topics' : null);
  const content = useCall(isWanted ? 'GET /api/content' : null);
  const topics = answer.data?.topics.filter(({ needs }) => needs === null || isBuilt(needs as PageKey));
  const own = (content.data?.notices ?? [])
    .filter(({ kind }) => kind === 'topic')
    .map(({ id, title }) => ({ key: topicKey(id), name: title, needs: null, questions: [] }));
  return { ...answer, data: topics && [...topics, ...own] };
}
