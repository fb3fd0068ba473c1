import { useState } from 'react';
import { useTrackEvent } from '#client/app/use-track-event.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useRefresh } from '#client/calls/use-refresh.ts';
import { useHref, useNavigateTo } from '#client/navigation/use-href.ts';
import { type CancelFailure, failureOfAnswer, failureOfError } from './cancel-failure.ts';

export interface Cancellation {
  /** Resolves to whether it was cancelled; the patient is then on the way to the front page. */
  readonly cancel: () => Promise<boolean>;
  readonly isSending: boolean;
  readonly failure: CancelFailure | null;
}

/** Cancels one appointment, counts that, and shows the result on the front page (APPT-10). */
export function useCancellation(id: number): Cancellation {
  const { run, isSending } = useChange('DELETE /api/appointments/{id}');
  const track = useTrackEvent();
  const refresh = useRefresh();
  const navigateTo = useNavigateTo();
  const href = useHref();
  const [failure, setFailure] = useState<CancelFailure | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  async function send(): Promise<CancelFailure | null> {
    try {
      return failureOfAnswer(await run({ params: { id } }));
    } catch (error) {
      return failureOfError(error);
    }
  }

  async function cancel(): Promise<boolean> {
    setFailure(null);
    const found = await send();
    setFailure(found);
    if (found) return false;
    setLeaving(true);
    await track({ event: 'reservationCancel' });
    navigateTo(`${href('front-page')}#appointment-cancelled`);
    refresh('/api/own-appointments');
    return true;
  }

  return { cancel, isSending: isSending || isLeaving, failure };
}
