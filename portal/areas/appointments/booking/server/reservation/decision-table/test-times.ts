import { sql } from 'kysely';
import { offerSlots } from '#areas/appointments/shared/appointments/server/free-times.ts';
import { BRAND_IDS } from '#brands/brand-ids.ts';
import type { TestDatabase } from '#platform/database/test-database.ts';
import { TEST_NOW } from '#platform/database/test-database.ts';
import { SPECIALTIES, type Specialty } from './test-rows.ts';

/** When all of the times begin: nine o'clock in Helsinki, a week after the tests' moment. */
export const VISIT_DAY = '2026-03-30';
const STARTS_AT = new Date(`${VISIT_DAY}T06:00:00Z`);

const name = (text: string) => ({ fi: text, sv: text, en: text });

/** A time for each specialty, at a clinic and a remote one that all brands share. Resolves to their ids. */
export async function makeTimes(
  db: TestDatabase,
): Promise<(specialty: Specialty, isRemote: boolean) => number> {
  const brands = [...BRAND_IDS];
  const { owner } = db;
  if (STARTS_AT <= TEST_NOW) throw new Error('The visits are ahead');
  await owner
    .insertInto('specialties')
    .values({ code: 'TPSG', name: JSON.stringify(name('Työterveyspsykologia')), brands } as never)
    .execute();
  for (const clinic of ['ALL', 'AWAY'])
    await sql`insert into clinics (id, brands, municipality_id, name) values
      (${clinic}, ${brands}, ${clinic === 'ALL' ? 'helsinki' : null}, ${JSON.stringify(name(clinic))})`.execute(
      owner,
    );
  const kinds = await owner.selectFrom('appointment_kinds').select(['id', 'code']).execute();
  const ids = new Map<string, number>();
  for (const specialty of SPECIALTIES) {
    for (const isRemote of [false, true]) {
      const code = specialty === 'Y65V' ? 'Y65V' : isRemote ? 'VETA' : 'LVO';
      const kind = kinds.find((each) => each.code === code);
      const { rows } = await sql<{ id: number }>`
        with person as (
          insert into practitioners (first_name, last_name, title, spoken_languages)
          values (${specialty}, ${isRemote ? 'Away' : 'Here'}, ${JSON.stringify(name('lääkäri'))}, '{fi}') returning id
        ), skill as (
          insert into practitioner_specialties (practitioner_id, specialty_code, position)
          select id, ${specialty}, 0 from person
        )
        insert into slots (practitioner_id, clinic_id, kind_id, starts_at, ends_at, price_cents)
        select id, ${isRemote ? 'AWAY' : 'ALL'}, ${kind?.id ?? 0}, ${STARTS_AT},
          ${new Date(STARTS_AT.getTime() + 20 * 60_000)}, 8900 from person returning id`.execute(owner);
      const id = Number(rows[0]?.id);
      ids.set(`${specialty} ${isRemote}`, id);
      await offerSlots(owner, sql`slots.id = ${id}`);
    }
  }
  return (specialty, isRemote) => ids.get(`${specialty} ${isRemote}`) ?? 0;
}
