import { sql } from 'kysely';
import type { Language } from '#contract/language/language.ts';
import type { RecordCall } from '#platform/calls/call.ts';

/** What specialties are called in a language, by their codes; those that the portal does not know are left out. */
export async function specialtyNames(
  { tx }: Pick<RecordCall, 'tx'>,
  codes: readonly string[],
  lang: Language,
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; name: string }>`
    select code, name ->> ${lang} as name from specialties where code = any (${[...new Set(codes)]}::text[])`.execute(
    tx,
  );
  return new Map(rows.map(({ code, name }) => [code, name]));
}
