import { useState } from 'react';
import { useChange } from '#client/calls/use-change.ts';
import { type CheckInEnd, endOfAnswer, endOfError } from './check-in-end.ts';

export interface CheckInByLink {
  /** What the patient’s identity code ends in, as far as it is typed. */
  readonly endPart: string;
  readonly type: (endPart: string) => void;
  readonly checkIn: (endPart: string) => Promise<void>;
  readonly isSending: boolean;
  /** What has come of it; null before, while it is tried again, and once something else is typed. */
  readonly end: CheckInEnd | null;
}

/** Checks in the patient of an appointment’s link. */
export function useCheckInByLink(token: string): CheckInByLink {
  const { run, isSending } = useChange('POST /api/anon/check-in');
  const [endPart, setEndPart] = useState('');
  const [end, setEnd] = useState<CheckInEnd | null>(null);

  function type(typed: string): void {
    setEndPart(typed);
    setEnd(null);
  }

  async function checkIn(ssnEndPart: string): Promise<void> {
    const body = { appointmentId: token, ssnEndPart };
    setEnd(await run({ body }).then(endOfAnswer, endOfError));
  }

  return { endPart, type, checkIn, isSending, end };
}
