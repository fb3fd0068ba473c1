import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTrackEvent } from '#client/app/use-track-event.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useRefresh } from '#client/calls/use-refresh.ts';
import { postToApp } from '#client/mobile-app/post-to-app.ts';
import { useHref, useNavigateTo } from '#client/navigation/use-href.ts';
import { useTellResult } from '#components/page-result/page-result.ts';
import { type CancelFailure, failureOfAnswer, failureOfError, wasCancelledBefore } from './cancel-failure.ts';

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

/** Cancels one appointment, counts that, and shows the result on the front page (APPT-10); what was cancelled before is told as such. */
export function useCancellation(id: number, { hold, after }: Leaving): Cancellation {
  const { run, isSending } = useChange('DELETE /api/appointments/{id}');
  const track = useTrackEvent();
  const refresh = useRefresh();
  const navigateTo = useNavigateTo();
  const href = useHref();
  const tell = useTellResult();
  const t = useTranslations('appointments.cancel');
  const [failure, setFailure] = useState<CancelFailure | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  async function cancel(): Promise<boolean> {
    setFailure(null);
    const answer = await run({ params: { id } }).catch(failureOfError);
    const found = 'type' in answer ? failureOfAnswer(answer) : answer;
    setFailure(found);
    if (found) return false;
    postToApp({ type: 'appointmentCancelled', appointmentId: id });
    setLeaving(true);
    hold();
    if ('type' in answer && wasCancelledBefore(answer, failure)) tellBefore();
    else await tellCancelled();
    refresh('/api/own-appointments');
    refresh('/api/anon/appointment');
    return true;
  }

  async function tellCancelled(): Promise<void> {
    await track({ event: 'reservationCancel' });
    navigateTo(after ?? `${href('front-page')}#appointment-cancelled`);
  }

  function tellBefore(): void {
    const shown = after ?? href('front-page');
    navigateTo(shown);
    if (!after) tell({ message: t('before'), tone: 'warning' }, shown);
  }

  return { cancel, isSending: isSending || isLeaving, failure };
}
