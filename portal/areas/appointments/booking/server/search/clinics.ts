import { type Handler, ok } from '#platform/calls/handler.ts';
import type { BookingApi } from '../../contract.ts';

/** `GET /api/appointments/clinics` */
export const clinics: Handler<BookingApi['GET /api/appointments/clinics']> = async (
  { tx, brand },
  { query: { lang } },
) => {
  const rows = await tx
    .selectFrom('clinics')
    .innerJoin('municipalities', 'municipalities.id', 'clinics.municipality_id')
    .select(['clinics.id', 'clinics.brands', 'clinics.name', 'street', 'street_address'])
    .select(['postal_code', 'post_office'])
    .select(['municipalities.id as municipality', 'municipalities.name as municipality_name'])
    .execute();
  const ofBrand = rows.filter(({ brands }) => brands.includes(brand.id));
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, lang);
  const municipalities = new Map(
    ofBrand.map((row) => [row.municipality, { id: row.municipality, name: row.municipality_name[lang] }]),
  );
  return ok({
    municipalities: [...municipalities.values()].toSorted(byName),
    clinics: ofBrand
      .map((row) => ({
        id: row.id,
        name: row.name[lang],
        municipalityId: row.municipality,
        address: `${row.street?.[lang] ?? row.street_address}, ${row.postal_code} ${row.post_office?.[lang]}`,
      }))
      .toSorted(byName),
  });
};
