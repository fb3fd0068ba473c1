export const ANSWER_QUESTIONNAIRE = `mutation AnswerQuestionnaire($questionnaireInvitationId: ID!, $answers: String!) {
  answerQuestionnaire(questionnaireInvitationId: $questionnaireInvitationId, answers: $answers) { type answeredAt }
}`;
