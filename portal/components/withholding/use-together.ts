import { useState } from 'react';
import type { AnswerOf } from '#client/calls/api.ts';
import { type CallState, useCall } from '#client/calls/use-call.ts';

export type Belongings = AnswerOf<'GET /api/withholding/visits/{id}'>['belongings'];

interface Together extends Pick<CallState<unknown>, 'error' | 'retry' | 'isRefreshing'> {
  /** Undefined until it is known; of what is no visit, none. */
  readonly belongings: Belongings | undefined;
  /** Which are to be withheld, or shown, with the visit; null: nothing has been chosen yet. */
  readonly chosen: readonly string[] | null;
  readonly setChosen: (chosen: readonly string[] | null) => void;
}

/** What belongs to a visit, and what of it the minor has chosen. */
export function useTogether(visitId: number | undefined): Together {
  const isVisit = visitId !== undefined;
  const { data, ...state } = useCall(isVisit ? 'GET /api/withholding/visits/{id}' : null, {
    params: { id: visitId ?? 0 },
  });
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  return { ...state, belongings: isVisit ? data?.belongings : [], chosen, setChosen };
}
