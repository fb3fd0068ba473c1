import { Readable } from 'node:stream';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Context } from '#platform/context.ts';
import { StartError } from '#platform/start-error.ts';
import { readSettlement } from './read-settlement.ts';

/** Longest report that is taken, in bytes: of 50 000 payments, the most that the provider sends. */
export const LONGEST_REPORT = 8 * 2 ** 20;

/**
 * Keeps the report of a settlement until it is reconciled; the same one once. What names it stands in its rows, which the provider
 * has signed.
 *
 * @returns whether it is one
 */
export async function takeReport(
  { inScope, now }: Pick<Context, 'inScope' | 'now'>,
  brand: BrandId,
  report: string,
): Promise<boolean> {
  const settlement = await settlementIn(report);
  if (settlement === null) return false;
  await inScope({}, (tx) =>
    tx
      .insertInto('settlement_reports')
      .values({ brand, settlement, received_at: now, report })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return true;
}

/** The one settlement that all rows are of; null where they are not, or where there is none. */
async function settlementIn(report: string): Promise<string | null> {
  const ids = new Set<string>();
  try {
    for await (const { settlementId } of readSettlement(Readable.from([report]))) ids.add(settlementId);
  } catch (error) {
    if (error instanceof StartError) return null;
    throw error;
  }
  const [id, ...more] = ids;
  return id !== undefined && more.length === 0 ? id : null;
}
