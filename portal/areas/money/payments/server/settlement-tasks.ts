import { BRAND_IDS } from '#brands/brand-ids.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import type { Paytrail } from '#outside/paytrail/client/paytrail.ts';
import type { Database } from '#platform/database/open.ts';
import type { Task } from '#platform/jobs/worker.ts';
import { openReports } from './open-reports.ts';
import { type Difference, type Reconciliation, reconcile } from './reconcile.ts';
import { REPORT_PATH } from './return-paths.ts';

/** The job that has the provider send the reports of what it has settled. */
export const ASK_FOR_REPORTS = 'askForSettlementReports';
/** The job that holds the reports that have come against the books. */
export const RECONCILE_REPORTS = 'reconcileSettlementReports';

export interface SettlementParts {
  readonly asOwner: Database['asOwner'];
  readonly paytrail: Pick<Paytrail, 'settlements' | 'requestReport'>;
  readonly origins: Readonly<Record<BrandId, string>>;
  readonly now: () => Date;
  /** Told of each difference, every time until it is put right. */
  readonly onDifference: (brand: BrandId, difference: Difference) => void;
  /** Told of what a brand's reports have come to, where there are any. */
  readonly onReconciled: (brand: BrandId, reconciliation: Reconciliation) => void;
}

/** How far back settlements are looked for: a report that did not come is asked for again. */
const DAYS = 30;

/**
 * Asks for reports, and reconciles those that have come. Either may run any number of times: a report that is there is not asked
 * for, and one that is in the books is not read.
 */
export function settlementTasks(parts: SettlementParts): Readonly<Record<string, Task>> {
  return {
    [ASK_FOR_REPORTS]: () => forEachBrand((brand) => askForReports(parts, brand)),
    [RECONCILE_REPORTS]: () => forEachBrand((brand) => reconcileReports(parts, brand)),
  };
}

/** One brand's fault leaves the others' work done; the job is tried again. */
async function forEachBrand(work: (brand: BrandId) => Promise<void>): Promise<void> {
  const results = await Promise.allSettled(BRAND_IDS.map(work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function askForReports(
  { asOwner, paytrail, origins, now }: SettlementParts,
  brand: BrandId,
): Promise<void> {
  const settlements = await paytrail.settlements(brand, addDays(helsinkiDay(now()), -DAYS));
  const kept = await asOwner(({ db }) =>
    db.selectFrom('settlement_reports').select('settlement').where('brand', '=', brand).execute(),
  );
  const have = new Set(kept.map(({ settlement }) => settlement));
  for (const { id } of settlements)
    if (!have.has(String(id))) await paytrail.requestReport(brand, id, `${origins[brand]}${REPORT_PATH}`);
}

async function reconcileReports(
  { asOwner, now, onDifference, onReconciled }: SettlementParts,
  brand: BrandId,
): Promise<void> {
  const reconciliation = await asOwner(({ db }) =>
    reconcile(db, (tx) => openReports(tx, brand), {
      brand,
      day: null,
      now: now(),
      tell: (difference) => onDifference(brand, difference),
    }),
  );
  if (reconciliation.rows > 0) onReconciled(brand, reconciliation);
}
