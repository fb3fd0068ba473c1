import { execFile } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CHECK_CHARACTERS } from '../../portal/contract/values/identity-code-end.ts';
import { TASKS } from '../tasks.mjs';
import { MEMORY, peakIn } from './peak-memory.ts';
import { openScratchDatabase } from './scratch-database.ts';
import { table } from './table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [, ...COMMAND] = TASKS.employees?.command ?? [];
const EMPLOYER = 'bench';
/** Individual numbers that no real person has, for each day of birth. */
const FIRST_NUMBER = 900;
const NUMBERS = 100;
const DAY = 86_400_000;
const OLDEST = Date.UTC(1960, 0, 1);
/** Every so many rows one is broken. */
const BROKEN = 1000;

interface MeasuredEmployees {
  readonly what: string;
  readonly rows: number;
  readonly megabytes: number;
  readonly seconds: number;
  readonly peakMegabytes: number;
  /** Rows by what became of them, as the command says. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Imports a table of that many employees twice, and a tenth of it, as the command does it. */
export async function measureEmployees(rows: number): Promise<readonly MeasuredEmployees[]> {
  const folder = mkdtempSync(join(tmpdir(), 'employees-bench-'));
  const scratch = await openScratchDatabase();
  try {
    const measured: MeasuredEmployees[] = [];
    for (const [what, size] of [
      ['a tenth', rows / 10],
      ['all', rows],
      ['all, again', rows],
    ] as const) {
      const file = join(folder, `${size}.csv`);
      await pipeline(Readable.from(linesOf(size)), createWriteStream(file, 'latin1'));
      if (what !== 'all, again')
        await scratch.database.asOwner(({ pool }) =>
          pool.query(
            `delete from employers; insert into employers (id, name, has_sickness_fund) values ('${EMPLOYER}', 'Bench', true)`,
          ),
        );
      measured.push({
        what,
        rows: size,
        megabytes: statSync(file).size / 1e6,
        ...(await run(file, scratch.dataDir)),
      });
    }
    return measured;
  } finally {
    await scratch.remove();
    rmSync(folder, { recursive: true });
  }
}

async function run(file: string, dataDir: string) {
  const began = performance.now();
  const args = ['--import', MEMORY, ...COMMAND, 'import', file, '--employer', EMPLOYER];
  // It ends with 1, since some rows are broken.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  }).catch((error: { stdout: string; stderr: string }) => error);
  const seconds = (performance.now() - began) / 1000;
  const peakMegabytes =
    stderr
      .split('\n')
      .map(peakIn)
      .find((peak) => peak !== null) ?? 0;
  const outcomes = [...stdout.matchAll(/^(\w+) {2}(\d+)$/gm)].map(([, outcome, count]) => [
    outcome,
    Number(count),
  ]);
  return { seconds, peakMegabytes, outcomes: Object.fromEntries(outcomes) as Record<string, number> };
}

/** Lines as an employer's system writes them: semicolons, Windows-1252, names within quotation marks. */
function* linesOf(rows: number): Generator<string> {
  yield 'Sukunimi;Etunimi;Henkilötunnus;Alkupäivä;Loppupäivä;Sairauskassa\r\n';
  for (let nth = 0; nth < rows; nth++) {
    const code = nth % BROKEN === BROKEN - 1 ? 'puuttuu' : codeOf(nth);
    yield `"Hämäläinen; o.s. Mäki";Pöntinen;${code};1.${(nth % 12) + 1}.2024;;${nth % 3 ? 'ei' : 'kyllä'}\r\n`;
  }
}

function codeOf(nth: number): string {
  const [year = '', month = '', day = ''] = new Date(OLDEST + Math.floor(nth / NUMBERS) * DAY)
    .toISOString()
    .slice(0, 10)
    .split('-');
  const digits = `${day}${month}${year.slice(2)}`;
  const number = FIRST_NUMBER + (nth % NUMBERS);
  return `${digits}-${number}${CHECK_CHARACTERS[Number(`${digits}${number}`) % CHECK_CHARACTERS.length]}`;
}

export function employeesTable(measured: readonly MeasuredEmployees[]): string {
  const rows = measured.map(({ what, rows: count, megabytes, seconds, peakMegabytes, outcomes }) => [
    what,
    String(count),
    megabytes.toFixed(1),
    seconds.toFixed(1),
    String(Math.round(count / seconds)),
    peakMegabytes.toFixed(0),
    Object.entries(outcomes)
      .filter(([, times]) => times > 0)
      .map(([outcome, times]) => `${outcome} ${times}`)
      .join(', '),
  ]);
  const heads = ['employees', 'rows', 'MB', 'seconds', 'rows a second', 'peak MB', 'outcomes'];
  return table('Import of employees, from the start of the command to its end', heads, rows);
}
