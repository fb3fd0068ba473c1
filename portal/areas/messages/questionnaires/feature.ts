import { defineFeature } from '../../feature.ts';
import type { QuestionnairesApi } from './contract.ts';

export const feature = defineFeature({
  area: 'messages',
  id: 'questionnaires',
  pages: {
    'questionnaire-list': 'list/QuestionnaireListPage.tsx',
    questionnaire: 'questionnaire/QuestionnairePage.tsx',
    'questionnaire-results': 'results/QuestionnaireResultsPage.tsx',
    'workspace-questionnaires': 'adding/AddQuestionnairePage.tsx',
  },
  menu: [{ key: 'questionnaire-list', group: 'record', place: 7, needs: ['questionnaires'] }],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends QuestionnairesApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    questionnaires: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
