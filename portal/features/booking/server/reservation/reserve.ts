import { isWithinNotice } from '#contract/time/time.ts';
import { normalizePhone } from '#contract/values/phone.ts';
import { type Contact, contactOf } from '#domain/patients/server/contact-of.ts';
import { actorOf } from '#domain/patients/server/patient-of.ts';
import { addresseeOf } from '#domain/patients/server/person-hash.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import { once } from '#platform/calls/idempotency.ts';
import type { Context, Scoped } from '#platform/context.ts';
import type { endpoints, ReserveBody } from '../../contract.ts';
import { reservationErrors } from '../../rules.ts';
import { findSlot } from '../search/available-appointments.ts';
import { reservationFailure } from './reservation-failure.ts';
import { type Buyer, sellSlot } from './sell-slot.ts';

type ReserveHandler = Handler<(typeof endpoints)['POST /api/reserve-appointment']>;

/** `POST /api/reserve-appointment` */
export const reserve: ReserveHandler = async (context, { query, body }) => {
  const { patientId } = context.session;
  if (patientId === null) return ok({ type: 'unregistered' });
  try {
    return await context.inScope({ patientId }, async (tx) => {
      const patient = await tx
        .selectFrom('patients')
        .select('consent_status')
        .where('id', '=', patientId)
        .executeTakeFirstOrThrow();
      if (patient.consent_status !== 'ok') return ok({ type: 'consentRequired' });
      const contact = await contactOf(tx, context);
      if (!contact.isCreditworthy) return ok({ type: 'notCreditworthy' });
      const request = { endpoint: 'POST /api/reserve-appointment', body };
      return once(context, tx, request, async () => {
        const errors = await fieldErrors(tx, context, body);
        if (errors.length > 0) return problem('invalidFields', errors);
        const sale = await sellSlot(
          tx,
          context,
          { slotId: body.appointmentId, lang: query.lang },
          buyerOf(context, patientId, contact, body),
        );
        return ok(sale);
      });
    });
  } catch (error) {
    const type = reservationFailure(error);
    context.report(error);
    return ok({ type });
  }
};

function buyerOf(context: Context, patientId: string, contact: Contact, body: ReserveBody): Buyer {
  const { language, child, allowsBookingSms } = contact;
  const email = body.email.trim();
  const phone = allowsBookingSms ? normalizePhone(body.phone) : null;
  const addressedTo = child === null ? null : addresseeOf(context);
  const booking = { language, child, addressedTo, says: 'booking' } as const;
  return {
    patientId,
    actor: actorOf(context),
    told: [
      { ...booking, channel: 'email', to: email },
      ...(phone === null ? [] : [{ ...booking, channel: 'sms' as const, to: phone }]),
    ],
    confirmations: { email, phone },
    visitor: null,
  };
}

async function fieldErrors(tx: Scoped, { brand, now }: Context, body: ReserveBody) {
  const slot = await findSlot(tx, body.appointmentId, 'fi');
  const isBinding = slot !== undefined && isWithinNotice(slot.starts_at, now, brand.bindingNoticeHours);
  return reservationErrors(body, { isBinding });
}
