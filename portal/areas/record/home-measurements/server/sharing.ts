import { sharedSince } from '#areas/person/shared/home-measurements/server/home-measurements.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import type { HomeMeasurementsApi } from '../contract.ts';

/** Whether a patient can share them: where the brand has messages, and nobody acts for somebody else. */
export function mayShare({ brand, session }: Pick<Context, 'brand' | 'session'>): boolean {
  return brand.features.includes('customer-messaging-enabled') && session.actingFor === null;
}

/** `PUT /api/home-measurements/sharing` */
export const changeSharing: Handler<HomeMeasurementsApi['PUT /api/home-measurements/sharing']> = async (
  call,
  { body: { isShared } },
) => {
  if (!mayShare(call)) return problem('notFound');
  const { tx, patientId, now } = call;
  if (isShared)
    await tx
      .insertInto('home_measurement_shares')
      .values({ patient_id: patientId, shared_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await tx.deleteFrom('home_measurement_shares').where('patient_id', '=', patientId).execute();
  await call.note({ action: 'change', kind: 'home-measurements' });
  return ok({ type: 'success', sharedSince: (await sharedSince(call))?.toISOString() ?? null });
};
