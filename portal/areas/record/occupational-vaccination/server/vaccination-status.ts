import { readPatientStatus } from '#areas/person/shared/rights/server/read-patient-status.ts';
import { specialtyNames } from '#areas/record/shared/health-record/server/specialty-names.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { OccupationalVaccinationApi } from '../contract.ts';
import { agreedCare } from '../rules-status.ts';

/** `GET /api/occupational-vaccination` */
export const vaccinationStatus: Handler<
  OccupationalVaccinationApi['GET /api/occupational-vaccination']
> = async (call, { query }) => {
  const status = await readPatientStatus(call);
  if (!status) return ok({ type: 'unauthorized' });
  const agreed = agreedCare(status, helsinkiDay(call.now));
  if (agreed.type !== 'ok' || !call.brand.features.includes('occupational-health')) {
    return ok({ type: 'no-occupational-healthcare' });
  }
  const names = agreed.covers && (await specialtyNames(call, agreed.covers, query.lang));
  const covers = names && [...names.values()].sort((one, other) => one.localeCompare(other, query.lang));
  return ok({ ...agreed, employers: [...agreed.employers], covers });
};
