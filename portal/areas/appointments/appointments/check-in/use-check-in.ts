import { useState } from 'react';
import { useChange } from '#client/calls/use-change.ts';
import { type CheckInEnd, endOfAnswer, endOfError } from './check-in-end.ts';

export interface CheckIn {
  readonly checkIn: () => Promise<void>;
  readonly isSending: boolean;
  /** What has come of it; null before, and while it is tried again. */
  readonly end: CheckInEnd | null;
}

/**
 * Checks a patient in to one of their appointments.
 *
 * @param onDone the patient has arrived
 */
export function useCheckIn(id: number, onDone: () => void): CheckIn {
  const { run, isSending } = useChange('POST /api/appointments/check-in/{id}');
  const [end, setEnd] = useState<CheckInEnd | null>(null);

  async function checkIn(): Promise<void> {
    setEnd(null);
    const found = await run({ params: { id } }).then(endOfAnswer, endOfError);
    setEnd(found);
    if (found.type === 'done') onDone();
  }

  return { checkIn, isSending, end };
}
