import type { Kysely } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import type { ClinicFile } from '../clinic-file.ts';

/** All of it; a clinic that one cannot visit has no address. */
export type WholeClinicFile = ClinicFile & Required<Omit<ClinicFile, 'street' | 'postalCode' | 'postOffice'>>;

/** What the page of a clinic tells now, in the same form; null: there is no such clinic. */
export async function readClinicFile(db: Kysely<Tables>, id: string): Promise<WholeClinicFile | null> {
  const clinic = await db.selectFrom('clinics').selectAll().where('id', '=', id).executeTakeFirst();
  if (!clinic) return null;
  const { street_address: oneStreet, latitude, longitude } = clinic;
  const street = clinic.street ?? (oneStreet ? { fi: oneStreet, sv: oneStreet, en: oneStreet } : null);
  const hours = await db
    .selectFrom('clinic_hours')
    .selectAll()
    .where('clinic_id', '=', id)
    .orderBy('weekday')
    .orderBy('from_time')
    .execute();
  const exceptions = await db
    .selectFrom('clinic_exceptions')
    .selectAll()
    .where('clinic_id', '=', id)
    .orderBy('day')
    .execute();
  return {
    name: clinic.name,
    ...(street && { street }),
    ...(clinic.postal_code !== null && { postalCode: clinic.postal_code }),
    ...(clinic.post_office && { postOffice: clinic.post_office }),
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    directions: clinic.directions,
    parking: clinic.parking,
    accessibility: clinic.accessibility,
    arrivalNote: clinic.arrival_note,
    hours: hours.map((row) => ({
      weekday: row.weekday,
      from: withoutSeconds(row.from_time),
      to: withoutSeconds(row.to_time),
    })),
    exceptions: exceptions.map((row) => ({
      day: row.day,
      ...(row.from_time && { from: withoutSeconds(row.from_time) }),
      ...(row.to_time && { to: withoutSeconds(row.to_time) }),
      ...(row.reason && { reason: row.reason }),
    })),
  };
}

/** Changes what the page of a clinic tells. Resolves to whether there is such a clinic. */
export async function writeClinicFile(db: Kysely<Tables>, id: string, file: ClinicFile): Promise<boolean> {
  const { hours, exceptions, position } = file;
  const told = {
    name: file.name,
    street: file.street,
    postal_code: file.postalCode,
    post_office: file.postOffice,
    directions: file.directions,
    parking: file.parking,
    accessibility: file.accessibility,
    arrival_note: file.arrivalNote,
    ...(position !== undefined && {
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
    }),
  };
  const known = await db.selectFrom('clinics').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) return false;
  if (Object.values(told).some((each) => each !== undefined)) {
    await db.updateTable('clinics').set(told).where('id', '=', id).execute();
  }
  if (hours) {
    await db.deleteFrom('clinic_hours').where('clinic_id', '=', id).execute();
    const rows = hours.map(({ weekday, from, to }) => ({
      clinic_id: id,
      weekday,
      from_time: from,
      to_time: to,
    }));
    if (rows.length > 0) await db.insertInto('clinic_hours').values(rows).execute();
  }
  if (exceptions) {
    await db.deleteFrom('clinic_exceptions').where('clinic_id', '=', id).execute();
    const rows = exceptions.map(({ day, from = null, to = null, reason = null }) => ({
      clinic_id: id,
      day,
      from_time: from,
      to_time: to,
      reason,
    }));
    if (rows.length > 0) await db.insertInto('clinic_exceptions').values(rows).execute();
  }
  return true;
}

const CLOCK_LENGTH = 5;
const withoutSeconds = (time: string): string => time.slice(0, CLOCK_LENGTH);
