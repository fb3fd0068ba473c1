import type { Scoped } from '#platform/context.ts';
import { isWaitedFor, queueFirstOffer } from './earlier-times.ts';
import { offerSlot, type SlotId } from './free-times.ts';

/**
 * Frees a time that an appointment has had until now: it is offered to patients who wait for such a time, one after the other, or
 * on sale at once.
 */
export async function freeSlot(tx: Scoped, slot: SlotId, now: Date): Promise<void> {
  if (await isWaitedFor(tx, slot, now)) {
    await queueFirstOffer(tx, slot, now);
    return;
  }
  // While it was taken nothing could overlap it, so this time is free now; the times that overlap it may
  // also overlap somebody else's, whom this patient's scope does not show, and stay off sale.
  await offerSlot(tx, slot, now);
}
