import type { FastifyBaseLogger } from 'fastify';
import { DIFFERENCE_ADVICE } from '#areas/money/payments/server/difference-advice.ts';
import type { JobParts } from './start-jobs.ts';

/** Writes what an operator should know of jobs into the log. */
export function logJobs(
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): Pick<JobParts, 'onError' | 'onDifference' | 'onReconciled' | 'onReseal'> {
  return {
    onError: (error, task) => log.warn({ err: error, task }, 'job failed'),
    onDifference: (brand, difference) =>
      log.error(
        { brand, settlement: difference, advice: DIFFERENCE_ADVICE[difference.kind] },
        'a settlement differs from the books',
      ),
    onReconciled: (brand, reconciliation) =>
      log.info({ brand, settlement: reconciliation }, 'settlements were reconciled'),
    onReseal: (report) =>
      report.left === 0
        ? log.info({ reseal: report }, 'everything is sealed with the key of today')
        : log.error({ reseal: report }, 'values are left that are sealed with former keys'),
  };
}
