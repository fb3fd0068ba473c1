import { useTranslations } from 'use-intl';
import { useChange } from '#client/calls/use-change.ts';
import type { EarlierOffer } from '../earlier-contract.ts';
import { type Moving, useMoving } from '../moving/use-moving.ts';

export interface OfferAnswering extends Moving {
  readonly accept: (acceptsBinding: boolean) => void;
  readonly decline: () => void;
  readonly isSending: boolean;
}

/**
 * Answers an offer, and leads to the appointment, which then has the offered time or the one that it had.
 *
 * @param hold keeps what the page shows once that is done
 */
export function useOffer(id: number, { time, isBinding }: EarlierOffer, hold: () => void): OfferAnswering {
  const t = useTranslations('booking');
  const { run, isSending } = useChange('PUT /api/appointments/{id}/earlier-time');
  const { attemptTo, isLeaving, ...moving } = useMoving(id, hold);
  const send = (answer: { accepts: boolean; acceptsBinding: boolean }) => () =>
    run({ params: { id }, body: { slotId: time.id, ...answer } });

  return {
    ...moving,
    isSending: isSending || isLeaving,
    accept: (acceptsBinding) =>
      void attemptTo({
        time: time.id,
        lacksBinding: isBinding && !acceptsBinding,
        send: send({ accepts: true, acceptsBinding }),
        done: t('move.done'),
      }),
    decline: () =>
      void attemptTo({
        time: null,
        lacksBinding: false,
        send: send({ accepts: false, acceptsBinding: false }),
        done: t('earlier.declined'),
      }),
  };
}
