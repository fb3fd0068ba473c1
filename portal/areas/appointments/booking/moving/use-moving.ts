import { useState } from 'react';
import { useRefresh } from '#client/calls/use-refresh.ts';
import { postToApp } from '#client/mobile-app/post-to-app.ts';
import { useHref, useNavigateTo } from '#client/navigation/use-href.ts';
import { useTellResult } from '#components/page-result/page-result.ts';
import type { MoveOutcome } from '../moving-contract.ts';
import type { InTheWay } from '../overlapping-contract.ts';
import { failureOfAnswer, failureOfError, type MoveFailure } from './move-failure.ts';

/** How the last try to move an appointment ended. */
export interface Moving {
  readonly failure: MoveFailure | null;
  /** How many tries there were: the same failure is told each time. */
  readonly attempt: number;
  /** The other appointment that it failed by; null where another reason, or none, stands. */
  readonly inTheWay: InTheWay | null;
}

export interface MoveAttempt {
  /** The time that it moves to; null: it stays where it is. */
  readonly time: number | null;
  /** The binding booking that the time asks for has not been confirmed: nothing is sent. */
  readonly lacksBinding: boolean;
  readonly send: () => Promise<MoveOutcome>;
  /** What is told once it is done. */
  readonly done: string;
}

interface MovingTries extends Moving {
  readonly attemptTo: (move: MoveAttempt) => Promise<void>;
  /** It is done; the appointment is on its way. */
  readonly isLeaving: boolean;
}

/**
 * Tries to move an appointment, whichever way the time was offered, and leads to it once that is done.
 *
 * @param hold keeps what the page shows until then
 */
export function useMoving(id: number, hold: () => void): MovingTries {
  const refresh = useRefresh();
  const navigateTo = useNavigateTo();
  const href = useHref();
  const tell = useTellResult();
  const [failure, setFailure] = useState<MoveFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [inTheWay, setInTheWay] = useState<InTheWay | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  async function attemptTo({ time, lacksBinding, send, done }: MoveAttempt): Promise<void> {
    const read = (answer: MoveOutcome): MoveFailure | null => {
      setInTheWay(answer.type === 'overlappingTime' ? answer.inTheWay : null);
      return failureOfAnswer(answer);
    };
    const found = lacksBinding
      ? 'bindingRequired'
      : await send().then(read, (error) => failureOfError(error, time !== null));
    setFailure(found);
    setAttempt((count) => count + 1);
    if (found) return;
    if (time !== null) postToApp({ type: 'appointmentMoved', appointmentId: id, timeId: time });
    const shown = href('appointment', { ids: id });
    hold();
    setLeaving(true);
    refresh('/api/own-appointments');
    refresh('/api/appointments');
    // Going back must not lead to the question once more.
    navigateTo(shown, { replace: true });
    tell({ message: done, tone: 'success' }, shown);
  }

  return { attemptTo, isLeaving, failure, attempt, inTheWay };
}
