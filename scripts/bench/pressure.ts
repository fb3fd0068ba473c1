import { addDays, helsinkiDay } from '../../portal/contract/time.ts';
import { MEASURED_PAGES } from './pages.ts';
import { runLoad } from './run-load.ts';
import { table } from './table.ts';

export interface Pressure {
  readonly name: string;
  /** Answers a second while as much is asked as is answered, without a refusal. */
  readonly sustained: number;
  /** Milliseconds, of one who asks for one thing at a time. */
  readonly unloadedP95: number;
  /** What is asked a second, and how much of it is answered and refused. */
  readonly asked: number;
  readonly accepted: number;
  readonly refused: number;
  /** Milliseconds, of what is accepted. */
  readonly acceptedP95: number;
}

const TIMES = 10;
const SECONDS = 5;
/** The process takes in a crowd before it notices, within a second, that more keep coming; measured is what follows. */
const SETTLING_SECONDS = 4;
/** Two keep it from resting, and are too few to be refused. */
const SUSTAINED_CONNECTIONS = 2;
const CROWD = 400;

/** Asks for ten times as much as the portal can answer, and looks at what becomes of those whom it lets in. */
export async function measurePressure(port: number): Promise<Pressure[]> {
  const day = addDays(helsinkiDay(new Date()), 3);
  const targets = [
    ...MEASURED_PAGES.filter(({ isSignedIn }) => !isSignedIn).map(({ name, path }) => [
      `page: ${name}`,
      path,
    ]),
    ['call: search', `/api/appointments?lang=fi&startDate=${day}`],
    ['call: session', '/api/session?lang=fi'],
  ] as const;
  const results: Pressure[] = [];
  for (const [name = '', path = ''] of targets) results.push({ name, ...(await measure(port, path)) });
  return results;
}

async function measure(port: number, path: string): Promise<Omit<Pressure, 'name'>> {
  const target = { url: `http://127.0.0.1:${port}${path}`, headers: { host: `kaari.localhost:${port}` } };
  const ask = (connections: number) => runLoad({ ...target, connections, seconds: SECONDS });
  await ask(1);
  const sustained = (await ask(SUSTAINED_CONNECTIONS)).perSecond;
  const before = await ask(1);
  const aSecond = TIMES * sustained;
  const settlingSeconds = SETTLING_SECONDS;
  const crowd = await runLoad({ ...target, connections: CROWD, seconds: SECONDS, aSecond, settlingSeconds });
  const after = await ask(1);
  return {
    sustained,
    // The machine is not the same from one moment to the next: the mean of before and after.
    unloadedP95: (before.p95 + after.p95) / 2,
    asked: crowd.perSecond + crowd.refusedPerSecond,
    accepted: crowd.perSecond,
    refused: crowd.refusedPerSecond,
    acceptedP95: crowd.p95,
  };
}

export function pressureTable(results: readonly Pressure[]): string {
  const title =
    `${TIMES} times the load that is sustained, ${CROWD} connections from this machine, ${SECONDS} s each; ` +
    'latency in ms; aim: p95 of what is accepted ≤ 3 × unloaded';
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  const rows = results.map((result) => [
    result.name,
    result.sustained.toFixed(0),
    result.asked.toFixed(0),
    percent(result.accepted, result.asked),
    percent(result.refused, result.asked),
    percent(result.accepted, result.sustained),
    result.unloadedP95.toFixed(1),
    result.acceptedP95.toFixed(1),
    (result.acceptedP95 / result.unloadedP95).toFixed(2),
  ]);
  const heads = [
    '',
    'sustained a s',
    'asked a s',
    'accepted',
    'refused',
    'of sustained',
    'p95 unloaded',
    'p95 accepted',
    'ratio',
  ];
  return table(title, heads, rows);
}
