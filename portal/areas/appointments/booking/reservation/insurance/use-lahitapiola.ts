import { useContext, useState } from 'react';
import { type LahiTapiolaState, stateAfter } from '#areas/appointments/shared/insurance/insurance-states.ts';
import { isValidOn } from '#areas/appointments/shared/insurance/permits.ts';
import { useLanguage, VisitContext } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { useCall } from '#client/calls/use-call.ts';

const POLICY = 'GET /api/insurance/lahitapiola-policy-check';
const PERMITS = 'GET /api/insurance/lahitapiola-direct-compensation-permits/{lang}';

type WithPermits = Extract<AnswerOf<typeof PERMITS>, { type: 'INSURANCE_FOUND_WITH_PERMITS' }>;
export type Permit = WithPermits['permits'][number];

export interface LahiTapiolaKnowledge {
  /** `NOT_ASKED` while the insurer has not answered yet. */
  readonly state: LahiTapiolaState | 'underageCustomer';
  /** Those that are valid on the day of the visit. */
  readonly permits: readonly Permit[];
  readonly isAsking: boolean;
  /** Asks once more. */
  readonly again: () => void;
}

/**
 * What LähiTapiola says of the patient: first whether there is a policy, then its permits. Somebody who comes back from the
 * insurer's page has decided there; that there is a permit, the insurer is asked all the same.
 *
 * @param day of the visit, `YYYY-MM-DD`
 */
export function useLahiTapiola(day: string): LahiTapiolaKnowledge {
  const visit = useContext(VisitContext);
  const lang = useLanguage();
  const [returned, setReturned] = useState(
    visit?.key === 'reserve-appointment-insurance' ? visit.query.status : null,
  );
  const isAllowed = returned === 'directcompensationallowed';
  const policy = useCall(returned === null ? POLICY : null);
  const hasPolicy = isAllowed || policy.data?.type === 'INSURANCE_FOUND';
  const permits = useCall(hasPolicy ? PERMITS : null, { params: { lang } });

  function again(): void {
    setReturned(null);
    if (policy.data || policy.error) policy.retry();
    if (permits.data || permits.error) permits.retry();
  }

  const valid =
    permits.data?.type === 'INSURANCE_FOUND_WITH_PERMITS'
      ? permits.data.permits.filter((permit) => isValidOn(permit, day))
      : [];
  const asked = returned !== null && !isAllowed ? stateAfter(returned) : answered();
  function answered(): LahiTapiolaKnowledge['state'] {
    if (policy.error || permits.error) return 'ERROR';
    if (policy.data && policy.data.type !== 'INSURANCE_FOUND') return policy.data.type;
    if (!permits.data) return 'NOT_ASKED';
    // A permit that ends before the visit permits nothing of it.
    if (permits.data.type === 'INSURANCE_FOUND_WITH_PERMITS' && valid.length === 0)
      return 'INSURANCE_FOUND_NO_PERMITS';
    return permits.data.type;
  }
  return { state: asked, permits: valid, isAsking: policy.isRefreshing || permits.isRefreshing, again };
}
