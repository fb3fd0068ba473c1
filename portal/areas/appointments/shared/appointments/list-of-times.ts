import type { PageKey } from '#contract/routes/route-params.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';

/** The lists of available times, one for each way in which a visit is paid for. */
type ListKey = Extract<
  PageKey,
  | 'private-appointment-list'
  | 'insurance-appointment-list'
  | 'kela65-appointment-list'
  | 'ohc-appointment-list'
>;

const LISTS: Readonly<Record<HealthCareType, ListKey>> = {
  private: 'private-appointment-list',
  insurance: 'insurance-appointment-list',
  kela65: 'kela65-appointment-list',
  occupational: 'ohc-appointment-list',
};

/** The list in which another time for an appointment is looked for. */
export function listOfTimes({ healthCareType }: { readonly healthCareType: HealthCareType }): ListKey {
  return LISTS[healthCareType];
}
