import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Tables } from '#platform/tables.ts';
import { readSettlement, type SettledRow } from './read-settlement.ts';

/** The rows of the reports that have come and are not in the books yet, one report after the other. */
export async function* openReports(db: Kysely<Tables>, brand: BrandId): AsyncGenerator<SettledRow> {
  const rows = await db
    .selectFrom('settlement_reports')
    .select('settlement')
    .where('brand', '=', brand)
    .where('reconciled_at', 'is', null)
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
