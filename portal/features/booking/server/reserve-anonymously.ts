import { sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import { normalizePhone } from '#contract/phone.ts';
import { helsinkiDay, isWithinNotice } from '#contract/time.ts';
import { countAttempt } from '#platform/attempts.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { type Answer, type Handler, ok, problem } from '#platform/handler.ts';
import { once } from '#platform/idempotency.ts';
import { openPatient } from '#platform/patient-record.ts';
import type { AnonymousReserveBody, endpoints } from '../contract.ts';
import { anonymousReservationErrors } from '../rules.ts';
import { namesMatch } from '../rules-names.ts';
import { findSlot } from './available-appointments.ts';
import { reservationFailure } from './reservation-failure.ts';
import { sellSlot } from './sell-slot.ts';

type Reserve = (typeof endpoints)['POST /api/anon/reserve-appointment'];

/** How often one person's identity code may be tried: whoever knows it could else try names. */
export const MAX_ATTEMPTS = 10;
const ATTEMPTS_WINDOW_MINUTES = 15;

/**
 * `POST /api/anon/reserve-appointment`. Of the patient it tells no more than its outcomes have to:
 * who could not book for another reason is asked to sign in.
 */
export const reserveAnonymously: Handler<Reserve> = async (context, { query, body }) => {
  try {
    const found = await context.inScope({}, (tx) => findPatient(tx, context, body));
    if ('answer' in found) return found.answer;
    const { patientId } = found;
    return await context.inScope({ patientId }, (tx) =>
      once(context, tx, { endpoint: 'POST /api/anon/reserve-appointment', body }, () =>
        reserveFor(tx, context, patientId, body, query.lang),
      ),
    );
  } catch (error) {
    const type = reservationFailure(error);
    context.report(error);
    return ok({ type });
  }
};

/** The patient of the identity code, or the answer that ends the request. */
async function findPatient(
  tx: Scoped,
  { brand, now, vault, acceptsDevelopmentIdentityCodes }: Context,
  body: AnonymousReserveBody,
): Promise<{ patientId: string } | { answer: Answer<Reserve> }> {
  const slot = await findSlot(tx, body.appointmentId, 'fi');
  const errors = anonymousReservationErrors(body, {
    isBinding: slot !== undefined && isWithinNotice(slot.starts_at, now, brand.bindingNoticeHours),
    today: helsinkiDay(now),
    acceptsDevelopmentIdentityCodes,
  });
  if (errors.length > 0) return { answer: problem('invalidFields', errors) };
  if (!slot) return { answer: ok({ type: 'appointmentNotAvailable' }) };
  if (slot.requires_authentication) return { answer: ok({ type: 'strongAuthenticationRequired' }) };

  const identityCode = body.identityCode.trim().toUpperCase();
  const tried = await countAttempt(
    tx,
    vault.hash('attempts.identity', identityCode),
    now,
    ATTEMPTS_WINDOW_MINUTES,
  );
  if (tried > MAX_ATTEMPTS) return { answer: problem('tooManyRequests') };
  const { rows } = await sql<{ patient_id: string | null }>`
    select find_patient(${vault.hash('identity', identityCode)}) as patient_id`.execute(tx);
  const patientId = rows[0]?.patient_id;
  return patientId ? { patientId } : { answer: ok({ type: 'noPatient' }) };
}

async function reserveFor(
  tx: Scoped,
  context: Context,
  patientId: string,
  body: AnonymousReserveBody,
  lang: Language,
): Promise<Answer<Reserve>> {
  const row = await tx
    .selectFrom('patients')
    .select(['first_names', 'last_name', 'language', 'consent_status', 'is_creditworthy'])
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow();
  const patient = openPatient(context.vault, row);
  const names = { firstNames: patient.first_names, lastName: patient.last_name };
  if (!namesMatch(body, names)) return ok({ type: 'patientInfoConflict' });
  if (patient.consent_status !== 'ok') return ok({ type: 'patientDataConsentRequired' });
  // Whether somebody pays their bills is told to nobody but themselves.
  if (!patient.is_creditworthy) return ok({ type: 'strongAuthenticationRequired' });
  const sale = await sellSlot(
    tx,
    context,
    { slotId: body.appointmentId, lang },
    {
      patientId,
      actor: { kind: 'anonymous', id: null },
      language: patient.language,
      child: null,
      email: body.email.trim(),
      // Typed for this one message, whatever is allowed for the number on record.
      smsTo: normalizePhone(body.phone.trim()),
      tellsToken: true,
    },
  );
  return ok(sale);
}
