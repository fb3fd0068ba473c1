import { sql } from 'kysely';
import { byName } from '#areas/appointments/shared/appointments/server/by-name.ts';
import { KELA65 } from '#areas/person/shared/rights/kela65.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { BookingApi } from '../../contract.ts';
import type { PractitionerChoice } from '../../search-contract.ts';
import { customerSpecialties } from './customer-specialties.ts';

const MOST = 20;
/** In how many of somebody's newest times the brand's clinics are looked for. */
const NEWEST = 50;

/** `GET /api/appointments/practitioners`: those of the customer's specialties who work at the brand's clinics. */
export const practitioners: Handler<BookingApi['GET /api/appointments/practitioners']> = async (
  call,
  { query },
) => {
  const { tx, brand, now } = call;
  const { specialtyIds, practitionerIds, search, lang } = query;
  const { codes } = await customerSpecialties(call, query, specialtyIds, helsinkiDay(now));
  // What was typed is text, not a pattern.
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const condition =
    practitionerIds.length > 0
      ? sql`id = any (${practitionerIds}::bigint[])`
      : sql`(${search} = '' or first_name || ' ' || last_name ilike ${pattern}
          or last_name || ' ' || first_name ilike ${pattern} or title ->> ${lang} ilike ${pattern})
        and (${codes === null} or exists (
          select from practitioner_specialties
          where practitioner_id = id and specialty_code = any (${codes ?? []}::text[])))`;
  const { rows } = await sql<PractitionerChoice>`
    select id, is_resource as "isResource", first_name || ' ' || last_name as name, title ->> ${lang} as title,
      picture_url as "profilePicture", spoken_languages as "spokenLanguages",
      presentation ->> ${lang} as presentation,
      (
        select coalesce(json_agg(json_build_object('code', code, 'name', name ->> ${lang}) order by position), '[]')
        from practitioner_specialties join specialties on code = specialty_code
        where practitioner_id = id
      ) as specialties
    from practitioners
    where ${condition} and exists (
      select from practitioner_specialties join specialties on code = specialty_code
      where practitioner_id = id and brands @> array[${brand.id}]::text[] and allows_web_reservation
        and (code <> ${KELA65} or ${codes?.includes(KELA65) ?? false} or ${practitionerIds.length > 0})
    ) and exists (
      select from (
        select clinic_id from slots where practitioner_id = practitioners.id order by slots.id desc limit ${NEWEST}
      ) as newest join clinics on clinics.id = clinic_id and brands @> array[${brand.id}]::text[]
    )
    order by ${byName}
    limit ${MOST}`.execute(tx);
  return ok({ practitioners: rows });
};
