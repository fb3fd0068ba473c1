import {
  OFFER_EARLIER_TIME,
  offerOpens,
  offerToNext,
  queueOffer,
  TELL_EARLIER_TIME,
  type ToOffer,
} from '#areas/appointments/shared/appointments/server/earlier-times.ts';
import { offerSlot } from '#areas/appointments/shared/appointments/server/free-times.ts';
import type { ReminderParts } from '#areas/appointments/shared/mail/server/reminded.ts';
import { enqueue, type JobPayload } from '#platform/jobs/outbox.ts';
import type { Delivery } from '#platform/jobs/outgoing-message.ts';
import type { NightSettings } from '#platform/jobs/sending-hours.ts';
import type { Task } from '#platform/jobs/worker.ts';
import { endOutgrownWait, type Offered } from './outgrown.ts';
import { tellEarlierTime } from './tell-earlier-time.ts';

interface Parts extends Pick<Delivery, 'inScope' | 'vault' | 'now'> {
  readonly settings?: NightSettings;
}

/** The jobs that offer a time which has become free, and tell the person who waits that it is held for them. */
export function earlierTimeTasks(parts: ReminderParts): Readonly<Record<string, Task>> {
  return {
    [OFFER_EARLIER_TIME]: (payload) => offerEarlierTime(parts, payload),
    [TELL_EARLIER_TIME]: (payload) => tellEarlierTime(parts, payload),
  };
}

/** Takes an offer back with all that its transaction has done. */
class AgeNotAsked extends Error {
  readonly offered: Offered;

  constructor(offered: Offered) {
    super('How old the patient is has not been asked');
    this.offered = offered;
  }
}

/**
 * Offers a time that has become free to the next who waits for it, and comes again when the offer is over. Once nobody is left,
 * the time is on sale. A job that runs again finds the same offer.
 */
export async function offerEarlierTime(parts: Parts, payload: JobPayload): Promise<void> {
  const slot: ToOffer = {
    practitionerId: Number(payload.practitionerId),
    slotId: Number(payload.slotId),
    freedAt: payload.freedAt === undefined ? null : new Date(payload.freedAt),
  };
  // The database chooses who is next and cannot read how old they are; their own scope can.
  const asked = new Set<number>();
  for (;;) {
    const next = await offerTo(parts, slot, asked);
    if (!next) return;
    if (!(await endOutgrownWait(parts, next))) asked.add(next.appointmentId);
  }
}

/** Decides about a time. Where the next is somebody whose age has not been asked, nothing is done, and they are returned. */
async function offerTo(
  { inScope, now, settings = {} }: Parts,
  slot: ToOffer,
  asked: ReadonlySet<number>,
): Promise<Offered | null> {
  const { practitionerId, slotId } = slot;
  try {
    await inScope({}, async (tx) => {
      const decided = await offerToNext(tx, slot, now(), settings);
      if (decided.outcome === 'none') await offerSlot(tx, slot, now());
      if (decided.outcome === 'offered' && !asked.has(decided.appointmentId)) throw new AgeNotAsked(decided);
      if ('expiresAt' in decided && decided.expiresAt) await queueOffer(tx, slot, decided.expiresAt);
      // With the offer, or not at all: nobody is held a time for without being told.
      if (decided.outcome === 'offered') {
        const { patientId, appointmentId, expiresAt } = decided;
        const told = { practitionerId, slotId, patientId, appointmentId };
        const runAt = offerOpens(expiresAt);
        await enqueue(tx, TELL_EARLIER_TIME, told, runAt > now() ? { runAt } : {});
      }
    });
    return null;
  } catch (error) {
    if (error instanceof AgeNotAsked) return error.offered;
    throw error;
  }
}
