import { questionnaireResponse } from '#areas/messages/shared/questionnaires/server/questionnaire-response.ts';
import { readAnswered } from '#areas/messages/shared/questionnaires/server/read-answered.ts';
import { readPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { Language } from '#contract/language/language.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { IDENTITY_CODES } from '#contract/values/identity-code-system.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { QuestionnairesApi } from '../contract.ts';

const FILE_NAMES: Readonly<Record<Language, string>> = {
  fi: 'kyselyn-vastaukset',
  sv: 'svar-pa-frageformular',
  en: 'questionnaire-answers',
};

/** `GET /api/questionnaires/{id}/fhir`: the patient is named by identity code, by which another system finds them. */
export const downloadAnswers: Handler<QuestionnairesApi['GET /api/questionnaires/{id}/fhir']> = async (
  call,
  { params: { id }, query: { lang } },
) => {
  const [answered] = await readAnswered(call, id);
  if (!answered) return problem('notFound');
  const { identity_code: value } = await readPatient(call, ['identity_code']);
  await call.note({ action: 'read', kind: 'questionnaire-answers', id });
  const response = questionnaireResponse(answered, String(id), {
    type: 'Patient',
    identifier: { use: 'official', system: IDENTITY_CODES, value },
  });
  return ok({
    name: `${FILE_NAMES[lang]}-${helsinkiDay(answered.answeredAt)}.json`,
    contentType: 'application/fhir+json; charset=utf-8',
    content: Buffer.from(JSON.stringify(response)).toString('base64'),
  });
};
