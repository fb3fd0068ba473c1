import { sql } from 'kysely';

/** The order in which people are listed: by last name in the Finnish alphabet, where Å, Ä and Ö come after Z. */
export const byName = sql`last_name collate "fi-x-icu", first_name collate "fi-x-icu", id`;
