import type { Kysely } from 'kysely';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { extendDemo } from './extend.ts';
import { isSeeded, seedDemo } from './seed.ts';

/**
 * Fills an empty database with the demo clinic, or keeps an existing demo fresh. A clinic that is no
 * demo (without Aino) is left alone.
 *
 * @returns the day of seeding (`YYYY-MM-DD`), which the children's identity codes depend on
 */
export async function prepareDemo(owner: Kysely<Tables>, vault: Vault, now: Date): Promise<string> {
  if (!(await isSeeded(owner))) await seedDemo(owner, { vault, now });
  const aino = await owner
    .selectFrom('identities')
    .innerJoin('patients', 'patients.id', 'identities.patient_id')
    .select('patients.created_at')
    .where('identity_hash', '=', personHash(vault, '140385-902F'))
    .executeTakeFirst();
  if (aino) await extendDemo(owner, { vault, now });
  return helsinkiDay(aino?.created_at ?? now);
}
