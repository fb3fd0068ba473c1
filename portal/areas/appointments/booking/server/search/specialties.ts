import { KELA65 } from '#areas/person/shared/rights/kela65.ts';
import { type OccupationalBooking, occupationalBooking } from '#areas/person/shared/rights/rights.ts';
import { readPatientStatus } from '#areas/person/shared/rights/server/read-patient-status.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Call } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { BookingApi } from '../../contract.ts';
import { customerOf } from '../../rules-customer.ts';
import { hasKela65 } from '../slot/kela65-brand.ts';
import { customerSpecialties } from './customer-specialties.ts';

type Specialties = BookingApi['GET /api/appointments/specialty'];

/** `GET /api/appointments/specialty` */
export const specialties: Handler<Specialties> = async (call, { query }) => {
  const { tx, brand, now } = call;
  const { code, lang } = query;
  const customer = customerOf(query);
  if (customer === 'occupational') {
    const booking = await occupationalBookingOf(call);
    if (booking === 'noAgreement') return ok({ type: 'unknownError' });
    if (booking === 'noWebReservation') return ok({ type: 'webReservationNotAllowed' });
  }
  const { codes } = await customerSpecialties(call, query, [], helsinkiDay(now));
  const rows = await tx.selectFrom('specialties').selectAll().execute();
  const ofBrand = rows.filter(
    ({ brands, code: of }) => brands.includes(brand.id) && (of !== KELA65 || hasKela65(brand)),
  );
  const asked = code === undefined ? ofBrand : ofBrand.filter((specialty) => specialty.code === code);
  if (code !== undefined && asked.length === 0) return ok({ type: 'unknownError' });
  const bookable = asked.filter(
    (specialty) =>
      specialty.allows_web_reservation &&
      // Kela65 visits have a list of their own.
      (code !== undefined || specialty.code !== KELA65 || customer === 'kela65') &&
      (codes === null || codes.includes(specialty.code)),
  );
  if (code !== undefined && bookable.length === 0) return ok({ type: 'webReservationNotAllowed' });
  const listed = bookable.map((specialty) => ({
    code: specialty.code,
    name: specialty.name[lang],
    includesRemote: specialty.includes_remote,
  }));
  return ok({
    type: 'success',
    specialties: listed.toSorted((a, b) => a.name.localeCompare(b.name, lang)),
  });
};

async function occupationalBookingOf(call: Call<Specialties>): Promise<OccupationalBooking> {
  const status = call.brand.features.includes('occupational-health') ? await readPatientStatus(call) : null;
  return status ? occupationalBooking(status, helsinkiDay(call.now)) : 'noAgreement';
}
