import { sql } from 'kysely';
import { byName } from '#areas/appointments/shared/appointments/server/by-name.ts';
import { findClinic, worksHere } from '#areas/appointments/shared/appointments/server/find-by-slug.ts';
import { KELA65 } from '#areas/person/shared/rights/kela65.ts';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { ClinicsApi, ClinicView } from '../contract.ts';
import { openingHours } from './opening-hours.ts';

/** `GET /api/clinics/{slug}` */
export const showClinic: Handler<ClinicsApi['GET /api/clinics/{slug}']> = async (
  call,
  { params: { slug }, query: { lang } },
) => {
  const found = await findClinic(call, slug);
  if (!found) return problem('notFound');
  const row = await call.tx
    .selectFrom('clinics')
    .selectAll()
    .where('id', '=', found.id)
    .executeTakeFirstOrThrow();
  const people = await practitionersAt(call, found.id, lang);
  const services = new Map(people.flatMap((each) => each.specialties.map((one) => [one.code, one] as const)));
  const { latitude, longitude } = row;
  return ok({
    id: row.id,
    name: row.name[lang],
    address: {
      streetAddress: row.street?.[lang] ?? row.street_address ?? '',
      postalCode: row.postal_code ?? '',
      postOffice: row.post_office?.[lang] ?? '',
    },
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    directions: row.directions?.[lang] ?? null,
    parking: row.parking?.[lang] ?? null,
    accessibility: row.accessibility?.[lang] ?? null,
    arrivalNote: row.arrival_note?.[lang] ?? null,
    hours: await openingHours(call, found.id, lang),
    services: [...services.values()].toSorted((a, b) => a.name.localeCompare(b.name, lang)),
    practitioners: people.map(({ specialties: _, ...person }) => person),
  });
};

type PersonRow = ClinicView['practitioners'][number] & {
  readonly specialties: readonly ClinicView['services'][number][];
};

/** Who works there, by last name; what is not booked online, or by some patients only, is not named. */
async function practitionersAt(
  call: Pick<RecordCall, 'tx' | 'brand' | 'now'>,
  clinicId: string,
  lang: Language,
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select id, slug, first_name || ' ' || last_name as name, title ->> ${lang} as title,
      picture_url as "profilePicture",
      (
        select coalesce(json_agg(json_build_object('code', code, 'name', name ->> ${lang}) order by position), '[]')
        from practitioner_specialties join specialties on code = specialty_code
        where practitioner_id = people.id and brands @> array[${call.brand.id}]::text[] and allows_web_reservation
          and code <> ${KELA65}
      ) as specialties
    from practitioners as people
    where slug is not null and ${worksHere(call, clinicId)}
    order by ${byName}`.execute(call.tx);
  return rows;
}
