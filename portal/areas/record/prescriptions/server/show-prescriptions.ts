import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { PrescriptionsApi } from '../contract.ts';
import { findPrescriptions, readPrescriptions } from './read-prescriptions.ts';

/** `GET /api/prescriptions` */
export const listPrescriptions: Handler<PrescriptionsApi['GET /api/prescriptions']> = async (
  call,
  { query },
) => ok({ prescriptions: await readPrescriptions(call, query.lang, query.limit) });

/** `GET /api/prescriptions/{ids}` */
export const showPrescriptions: Handler<PrescriptionsApi['GET /api/prescriptions/{ids}']> = async (
  call,
  { params: { ids }, query },
) => {
  const prescriptions = await findPrescriptions(call, ids, query.lang);
  return prescriptions ? ok({ prescriptions }) : problem('notFound');
};
