import { useState } from 'react';
import { useTrackEvent } from '#client/app/use-track-event.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useRefresh } from '#client/calls/use-refresh.ts';
import { postToApp } from '#client/mobile-app/post-to-app.ts';
import { useHref, useNavigateTo } from '#client/navigation/use-href.ts';
import { type CancelFailure, failureOfAnswer, failureOfError } from './cancel-failure.ts';

export interface Cancellation {
  /** Resolves to whether it was cancelled; the patient is then on the way to the page that says so. */
  readonly cancel: () => Promise<boolean>;
  readonly isSending: boolean;
  readonly failure: CancelFailure | null;
}

interface Leaving {
  /** Makes the page go on showing what it shows while the next one comes (`useHeld`). */
  readonly hold: () => void;
  /** Address of another page that shows the result. */
  readonly after?: string;
}

/** Cancels one appointment, counts that, and shows the result on the front page (APPT-10). */
export function useCancellation(id: number, { hold, after }: Leaving): Cancellation {
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
    postToApp({ type: 'appointmentCancelled', appointmentId: id });
    setLeaving(true);
    hold();
    await track({ event: 'reservationCancel' });
    navigateTo(after ?? `${href('front-page')}#appointment-cancelled`);
    refresh('/api/own-appointments');
    refresh('/api/anon/appointment');
    return true;
  }

  return { cancel, isSending: isSending || isLeaving, failure };
}
