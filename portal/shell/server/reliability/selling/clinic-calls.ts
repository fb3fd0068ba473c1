import { appointmentsService } from '#areas/appointments/appointments/server/service.ts';
import type { EarlierTime } from '#areas/appointments/booking/earlier-contract.ts';
import type { FreeTime } from '#areas/appointments/booking/reservation-contract.ts';
import { offerEarlierTime } from '#areas/appointments/booking/server/earlier/offer-earlier-time.ts';
import {
  bookingService,
  CONTACT,
  signedIn,
  typeOf,
} from '#areas/appointments/booking/server/test-booking.ts';
import { brandOf } from '#brands/registry.ts';
import type { Outcome } from '#platform/calls/run-endpoint.ts';
import { callerOf } from '#platform/calls/test-call.ts';
import type { TestDatabase } from '#platform/database/test-database.ts';
import { actingFor } from '#platform/test-context.ts';
import type { Act, Answer } from './rules.ts';
import type { Patient, World } from './world.ts';

/** What the portal shows of an appointment's waiting, and of a time; as far as the model knows it. */
export interface Shown {
  readonly wait: { readonly samePractitioner: boolean; readonly sameClinic: boolean } | null;
  readonly offer: { readonly time: number; readonly expires: number } | null;
  readonly time: string;
  readonly own: number | null;
}

/** The calls of the patients of a database. */
export interface Calls {
  readonly perform: Perform;
  /** Of a patient who looks at their appointment and at a time. */
  readonly look: (world: World, patient: string, id: number, time: number, now: number) => Promise<Shown>;
}

/** Does an act by the portal's own handlers, under an idempotency key. */
export type Perform = (world: World, act: Act, now: number, key: string) => Promise<Answer>;

/** Acts that come to the same when they are sent again under their key (BOOK-41, MOVE-05). */
export const IDEMPOTENT: readonly Act['do'][] = ['book', 'visit', 'move', 'accept', 'decline'];

const VISITOR = { firstName: 'Testi', lastName: 'Henkilö', acceptsTerms: true };

/** The calls of the patients of a database, and the worker's job. */
export function callsOf(db: TestDatabase): Calls {
  const call = callerOf(db, bookingService);
  const callOwn = callerOf(db, appointmentsService);

  const perform: Perform = async ({ patients }, act, at, idempotencyKey) => {
    const now = new Date(at);
    if (act.do === 'offer') {
      await offerEarlierTime({ inScope: db.inScope, vault: db.vault, now: () => now }, act.payload);
      return { code: 'success' };
    }
    const patient = patients.find(({ id }) => id === act.patient);
    if (!patient) throw new Error('Nobody acts');
    const host = 'at' in act ? { brand: brandOf(act.at) } : {};
    const request = { session: sessionOf(patient), now, idempotencyKey, ...host };
    const ofOwn = (more: object = {}) => ({ params: { id: 'id' in act ? act.id : 0 }, ...more });
    switch (act.do) {
      case 'book': {
        const body = { ...CONTACT, slotId: act.time.id, acceptsBinding: act.confirms };
        return answerOf(
          await call('POST /api/reserve-appointment', { body }, { ...request, brand: brandOf(act.brand) }),
        );
      }
      case 'visit': {
        const { identityCode } = patient;
        const wanted = { slotId: act.time.id, acceptsBinding: act.confirms };
        const body = { ...CONTACT, ...VISITOR, ...wanted, identityCode };
        const visitor = { now, idempotencyKey, brand: brandOf(act.brand) };
        return answerOf(await call('POST /api/anon/reserve-appointment', { body }, visitor));
      }
      case 'move': {
        const body = { slotId: act.time.id, acceptsBinding: act.confirms };
        return answerOf(await call('PUT /api/appointments/{id}', ofOwn({ body }), request));
      }
      case 'accept':
      case 'decline': {
        const accepts = act.do === 'accept';
        const body = { slotId: act.time.id, accepts, acceptsBinding: act.confirms };
        return answerOf(await call('PUT /api/appointments/{id}/earlier-time', ofOwn({ body }), request));
      }
      case 'wait': {
        const body = { samePractitioner: act.samePractitioner, sameClinic: act.sameClinic };
        return answerOf(await call('POST /api/appointments/{id}/earlier-time', ofOwn({ body }), request));
      }
      case 'stop waiting':
        return answerOf(await call('DELETE /api/appointments/{id}/earlier-time', ofOwn(), request));
      default:
        return answerOf(await callOwn('DELETE /api/appointments/{id}', ofOwn(), request));
    }
  };
  const look: Calls['look'] = async ({ patients }, of, id, timeId, at) => {
    const patient = patients.find((each) => each.id === of);
    if (!patient) throw new Error('Nobody looks');
    const request = { session: sessionOf(patient), now: new Date(at) };
    const earlier = await call('GET /api/appointments/{id}/earlier-time', { params: { id } }, request);
    const free = await call('GET /api/appointments/free/{id}', { params: { id: timeId } }, request);
    const { wait, offer } = (earlier as { body: EarlierTime }).body;
    const { body } = free as { body: FreeTime };
    return {
      wait: wait && { samePractitioner: wait.samePractitioner, sameClinic: wait.sameClinic },
      offer: offer && { time: offer.time.id, expires: Date.parse(offer.expiresAt) },
      time: body.type,
      own: 'ownAppointmentId' in body ? body.ownAppointmentId : null,
    };
  };
  return { perform, look };
}

function sessionOf({ id, guardian }: Patient) {
  return guardian ? { ...signedIn(id), ownPatientId: guardian, actingFor: actingFor(id) } : signedIn(id);
}

function answerOf(outcome: Outcome): Answer {
  const made =
    'body' in outcome
      ? (outcome.body as { reservationDetails?: { appointmentId: number } }).reservationDetails
      : undefined;
  return { code: typeOf(outcome), made: made?.appointmentId };
}
