import { randomUUID } from 'node:crypto';
import {
  keepBooked,
  scopeOfSession,
} from '#areas/appointments/shared/appointments/server/booked-in-session.ts';
import { ageOf } from '#areas/person/shared/patients/server/age-of.ts';
import { findPatient } from '#areas/person/shared/patients/server/find-patient.ts';
import { holdPatient } from '#areas/person/shared/patients/server/hold-patient.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { helsinkiDay, isWithinNotice } from '#contract/time/time.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import { normalizePhone } from '#contract/values/phone.ts';
import type { Call } from '#platform/calls/call.ts';
import { type Answer, type FoundPatient, ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { Context, Scoped } from '#platform/context.ts';
import type { BookingApi } from '../../contract.ts';
import type { AnonymousReserveBody } from '../../reservation-contract.ts';
import { anonymousReservationErrors } from '../../rules.ts';
import { contactNotOnRecord, notificationsOf } from '../../rules-notifications.ts';
import { findSlot } from '../slot/slot.ts';
import type { AnonymousBookingSettings } from './anonymous-booking-settings.ts';
import { mayTry } from './code-limits.ts';
import { decide } from './decide.ts';
import { hasDisowned } from './disowned.ts';
import { noteTry } from './log-try.ts';
import { recipientsOf } from './recipients.ts';
import { sellSlot } from './sell-slot.ts';
import type { SlotToSell } from './slot-to-sell.ts';
import { type VisitedPatient, visitedPatient } from './visited-patient.ts';

type Reserve = BookingApi['POST /api/anon/reserve-appointment'];

const NOBODY = { person: null, actingFor: null };

interface Checked extends FoundPatient {
  readonly time: SlotToSell;
}

/**
 * `POST /api/anon/reserve-appointment`. A caller who does not know both code and name of a patient gets one answer,
 * after the same work, whether or not the code is a patient's; one who does learns only what the outcomes have to
 * say.
 */
export function createReserveAnonymously(settings: AnonymousBookingSettings): Steps<Reserve, Checked> {
  return {
    before: (context, { query, body }) =>
      context.inScope({}, (tx) => check(tx, context, body, query, settings)),
    scope: scopeOfSession,
    async answer(call, { body }, { time }) {
      const answer = await reserveFor(call, time, body, settings);
      if ('body' in answer && answer.body.type === 'success') {
        const { token } = answer.body.reservationDetails;
        if (token) await keepBooked(call.tx, call, { slotId: time.slot.id, token });
      } else await noteTry(call);
      return answer;
    },
  };
}

/** The time, and whose the identity code is, if it may be looked up; or the answer that ends the request, whosever it is. */
async function check(
  tx: Scoped,
  context: Context,
  body: AnonymousReserveBody,
  { lang }: Pick<SlotToSell, 'lang'>,
  settings: AnonymousBookingSettings,
): Promise<Checked | Answer<Reserve>> {
  const { brand, now, vault, acceptsDevelopmentIdentityCodes } = context;
  const today = helsinkiDay(now);
  const slot = await findSlot(tx, body.slotId, lang);
  const errors = anonymousReservationErrors(body, {
    isBinding: slot !== undefined && isWithinNotice(slot.starts_at, now, brand.bindingNoticeHours),
    today,
    acceptsDevelopmentIdentityCodes,
    agePolicy: brand,
  });
  if (errors.length > 0) return problem('invalidFields', errors);
  // Somebody who has logged in may fill in this form for another person, whose code decides.
  const decision = slot && decide({ brand, now, session: NOBODY }, slot, body.healthCareType, null);
  if (!slot || !decision || decision.type === 'notOffered') return ok({ type: 'appointmentNotAvailable' });
  if (decision.type !== 'open' || decision.terms.needsLogin)
    return ok({ type: 'strongAuthenticationRequired' });

  const identityCode = parseIdentityCode(body.identityCode, { acceptDevelopment: true, today });
  if (!identityCode.valid) throw new Error('This code has been found valid');
  if (!(await mayTry(tx, context, identityCode, settings))) return problem('tooManyRequests');
  // In place of nobody a patient whom there is not, into whose record it takes as long to look.
  const patientId = (await findPatient(tx, personHash(vault, identityCode.code))) ?? randomUUID();
  return { patientId, time: { slot, lang, terms: decision.terms } };
}

async function reserveFor(
  call: Call<Reserve>,
  time: SlotToSell,
  body: AnonymousReserveBody,
  { bookingsAhead }: AnonymousBookingSettings,
): Promise<Answer<Reserve>> {
  const { tx, patientId, vault, now } = call;
  const patient = await visitedPatient(tx, vault, patientId, body);
  if (patient === null) return ok({ type: 'noPatient' });
  if (patient.consentStatus !== 'ok') return ok({ type: 'patientDataConsentRequired' });
  // Which of the two it is, is told to identified people only: whether somebody pays their bills, say.
  if (!patient.isCreditworthy || (await hasDisowned(tx, patientId, now))) {
    return ok({ type: 'patientInfoConflict' });
  }
  const sale = await sell(call, time, patient, body, bookingsAhead);
  // That the patient is elsewhere then is theirs to know; they learn of it once they have signed in.
  return ok(sale.type === 'overlappingTime' ? { type: 'patientInfoConflict' } : sale);
}

async function sell(
  call: Call<Reserve>,
  time: SlotToSell,
  patient: VisitedPatient,
  body: AnonymousReserveBody,
  maxAhead: number,
) {
  const { now, brand } = call;
  const { lang: language } = time;
  const email = body.email.trim();
  // Typed for this one message, whatever is allowed for the number on record.
  const phone = normalizePhone(body.phone.trim());
  const guardiansAct = ageOf(body.identityCode, now) <= brand.guardianActsUntilAge;
  const recipients = await recipientsOf(call, patient, { guardiansAct });
  const notifications = notificationsOf({ email, phone, language }, recipients);
  await holdPatient(call);
  return sellSlot(call, time, {
    notifications,
    confirmations: { email, phone },
    contact: null,
    // Who books on an insurance signs in.
    insurance: null,
    visitor: { maxAhead, contact: { ...contactNotOnRecord(notifications), language } },
  });
}
