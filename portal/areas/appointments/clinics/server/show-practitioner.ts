import { sql } from 'kysely';
import { findPractitioner } from '#areas/appointments/shared/appointments/server/find-by-slug.ts';
import { KELA65 } from '#areas/person/shared/rights/kela65.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { ClinicsApi, PractitionerView } from '../contract.ts';

/** `GET /api/practitioners/{slug}` */
export const showPractitioner: Handler<ClinicsApi['GET /api/practitioners/{slug}']> = async (
  call,
  { params: { slug }, query: { lang } },
) => {
  const { tx, brand, now } = call;
  const found = await findPractitioner(call, slug);
  if (!found) return problem('notFound');
  const { rows } = await sql<Omit<PractitionerView, 'clinics' | 'isReceiving'>>`
    select id, first_name || ' ' || last_name as name, title ->> ${lang} as title,
      picture_url as "profilePicture", spoken_languages as "spokenLanguages",
      presentation ->> ${lang} as presentation,
      (
        select coalesce(json_agg(json_build_object('code', code, 'name', name ->> ${lang}) order by position), '[]')
        from practitioner_specialties join specialties on code = specialty_code
        where practitioner_id = id and brands @> array[${brand.id}]::text[] and code <> ${KELA65}
      ) as specialties
    from practitioners where id = ${found.id}`.execute(tx);
  const [person] = rows;
  if (!person) return problem('notFound');
  const clinics = await sql<PractitionerView['clinics'][number]>`
    select id, name ->> ${lang} as name, slug,
      case when slug is not null then json_build_object(
        'streetAddress', coalesce(street ->> ${lang}, street_address), 'postalCode', postal_code,
        'postOffice', post_office ->> ${lang}) end as address
    from clinics
    where brands @> array[${brand.id}]::text[] and exists (
      select from working_hours
      where practitioner_id = ${found.id} and clinic_id = clinics.id
        and (valid_to is null or valid_to >= ${helsinkiDay(now)})
      union all
      select from slots
      where practitioner_id = ${found.id} and clinic_id = clinics.id
        and withdrawn_at is null and starts_at > ${now})
    order by is_remote, id`.execute(tx);
  return ok({ ...person, isReceiving: found.isReceiving, clinics: clinics.rows });
};
