import { call } from '#client/calls/call.ts';
import type { FrontPagePart } from '#client/pages/front-page-part.ts';
import { QuestionnairesPart } from './QuestionnairesPart.tsx';

export const part: FrontPagePart = {
  place: 50,
  messages: [
    'questionnaires.title',
    'questionnaires.block',
    'questionnaires.loading',
    'questionnaires.none',
    'questionnaires.row',
  ],
  calls: ({ features }) => (features.includes('questionnaires') ? [call('GET /api/questionnaires')] : []),
  Component: QuestionnairesPart,
};
