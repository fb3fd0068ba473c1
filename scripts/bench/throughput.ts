import { href } from '../../portal/contract/routes/routes.ts';
import { addDays, helsinkiDay } from '../../portal/contract/time/time.ts';
import { MEASURED_PAGES } from './pages.ts';
import { processorTime } from './processor-time.ts';
import { type Product, startProduct } from './product.ts';
import { runLoad } from './run-load.ts';
import { signedInCookie } from './sign-in.ts';
import { median } from './statistics.ts';

export interface Throughput {
  readonly name: string;
  /** For each product, in order. */
  readonly answered: readonly Answered[];
}

/** Medians over the rounds. */
export interface Answered {
  readonly perSecond: number;
  /** Processor time of the portal's process per answer, in milliseconds. */
  readonly processor: number;
  /** Milliseconds of latency. */
  readonly p50: number;
  readonly p95: number;
  /** Of all rounds together. */
  readonly failed: number;
  /** How many times as much the first product answers in the same round; 1 for the first itself. */
  readonly ratio: number;
}

/** A product with somebody signed in. */
interface Side extends Product {
  readonly cookie: string;
  /** Path of the page of an appointment of theirs. */
  readonly appointment: string;
}

interface Target {
  readonly name: string;
  readonly isSignedIn: boolean;
  readonly path: (side: Side) => string;
}

const ROUNDS = 6;
export const SECONDS = 3;
/** Rounds before those that count: at least two, then until one costs the processor no less than the one before it. */
const WARM_UP = { least: 2, most: 8, isFalling: 0.95 };
export const CONNECTIONS = 8;

/**
 * Requests pages and calls as fast as they are answered, over persistent connections. Two commits alternate, a few
 * seconds each: other load on the machine slows both alike, and hardly affects the ratios within a round.
 *
 * @param port of the first product; the others follow at a distance of five
 * @param roots folders of the checkouts to measure
 */
export async function measureThroughput(port: number, roots: readonly string[]): Promise<Throughput[]> {
  const sides: Side[] = [];
  try {
    for (const [index, root] of roots.entries()) sides.push(await startSide(port + 5 * index, root));
    const results: Throughput[] = [];
    for (const target of targets())
      results.push({ name: target.name, answered: await measure(target, sides) });
    return results;
  } finally {
    for (const { stop } of sides) await stop();
  }
}

async function startSide(port: number, root: string): Promise<Side> {
  // One caller makes all requests here, and must not be refused for that.
  const product = await startProduct(port, { root, settings: { IN_FLIGHT: '1000', IN_FLIGHT_BUSY: '1000' } });
  try {
    const cookie = await signedInCookie(port);
    const address = `http://127.0.0.1:${port}/api/own-appointments?lang=fi`;
    const answer = await fetch(address, { headers: { cookie } });
    const { upcoming } = (await answer.json()) as { upcoming: readonly { readonly id: number }[] };
    const appointment = href('appointment', { ids: String(upcoming[0]?.id) }, 'fi');
    return { ...product, cookie, appointment };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

function targets(): Target[] {
  const day = addDays(helsinkiDay(new Date()), 3);
  const fixed = [
    ...MEASURED_PAGES.map((page) => ({ ...page, name: `page: ${page.name}` })),
    { name: 'call: session', path: '/api/session?lang=fi', isSignedIn: true },
    { name: 'call: search', path: `/api/appointments?lang=fi&startDate=${day}`, isSignedIn: false },
    { name: 'call: own appointments', path: '/api/own-appointments?lang=fi', isSignedIn: true },
  ].map(({ path, ...target }) => ({ ...target, path: () => path }));
  return [{ name: 'page: appointment', isSignedIn: true, path: ({ appointment }) => appointment }, ...fixed];
}

async function measure(target: Target, sides: readonly Side[]): Promise<Answered[]> {
  for (const side of sides) await warmUp(side, target);
  const rounds: Awaited<ReturnType<typeof ask>>[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = new Map<Side, Awaited<ReturnType<typeof ask>>>();
    // Each goes first as often as last: a machine that slows down favours neither.
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      answers.set(side, await ask(side, target, SECONDS));
    }
    rounds.push(sides.flatMap((side) => answers.get(side) ?? []));
  }
  return sides.map((_, index) => {
    const own = rounds.flatMap((round) => round[index] ?? []);
    const ratios = rounds.map((round) => (round[0]?.perSecond ?? 0) / (round[index]?.perSecond ?? 0));
    return {
      perSecond: median(own.map(({ perSecond }) => perSecond)),
      processor: median(own.map(({ processor }) => processor)),
      p50: median(own.map(({ p50 }) => p50)),
      p95: median(own.map(({ p95 }) => p95)),
      failed: own.reduce((sum, { failed }) => sum + failed, 0),
      ratio: median(ratios),
    };
  });
}

/** A process that has just begun compiles what it runs, and a page costs it several times as much as later. */
async function warmUp(side: Side, target: Target): Promise<void> {
  let before = Number.POSITIVE_INFINITY;
  for (let round = 1; round <= WARM_UP.most; round++) {
    const { processor } = await ask(side, target, SECONDS);
    if (round >= WARM_UP.least && !(processor < before * WARM_UP.isFalling)) return;
    before = processor;
  }
}

async function ask(side: Side, { path, isSignedIn }: Target, seconds: number) {
  const { port, pid, cookie } = side;
  // As browsers do over https.
  const headers = { host: `kaari.localhost:${port}`, 'accept-encoding': 'br', ...(isSignedIn && { cookie }) };
  const before = processorTime(pid);
  const requests = [{ path: path(side), headers }];
  const result = await runLoad({ port, requests, connections: CONNECTIONS, seconds });
  const processor = (processorTime(pid) - before) / (result.perSecond * seconds);
  return { ...result, processor };
}
