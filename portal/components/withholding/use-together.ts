import { useState } from 'react';
import type { AnswerOf } from '#client/calls/api.ts';
import { type CallState, useCall } from '#client/calls/use-call.ts';
import type { Whole } from './withhold-props.ts';

export type Belongings = AnswerOf<'GET /api/withholding/belongings/{id}'>['belongings'];

interface Together extends Pick<CallState<unknown>, 'error' | 'retry' | 'isRefreshing'> {
  /** Undefined until it is known; of what has none, none. */
  readonly belongings: Belongings | undefined;
  /** Which are to be withheld, or shown, with it; null: nothing has been chosen yet. */
  readonly chosen: readonly string[] | null;
  readonly setChosen: (chosen: readonly string[] | null) => void;
}

/** What belongs to a visit or a referral, and what of it the minor has chosen. */
export function useTogether(whole: Whole | undefined): Together {
  const { data, ...state } = useCall(whole ? 'GET /api/withholding/belongings/{id}' : null, {
    params: { id: whole?.id ?? 0 },
  });
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  return { ...state, belongings: whole ? data?.belongings : [], chosen, setChosen };
}
