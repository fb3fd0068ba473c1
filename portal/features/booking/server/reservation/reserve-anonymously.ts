import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/language/language.ts';
import { helsinkiDay, isWithinNotice } from '#contract/time/time.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import { normalizePhone } from '#contract/values/phone.ts';
import { ageOf } from '#domain/patients/server/age-of.ts';
import { findPatient } from '#domain/patients/server/find-patient.ts';
import { personHash } from '#domain/patients/server/person-hash.ts';
import { type Answer, type Handler, ok, problem } from '#platform/calls/handler.ts';
import { once } from '#platform/calls/idempotency.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { continueFor } from '#platform/database/scope.ts';
import type { AnonymousReserveBody, endpoints } from '../../contract.ts';
import { anonymousReservationErrors } from '../../rules.ts';
import { strangersAmong, toldOfVisit } from '../../rules-told.ts';
import { findSlot } from '../search/available-appointments.ts';
import type { AnonymousBookingSettings } from './anonymous-booking-settings.ts';
import { mayTry } from './code-limits.ts';
import { hasDisowned } from './disowned.ts';
import { noteTry } from './log-try.ts';
import { ownersOf } from './owners.ts';
import { reservationFailure } from './reservation-failure.ts';
import { sellSlot } from './sell-slot.ts';
import { type VisitedPatient, visitedPatient } from './visited-patient.ts';

type Reserve = (typeof endpoints)['POST /api/anon/reserve-appointment'];

/**
 * `POST /api/anon/reserve-appointment`. Whoever does not know both code and name of a patient gets one answer, after the
 * same work, whether or not the code is a patient's; whoever does gets no more than the outcomes have to tell.
 */
export function createReserveAnonymously(settings: AnonymousBookingSettings): Handler<Reserve> {
  return async (context, { query, body }) => {
    try {
      const checked = await context.inScope({}, (tx) => check(tx, context, body, settings));
      if ('answer' in checked) return checked.answer;
      return await context.inScope({}, async (tx) => {
        // In place of nobody a patient whom there is not, into whose record it takes as long to look.
        const patientId = (await findPatient(tx, personHash(context.vault, checked.code))) ?? randomUUID();
        await continueFor(tx, patientId);
        return once(context, tx, { endpoint: 'POST /api/anon/reserve-appointment', body }, async () => {
          const answer = await reserveFor(tx, context, patientId, body, query.lang, settings);
          if (!('body' in answer && answer.body.type === 'success')) await noteTry(tx, context, patientId);
          return answer;
        });
      });
    } catch (error) {
      const type = reservationFailure(error);
      context.report(error);
      return ok({ type });
    }
  };
}

/** The identity code, if it may be looked up; or the answer that ends the request, whosever it is. */
async function check(
  tx: Scoped,
  context: Context,
  body: AnonymousReserveBody,
  settings: AnonymousBookingSettings,
): Promise<{ code: string } | { answer: Answer<Reserve> }> {
  const { brand, now, acceptsDevelopmentIdentityCodes } = context;
  const today = helsinkiDay(now);
  const slot = await findSlot(tx, body.appointmentId, 'fi');
  const errors = anonymousReservationErrors(body, {
    isBinding: slot !== undefined && isWithinNotice(slot.starts_at, now, brand.bindingNoticeHours),
    today,
    acceptsDevelopmentIdentityCodes,
  });
  if (errors.length > 0) return { answer: problem('invalidFields', errors) };
  if (!slot) return { answer: ok({ type: 'appointmentNotAvailable' }) };
  if (slot.requires_authentication) return { answer: ok({ type: 'strongAuthenticationRequired' }) };

  const identityCode = parseIdentityCode(body.identityCode, { acceptDevelopment: true, today });
  if (!identityCode.valid) throw new Error('This code has been found valid');
  if (!(await mayTry(tx, context, identityCode, settings))) return { answer: problem('tooManyRequests') };
  return { code: identityCode.code };
}

async function reserveFor(
  tx: Scoped,
  context: Context,
  patientId: string,
  body: AnonymousReserveBody,
  lang: Language,
  { bookingsAhead }: AnonymousBookingSettings,
): Promise<Answer<Reserve>> {
  const patient = await visitedPatient(tx, context.vault, patientId, body);
  if (patient === null) return ok({ type: 'noPatient' });
  if (patient.consentStatus !== 'ok') return ok({ type: 'patientDataConsentRequired' });
  // Which of the two it is, is told to nobody but who identifies: whether somebody pays their bills, say.
  if (!patient.isCreditworthy || (await hasDisowned(tx, patientId, context.now))) {
    return ok({ type: 'patientInfoConflict' });
  }
  return ok(await sell(tx, context, patient, body, lang, bookingsAhead));
}

async function sell(
  tx: Scoped,
  context: Context,
  patient: VisitedPatient,
  body: AnonymousReserveBody,
  lang: Language,
  maxAhead: number,
) {
  const { patientId } = patient;
  const email = body.email.trim();
  // Typed for this one message, whatever is allowed for the number on record.
  const phone = normalizePhone(body.phone.trim());
  const guardiansAct = ageOf(body.identityCode, context.now) <= context.brand.guardianActsUntilAge;
  const owners = await ownersOf(tx, context.vault, patient, { guardiansAct });
  const told = toldOfVisit({ email, phone, language: lang }, owners);
  return sellSlot(
    tx,
    context,
    { slotId: body.appointmentId, lang },
    {
      patientId,
      actor: { kind: 'anonymous', id: null },
      told,
      confirmations: { email, phone },
      visitor: { maxAhead, contact: { ...strangersAmong(told), language: lang } },
    },
  );
}
