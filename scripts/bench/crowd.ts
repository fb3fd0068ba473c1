import { seedDemo } from '../../portal/demo/seed.ts';
import { seededRandom } from '../../portal/demo/seeded-random.ts';
import { createInScope } from '../../portal/platform/database/scope.ts';
import { type CrowdFinding, isSound } from '../../portal/shell/server/reliability/crowd-check.ts';
import { crowdRound } from '../../portal/shell/server/reliability/crowd-round.ts';
import { roundVault } from '../../portal/shell/server/reliability/round-portals.ts';
import { openScratchDatabase } from './scratch-database.ts';
import { table } from './table.ts';

export interface CrowdResult {
  readonly patients: number;
  readonly seconds: number;
  /** What patients did, altogether and by answer. */
  readonly acts: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly findings: readonly CrowdFinding[];
  readonly isSound: boolean;
}

const PATIENTS = Number(process.env.CROWD_PATIENTS ?? 1000);
const SECONDS = Number(process.env.CROWD_SECONDS ?? 60);

/** Lets a crowd do what it wants for a minute at two portals, of which one is killed, and looks what has become of it. */
export async function measureCrowd(): Promise<CrowdResult> {
  const { database, dataDir, remove } = await openScratchDatabase();
  const outcome = await database
    .asOwner(async ({ db: owner }) => {
      await seedDemo(owner, { vault: roundVault, now: new Date(), days: 2 });
      const given = { settings: { DATA_DIR: dataDir }, owner, inScope: createInScope(database.db) };
      return crowdRound(given, { patients: PATIENTS, seconds: SECONDS, random: seededRandom(Date.now()) });
    })
    .finally(remove);
  const { acts, answers, findings } = outcome;
  return {
    patients: PATIENTS,
    seconds: SECONDS,
    acts,
    answers: Object.fromEntries([...answers].toSorted()),
    findings,
    isSound: isSound(findings),
  };
}

export function crowdTable({ patients, seconds, acts, answers, findings, isSound: is }: CrowdResult): string {
  const title = `${patients} patients at two portals for ${seconds} s, one killed in the middle: ${acts} acts`;
  const counted = findings.map(({ what, count, wanted }) => [
    what,
    String(count),
    wanted === null ? '' : String(wanted),
    wanted === null || count === wanted ? '' : 'WRONG',
  ]);
  return [
    table(
      title,
      ['answer', 'times'],
      Object.entries(answers).map(([answer, times]) => [answer, String(times)]),
    ),
    table(
      is ? 'Everything is as it has to be' : 'Something is wrong',
      ['count of', 'found', 'wanted', ''],
      counted,
    ),
  ].join('\n');
}
