import { CONCEPTS } from '#areas/appointments/shared/insurance/concept-codes.ts';
import { answersOf } from '#areas/appointments/shared/insurance/server/answers.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { InsuranceApi } from '../contract.ts';
import { conceptRefusal } from '../rules.ts';
import { visitOfConcept } from './visit-of-concept.ts';

/**
 * `POST /api/concepts`: leaves a code with the visit that it is for. The body names none: it follows from what has been
 * booked. The same code again changes nothing.
 */
export const addConcept: Handler<InsuranceApi['POST /api/concepts']> = async (call, { body: { code } }) => {
  const { tx, patientId, now, brand, rights } = call;
  const patient = await tx.selectFrom('patients').select('id').where('id', '=', patientId).executeTakeFirst();
  if (!patient) return ok({ type: 'customerNotFound' });
  const concept = CONCEPTS.find((each) => each.code === code);
  if (!concept) return ok({ type: 'conceptNotFound' });
  const answers = await answersOf(call);
  const refusal = conceptRefusal(concept, {
    insurers: brand.insurers,
    features: await rights(),
    pohjola: answers.OP.state,
    lahitapiola: answers.LAHITAPIOLA.state,
  });
  if (refusal) return ok({ type: refusal });
  const visit = await visitOfConcept(call, concept, answers);
  if (!visit) return ok({ type: 'conceptOnlineUpdateNotAllowed' });
  if (visit.hasIt) return ok({ type: 'success' });
  await tx
    .updateTable('visit_insurances')
    .set({ concept_code: code, concept_added_at: now })
    .where('patient_id', '=', patientId)
    .where('appointment_id', '=', visit.appointmentId)
    .execute();
  await call.note({ action: 'create', kind: 'concept', id: code });
  return ok({ type: 'success' });
};
