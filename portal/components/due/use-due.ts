import { useIsBuilt, useSession } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { useCall } from '#client/calls/use-call.ts';

export type Due = AnswerOf<'GET /api/payments/due'>;

/** What the patient owes, in short; undefined where nobody can tell, or has not yet. */
export function useDue(): Due | undefined {
  const { isSessionValid } = useSession();
  const isBuilt = useIsBuilt();
  return useCall(isSessionValid && isBuilt('invoices-page') ? 'GET /api/payments/due' : null).data;
}
