import { answersOf } from '#domain/insurance/server/answers.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { InsuranceApi } from '../contract.ts';
import { conceptRefusal } from '../rules.ts';

/** `POST /api/concepts`: the same code again is the same concept, of today. */
export const addConcept: Handler<InsuranceApi['POST /api/concepts']> = async (call, { body: { code } }) => {
  const { tx, patientId, now, brand, rights } = call;
  const patient = await tx.selectFrom('patients').select('id').where('id', '=', patientId).executeTakeFirst();
  if (!patient) return ok({ type: 'customerNotFound' });
  const { OP, LAHITAPIOLA } = await answersOf(call);
  const refusal = conceptRefusal(code, {
    insurers: brand.insurers,
    features: await rights(),
    pohjola: OP,
    lahitapiola: LAHITAPIOLA,
  });
  if (refusal) return ok({ type: refusal });
  await tx
    .insertInto('patient_concepts')
    .values({ patient_id: patientId, code, added_at: now })
    .onConflict((conflict) => conflict.columns(['patient_id', 'code']).doUpdateSet({ added_at: now }))
    .execute();
  await call.note({ action: 'create', kind: 'concept', id: code });
  return ok({ type: 'success' });
};
