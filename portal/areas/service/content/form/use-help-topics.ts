import { useIsBuilt } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { type CallState, useCall } from '#client/calls/use-call.ts';
import type { PageKey } from '#contract/routes/route-params.ts';

export type HelpTopics = AnswerOf<'GET /api/help/topics'>['topics'];

/** The topics of the help that this brand shows, with the portal's own answers. */
export function useHelpTopics(isWanted = true): CallState<HelpTopics> {
  const isBuilt = useIsBuilt();
  const answer = useCall(isWanted ? 'GET /api/help/topics' : null);
  const topics = answer.data?.topics.filter(({ needs }) => needs === null || isBuilt(needs as PageKey));
  return { ...answer, data: topics };
}
