import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { showStatus } from './show-status.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ settings: { hasMessagingOpen, hasQuestionnairesOpen } }) =>
    implement(endpoints, {
      'GET /api/system-status': showStatus({
        messages: hasMessagingOpen,
        questionnaires: hasQuestionnairesOpen,
      }),
    }),
};
