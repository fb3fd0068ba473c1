import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, helsinkiDay } from '../../portal/contract/time/time.ts';
import { median } from '../bench/statistics.ts';
import { many } from './guesses.ts';
import type { Scenario } from './scenario.ts';
import type { Visitor } from './visitor.ts';

/** Largest first: what is too long for an address is tried smaller. */
const SIZES = [50, 20, 10];
const AT_ONCE = 30;
/** Total: about what one caller may request in a minute. */
const SEARCHES = 180;
/** How much longer another visitor's call may take while the searches run. */
const SLOWER = 20;
const SEEN_MS = 1000;

/** A senseless search, many at once from one address, and a visitor elsewhere who only opens a page. */
export const monsterSearch: Scenario = {
  name: '9-monster-search',
  about: `${SEARCHES} searches of one address, ${AT_ONCE} at a time, with ${SIZES[0]} invented specialties and ${SIZES[0]} practitioners (or as many as are accepted): how long does another visitor wait, is that one refused?`,
  async attempt(arena) {
    const product = await arena.product();
    const other = product.visitor({ from: '127.9.0.1' });
    await other.send('PUT', '/api/session', { analyticsConsent: false });
    const alone = await timesOf(other, 20);
    const { path, size, one } = await largestTaken((asked) => product.visitor().get(asked));
    const attacker = { from: '127.9.0.2' };
    const all = many(SEARCHES, () => timed(() => product.visitor(attacker).get(path)), AT_ONCE);
    const beside = await timesUntil(other, all);
    const taken = (await all).filter(({ answer }) => answer.status === 200).length;
    const longest = Math.max(...beside.map(({ ms }) => ms));
    const failed = beside.filter(({ answer }) => answer.status !== 200).length;
    const usual = median(alone.map(({ ms }) => ms));
    return {
      succeeded: failed > 0 || (longest > SEEN_MS && longest > usual * SLOWER),
      seen: `${size} are taken; one: ${one.answer.status} in ${one.ms.toFixed(0)} ms; ${taken} of ${SEARCHES} answered; the other visitor: ${usual.toFixed(0)} ms alone, up to ${longest.toFixed(0)} ms beside them, ${failed} of ${beside.length} refused`,
    };
  },
};

/** The largest search that is accepted, and what it costs alone. */
async function largestTaken(ask: Visitor['get']) {
  for (const size of SIZES) {
    const path = monster(size);
    const one = await timed(() => ask(path));
    if (one.answer.status !== 400) return { path, size, one };
  }
  throw new Error('No search is accepted.');
}

function monster(size: number): string {
  const query = new URLSearchParams({ lang: 'fi' });
  const today = helsinkiDay(new Date());
  query.set('startDate', addDays(today, 1));
  query.set('endDate', addDays(today, 60));
  for (let index = 0; index < size; index++) {
    query.append('specialtyIds', `XX${String(index).padStart(2, '0')}`);
    query.append('practitionerIds', String(1 + index));
  }
  return `/api/appointments?${query}`;
}

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const began = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - began };
}

type Timed = Awaited<ReturnType<typeof timed<Awaited<ReturnType<Visitor['get']>>>>>;

async function timesOf(visitor: Visitor, count: number): Promise<Timed[]> {
  const times: Timed[] = [];
  for (let index = 0; index < count; index++) times.push(await timed(() => visitor.get('/api/session')));
  return times;
}

async function timesUntil(visitor: Visitor, over: Promise<unknown>): Promise<Timed[]> {
  let isOver = false;
  void over.finally(() => {
    isOver = true;
  });
  const times: Timed[] = [];
  while (!isOver) {
    times.push(...(await timesOf(visitor, 1)));
    await sleep(50);
  }
  return times;
}
