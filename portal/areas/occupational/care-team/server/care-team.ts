import { sql } from 'kysely';
import { readRecipients } from '#areas/messages/shared/messaging/server/recipients.ts';
import { caringEmployers } from '#areas/occupational/shared/employers/server/caring-employers.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { Carer, CareTeamApi } from '../contract.ts';

/** `GET /api/occupational/team` */
export const careTeam: Handler<CareTeamApi['GET /api/occupational/team']> = async (call, { query }) => {
  const employers = await caringEmployers(call);
  if (employers.length === 0) return ok({ type: 'no-occupational-healthcare' });
  const rights = await call.rights();
  const mayBookOnline = rights.includes('ohc-appointment-search');
  const carers = await readCarers(
    call,
    employers.map(({ id }) => id),
  );
  const times = mayBookOnline ? await nextTimes(call, [...new Set(carers.map(({ id }) => id))]) : new Map();
  const teams = rights.includes('customer-messaging-allowed')
    ? await readRecipients({ ...call, language: query.lang })
    : [];
  return ok({
    type: 'ok',
    mayBookOnline,
    employers: employers.map(({ id: employer, name, phone, teamId }) => ({
      name,
      phone,
      carers: carers
        .filter(({ employerId }) => employerId === employer)
        .map(({ employerId: _, ...carer }) => ({ ...carer, nextTime: times.get(carer.id) ?? null })),
      team: teams.find(({ id }) => id === teamId) ?? null,
    })),
  });
};

type CarerOfEmployer = Omit<Carer, 'nextTime'> & { readonly employerId: string };

async function readCarers({ tx }: RecordCall, employerIds: readonly string[]): Promise<CarerOfEmployer[]> {
  const rows = await tx
    .selectFrom('occupational_carers')
    .innerJoin('practitioners', 'practitioners.id', 'practitioner_id')
    .select(['employer_id', 'role', 'practitioners.id', 'first_name', 'last_name', 'picture_url', 'slug'])
    .where('employer_id', 'in', [...employerIds])
    .orderBy('place')
    .execute();
  return rows.map((row) => ({
    employerId: row.employer_id,
    id: row.id,
    role: row.role,
    name: `${row.first_name} ${row.last_name}`,
    profilePicture: row.picture_url,
    slug: row.slug,
  }));
}

/** When the first free time of each begins that employees may book. */
async function nextTimes(
  { tx, now }: RecordCall,
  practitionerIds: readonly number[],
): Promise<Map<number, string>> {
  if (practitionerIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('free_times')
    .innerJoin('slots', (slot) =>
      slot
        .onRef('slots.practitioner_id', '=', 'free_times.practitioner_id')
        .onRef('slots.id', '=', 'free_times.slot_id'),
    )
    .select(['free_times.practitioner_id', sql<Date>`min(free_times.starts_at)`.as('starts_at')])
    .where('free_times.practitioner_id', 'in', [...practitionerIds])
    .where('free_times.starts_at', '>', now)
    .where(sql<boolean>`(slots.customers is null or 'occupational' = any (slots.customers))`)
    .groupBy('free_times.practitioner_id')
    .execute();
  return new Map(rows.map((row) => [row.practitioner_id, row.starts_at.toISOString()]));
}
