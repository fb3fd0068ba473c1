import { useRefresh } from '#client/calls/use-refresh.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import type { Prescription } from '../contract.ts';

/**
 * Shows that a renewal was asked for wherever the prescriptions are shown.
 *
 * @param ids of the page, as in its address
 */
export function useRequestShown(ids: string): (asked: readonly number[], sentAt: string) => void {
  const setAnswer = useSetAnswer();
  const refresh = useRefresh();
  return (asked, sentAt) => {
    const change = (before: { prescriptions: Prescription[] } | undefined) =>
      before && {
        prescriptions: before.prescriptions.map((each) =>
          asked.includes(each.id) ? requested(each, sentAt) : each,
        ),
      };
    refresh('/api/prescriptions?');
    setAnswer('GET /api/prescriptions/{ids}', change, { params: { ids } });
  };
}

function requested(prescription: Prescription, sentAt: string): Prescription {
  return {
    ...prescription,
    isRenewable: false,
    notRenewable: 'requested',
    request: { sentAt, answer: null },
  };
}
