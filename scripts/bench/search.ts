import { randomBytes } from 'node:crypto';
import { endpoints } from '../../portal/areas/appointments/booking/contract.ts';
import { flagsFor } from '../../portal/areas/appointments/booking/rules-customer.ts';
import type { SearchResult } from '../../portal/areas/appointments/booking/search-contract.ts';
import { searchAppointments } from '../../portal/areas/appointments/booking/server/search/search-appointments.ts';
import { addDays, helsinkiDay } from '../../portal/contract/time/time.ts';
import { DEMO_CLINICS, DEMO_MUNICIPALITIES } from '../../portal/demo/clinics.ts';
import { seedClinic } from '../../portal/demo/seed-clinic.ts';
import { seededRandom } from '../../portal/demo/seeded-random.ts';
import { DEMO_SPECIALTIES } from '../../portal/demo/specialties.ts';
import type { AnyHandler, Runnable } from '../../portal/platform/calls/handler.ts';
import { runEndpoint } from '../../portal/platform/calls/run-endpoint.ts';
import type { Context } from '../../portal/platform/context.ts';
import { createInScope } from '../../portal/platform/database/scope.ts';
import { createVault } from '../../portal/platform/vault.ts';
import { DAYS, growFreeTimes } from './free-times.ts';
import { openScratchDatabase, type ScratchDatabase } from './scratch-database.ts';
import { addEmployee, contextOf } from './search-caller.ts';
import { percentile } from './statistics.ts';
import { table } from './table.ts';

export interface SearchLatency {
  readonly freeTimes: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
}

const SIZES = [10_000, 100_000, 1_000_000];
/**
 * Searches before those that are measured: others of the same mix, as many for each size. A clinic's service has answered
 * many thousands: among ten million free times a search reads 15 pages from outside the database's memory after 1000 others,
 * and 5 after 5000.
 */
const WARM_UP = 5000;
const SEARCHES = 1000;
const KEY = 'GET /api/appointments';
const search: Runnable = {
  key: KEY,
  endpoint: endpoints[KEY],
  handler: searchAppointments as unknown as AnyHandler,
};

/**
 * Runs the same searches on clinics of different size, in turn: other load on the machine then slows
 * all of them alike.
 * @param larger free times of further clinics, above a million
 */
export async function measureSearch(larger: readonly number[]): Promise<SearchLatency[]> {
  const sizes = [...SIZES, ...larger];
  const now = new Date();
  const vault = createVault({ keys: { a: randomBytes(32) }, currentKey: 'a', hashKey: randomBytes(32) });
  const opened: ScratchDatabase[] = [];
  try {
    for (const freeTimes of sizes) {
      const scratch = await openScratchDatabase();
      opened.push(scratch);
      await scratch.database.asOwner(async ({ db }) => {
        await seedClinic(db);
        await addEmployee(db, vault);
        await growFreeTimes(db, now, freeTimes);
      });
    }
    const contexts = opened.map(({ database }) => contextOf(createInScope(database.db), vault, now));
    const latencies = await runSearches(contexts, now);
    return sizes.map((freeTimes, index) => {
      const milliseconds = latencies[index] ?? [];
      return { freeTimes, p50: percentile(milliseconds, 50), p95: percentile(milliseconds, 95) };
    });
  } finally {
    for (const { remove } of opened) await remove();
  }
}

/** Milliseconds of each search, per context. */
async function runSearches(contexts: readonly Context[], now: Date): Promise<number[][]> {
  const random = seededRandom(1);
  const latencies = contexts.map((): number[] => []);
  for (let nth = -WARM_UP; nth < SEARCHES; nth++) {
    const query = someSearch(random, now);
    for (const [index, context] of contexts.entries()) {
      const began = performance.now();
      const outcome = await runEndpoint(search, context, { query });
      if (nth >= 0) latencies[index]?.push(performance.now() - began);
      const result = 'body' in outcome ? (outcome.body as SearchResult) : null;
      if (result?.availableAppointments.type !== 'Success') throw new Error('A search has failed.');
    }
  }
  return latencies;
}

const CUSTOMERS = ['private', 'private', 'private', 'insurance', 'kela65', 'occupational'] as const;

/** Typical searches: mostly a specialty in a place, on a near day; half of the filters at a time; half of them private. */
function someSearch(random: () => number, now: Date) {
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const sometimes = <T>(share: number, values: T): T | object => (random() < share ? values : {});
  return {
    lang: 'fi',
    ...flagsFor(oneOf(CUSTOMERS)),
    startDate: addDays(helsinkiDay(now), Math.floor(random() ** 2 * DAYS)),
    ...sometimes(0.6, { specialtyIds: [oneOf(DEMO_SPECIALTIES).code] }),
    ...sometimes(0.4, { municipalityIds: [oneOf(Object.keys(DEMO_MUNICIPALITIES))] }),
    ...sometimes(0.2, { clinicIds: [oneOf(DEMO_CLINICS).id] }),
    ...sometimes(0.15, { practitionerIds: [1 + Math.floor(random() * 8)] }),
    ...sometimes(0.3, { timeOfDay: oneOf(['morning', 'afternoon', 'evening']) }),
    ...sometimes(0.3, { includeRemote: 'true' }),
    ...sometimes(0.2, { offset: 20 }),
  };
}

/** Ratio of the largest to the smallest, at p95. */
export function searchRatio(results: readonly SearchLatency[]): number {
  return (results.at(-1)?.p95 ?? Number.NaN) / (results[0]?.p95 ?? Number.NaN);
}

export function searchTable(results: readonly SearchLatency[]): string {
  const ratio = searchRatio(results).toFixed(2);
  const title = `Search for free times (${SEARCHES} of a mix of filters), ms; p95 of the largest is ${ratio} × the smallest's, aim ≤ 2`;
  const rows = results.map(({ freeTimes, p50, p95 }) => [String(freeTimes), p50.toFixed(1), p95.toFixed(1)]);
  return table(title, ['free times', 'p50', 'p95'], rows);
}
