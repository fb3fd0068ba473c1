import { useTranslations } from 'use-intl';
import { useChange } from '#client/calls/use-change.ts';
import type { AvailableTime } from '../reservation/use-reservation.ts';
import { type Moving, useMoving } from './use-moving.ts';

export interface Move extends Moving {
  /** Moves the appointment, and leads to it once that is done. */
  readonly move: (acceptsBinding: boolean) => void;
  readonly isSending: boolean;
}

/**
 * Moves one appointment to a time; pressed twice, or again after no answer came, it is moved once.
 *
 * @param hold keeps what the page shows once it is done
 */
export function useMove(
  id: number,
  { appointment: { id: slot }, isBinding }: AvailableTime,
  hold: () => void,
): Move {
  const t = useTranslations('booking.move');
  const { run, isSending } = useChange('PUT /api/appointments/{id}');
  const { attemptTo, isLeaving, ...moving } = useMoving(id, hold);

  function move(acceptsBinding: boolean): void {
    void attemptTo({
      time: slot,
      lacksBinding: isBinding && !acceptsBinding,
      send: () => run({ params: { id }, body: { slotId: slot, acceptsBinding } }),
      done: t('done'),
    });
  }

  return { ...moving, move, isSending: isSending || isLeaving };
}
