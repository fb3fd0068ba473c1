/** What became of a row; the last four stand in the way of nothing else in the file. */
export const ROW_OUTCOMES = [
  'added',
  'ended',
  'changed',
  'alreadyExists',
  'errorEmployeeNotFound',
  'employmentAlreadyEnded',
  'failure',
] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Why a row failed. What stands in it is never repeated: it may be an identity code. */
export const ROW_FAULTS = [
  'quotes',
  'identityCode',
  'start',
  'end',
  'noDays',
  'fund',
  'noFund',
  'refused',
] as const;
export type RowFault = (typeof ROW_FAULTS)[number];

/** One row of the report. */
export interface ReportedRow {
  /** Of the file, from 1. */
  readonly line: number;
  readonly outcome: RowOutcome;
  /** Only of a failure. */
  readonly fault?: RowFault;
}

/** How many rows became what. */
export type OutcomeCounts = Partial<Record<RowOutcome, number>>;

/** Counts rows by their outcomes, on top of those counted before. */
export function countOutcomes(rows: readonly ReportedRow[], before: OutcomeCounts = {}): OutcomeCounts {
  const counts: OutcomeCounts = { ...before };
  for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
