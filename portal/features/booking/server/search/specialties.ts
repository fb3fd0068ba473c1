import { KELA65 } from '#domain/appointments/kela65.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { BookingApi } from '../../contract.ts';
import { hasKela65 } from './search-scope.ts';

/** `GET /api/appointments/specialty` */
export const specialties: Handler<BookingApi['GET /api/appointments/specialty']> = async (
  { tx, brand },
  { query: { code, lang } },
) => {
  const rows = await tx.selectFrom('specialties').selectAll().execute();
  const ofBrand = rows.filter(
    ({ brands, code: of }) => brands.includes(brand.id) && (of !== KELA65 || hasKela65(brand)),
  );
  const asked = code === undefined ? ofBrand : ofBrand.filter((specialty) => specialty.code === code);
  if (code !== undefined && asked.length === 0) return ok({ type: 'unknownError' });
  // Kela65 visits have a list of their own.
  const bookable = asked.filter(
    (specialty) => specialty.allows_web_reservation && (code !== undefined || specialty.code !== KELA65),
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
