import type { Handler } from '#platform/calls/handler.ts';
import type { BookingApi } from '../../contract.ts';
import { isFree } from '../slot/slot.ts';
import { moveBooked } from './move-booked.ts';

/** `PUT /api/appointments/{id}` */
export const move: Handler<BookingApi['PUT /api/appointments/{id}']> = (
  call,
  { params: { id }, query: { lang }, body },
) =>
  moveBooked(call, {
    id,
    lang,
    slotId: body.slotId,
    acceptsBinding: body.acceptsBinding,
    mayTake: (slot) => isFree(call.tx, slot),
  });
