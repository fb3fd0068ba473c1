import { opennessOf } from '#areas/messages/shared/breaks/server/breaks.ts';
import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { addDefinition, listDefinitions, previewDefinition } from './adding.ts';
import { createAnswerQuestionnaire } from './answer-questionnaire.ts';
import { downloadAnswers } from './download-answers.ts';
import { ownQuestionnairesData } from './own-data.ts';
import { readAnswers } from './read-answers.ts';
import { createListQuestionnaires, createShowQuestionnaire } from './show-questionnaires.ts';

export const feature: ServerFeature = {
  endpoints,
  service: ({ settings: { hasQuestionnairesOpen } }) =>
    implement(endpoints, {
      'GET /api/questionnaires': createListQuestionnaires(
        opennessOf('questionnaires', hasQuestionnairesOpen),
      ),
      'GET /api/questionnaires/{id}': createShowQuestionnaire(
        opennessOf('questionnaires', hasQuestionnairesOpen),
      ),
      'GET /api/questionnaires/{id}/fhir': downloadAnswers,
      'GET /api/workspace/questionnaires': listDefinitions,
      'POST /api/workspace/questionnaires/preview': previewDefinition,
      'POST /api/workspace/questionnaires': addDefinition,
    }),
  answerQuestionnaire: ({ hasQuestionnairesOpen }) =>
    createAnswerQuestionnaire(opennessOf('questionnaires', hasQuestionnairesOpen)),
  readAnswers,
  ownData: ownQuestionnairesData,
};
