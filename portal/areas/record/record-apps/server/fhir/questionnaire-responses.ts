import type { QuestionnaireResponse } from 'fhir/r4.js';
import { questionnaireResponse } from '#areas/messages/shared/questionnaires/server/questionnaire-response.ts';
import { readAnswered } from '#areas/messages/shared/questionnaires/server/read-answered.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Scoped } from '#platform/context.ts';
import { type AppRequest, ownId, readerOf } from './app-request.ts';

/** What the patient has answered to a questionnaire, as apps get it. */
interface Response {
  readonly id: number;
  readonly happenedAt: Date;
  readonly day: string;
  readonly receivedAt: Date;
  readonly receivedDay: string;
  readonly resource: QuestionnaireResponse & { readonly id: string };
}

/** Whether there can be any: they are between the patient and the clinic, and guardians see none. */
export function hasResponses({ access, context }: AppRequest): boolean {
  return !access.scope.isGuardian && context.brand.features.includes('questionnaires');
}

/** All that the patient has answered, the latest first. */
export async function findResponses(request: AppRequest, tx: Scoped, id?: number): Promise<Response[]> {
  if (!hasResponses(request)) return [];
  const patient = { reference: `Patient/${ownId(request)}` };
  const answered = await readAnswered(readerOf(request, tx), id);
  return answered.map((each) => {
    const { answeredAt: at } = each;
    const day = helsinkiDay(at);
    const named = { id: String(each.id), meta: { lastUpdated: at.toISOString() } };
    return {
      id: each.id,
      happenedAt: at,
      day,
      receivedAt: at,
      receivedDay: day,
      resource: { ...questionnaireResponse(each, named.id, patient), ...named },
    };
  });
}

export async function findResponse(
  request: AppRequest,
  tx: Scoped,
  id: number,
): Promise<Response['resource'] | null> {
  const [found] = await findResponses(request, tx, id);
  return found?.resource ?? null;
}
