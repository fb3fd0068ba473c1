import { sql } from 'kysely';
import { openStaffName } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { Call } from '#platform/calls/call.ts';
import type { Sealed } from '#platform/sealed.ts';

type Reading = Pick<Call, 'tx' | 'vault'>;

/** The names of those who work here, by their ids, as far as the reader sees them. */
export async function staffNames(
  { tx, vault }: Reading,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const rows = await tx
    .selectFrom('professional_users')
    .select(['id', 'name'])
    .where('id', 'in', asked)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, openStaffName(vault, name)]));
}

/** The names of the customers of conversations, by these. */
export async function customerNames(
  { tx, vault }: Reading,
  threads: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ thread_id: number; first_names: Sealed; last_name: Sealed }>`
    select thread_id, first_names, last_name from customers_of(${[...threads]}::bigint[])`.execute(tx);
  return new Map(
    rows.map(({ thread_id, ...sealed }) => {
      const { first_names, last_name } = openPatient(vault, sealed);
      return [thread_id, `${first_names} ${last_name}`];
    }),
  );
}
