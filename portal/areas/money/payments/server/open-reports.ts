import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import { startOfHelsinkiDay } from '#contract/time/time.ts';
import type { Tables } from '#platform/tables.ts';
import { readSettlement, type SettledRow } from './read-settlement.ts';

/**
 * The rows of the reports that have come and are not in the books yet, one report after the other.
 *
 * @param day along with every report that has come since this Helsinki day: what was paid on it may be in the books by now
 */
export async function* openReports(
  db: Kysely<Tables>,
  brand: BrandId,
  day: string | null = null,
): AsyncGenerator<SettledRow> {
  const rows = await db
    .selectFrom('settlement_reports')
    .select('settlement')
    .where('brand', '=', brand)
    .where(({ or, eb }) =>
      or([
        eb('reconciled_at', 'is', null),
        ...(day === null ? [] : [eb('received_at', '>=', startOfHelsinkiDay(day))]),
      ]),
    )
    .orderBy('received_at')
    .execute();
  for (const { settlement } of rows) {
    const { report } = await db
      .selectFrom('settlement_reports')
      .select('report')
      .where('brand', '=', brand)
      .where('settlement', '=', settlement)
      .executeTakeFirstOrThrow();
    yield* readSettlement(Readable.from([report]));
  }
}
