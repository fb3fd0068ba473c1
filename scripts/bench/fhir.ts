import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { sealPatient } from '../../portal/areas/person/shared/patients/server/patient-record.ts';
import { personHash } from '../../portal/areas/person/shared/patients/server/person-hash.ts';
import { anyLine } from '../../portal/areas/record/shared/health-record/server/fhir/testing/any-resource.ts';
import { generatedBundle } from '../../portal/areas/record/shared/health-record/server/fhir/testing/generated-bundle.ts';
import { readConfig } from '../../portal/shell/server/config/config.ts';
import { keyringOf } from '../../portal/shell/server/config/keyring-of-config.ts';
import { importOnce, type RunOfImport } from './fhir-run.ts';
import { openScratchDatabase, type ScratchDatabase } from './scratch-database.ts';
import { table } from './table.ts';

const BASE = 'https://sender.example/fhir';
const codeOf = (nth: number) => `bench-${nth}`;
/** Patients in the portal, and in the larger of the two bundles. */
const PATIENTS = 600;
const GENERATED = 10_000;
/** The same lines in each run. */
const SEED = 22;

interface MeasuredImport extends RunOfImport {
  readonly what: string;
  readonly megabytes: number;
}
export interface MeasuredImports {
  readonly imports: readonly MeasuredImport[];
  /** After half of it has been stored and the process killed: what was there, and whether it ended with the same record. */
  readonly killed: { readonly there: number; readonly isSame: boolean };
  /** What the command said of resources of every kind, valid and not. */
  readonly generated: string;
  /** Of the machine in the last minute, before and after. */
  readonly load: readonly [number, number];
}

/** Imports bundles of that many resources, of one patient and of many, as the command does it. */
export async function measureImports(resources: number): Promise<MeasuredImports> {
  const before = loadavg()[0] ?? 0;
  const folder = mkdtempSync(join(tmpdir(), 'fhir-bench-'));
  const scratch = await openScratchDatabase();
  try {
    await addPatients(scratch);
    const one = join(folder, 'one.json');
    const many = join(folder, 'many.json');
    const imports: MeasuredImport[] = [];
    const run = async (what: string, file: string) => {
      const measured = await importOnce([file], scratch.dataDir);
      imports.push({ what, megabytes: statSync(file).size / 1e6, ...measured });
    };
    for (const [what, file, patients] of [
      ['one patient', one, 1],
      [`${PATIENTS} patients`, many, PATIENTS],
    ] as const) {
      const codes = Array.from({ length: patients }, (_, nth) => codeOf(nth));
      await pipeline(Readable.from(generatedBundle(resources, BASE, codes)), createWriteStream(file));
      await empty(scratch);
      await run(what, file);
      await run(`${what}, again`, file);
    }
    await empty(scratch);
    await importOnce([one], scratch.dataDir);
    const whole = await recordIn(scratch);
    await empty(scratch);
    await importOnce([one], scratch.dataDir, { killedAt: 5 });
    const half = await recordIn(scratch);
    await importOnce([one], scratch.dataDir);
    const isSame = (await recordIn(scratch)).digest === whole.digest;
    await empty(scratch);
    const generated = importGenerated(folder, scratch.dataDir);
    const killed = { there: half.count, isSame };
    return { imports, killed, generated, load: [before, loadavg()[0] ?? 0] };
  } finally {
    await scratch.remove();
    rmSync(folder, { recursive: true });
  }
}

async function addPatients({ database }: ScratchDatabase): Promise<void> {
  const { vault } = await keyringOf(readConfig(), database);
  const rows = Array.from({ length: PATIENTS }, (_, nth) => {
    const code = codeOf(nth);
    const person = { id: randomUUID(), identity_code: code, first_names: 'Test', last_name: 'Person' };
    return { patient: sealPatient(vault, person), hash: personHash(vault, code), id: person.id };
  });
  await database.asOwner(async ({ db }) => {
    await db
      .insertInto('patients')
      .values(rows.map(({ patient }) => patient))
      .execute();
    await db
      .insertInto('identities')
      .values(rows.map(({ hash, id }) => ({ identity_hash: hash, patient_id: id })))
      .execute();
  });
}

function empty({ database }: ScratchDatabase): Promise<void> {
  return database.asOwner(async ({ pool }) => {
    await pool.query('truncate health_records, removed_records, record_subjects cascade');
  });
}

/** The record as it is, but for what each import makes new. */
function recordIn({ database }: ScratchDatabase): Promise<{ count: number; digest: string }> {
  return database.asOwner(async ({ db }) => {
    const rows = await db
      .selectFrom('health_records')
      .select(['source_hash', 'content_hash', 'kind', 'day'])
      .orderBy('source_hash')
      .execute();
    const digest = createHash('sha256');
    for (const { source_hash, content_hash, kind, day } of rows)
      digest.update(source_hash).update(content_hash).update(`${kind} ${day}`);
    return { count: rows.length, digest: digest.digest('hex') };
  });
}

/** Resources as senders may write them, valid and not; the last is a visit that must be in. */
function importGenerated(folder: string, dataDir: string): string {
  const file = join(folder, 'generated.ndjson');
  const patient = {
    resourceType: 'Patient',
    id: 'known',
    identifier: [{ system: 'urn:oid:1.2.246.21', value: codeOf(0) }],
  };
  const last = {
    resourceType: 'Immunization',
    id: 'the-last',
    status: 'completed',
    vaccineCode: { text: 'Last' },
    patient: { reference: 'Patient/known' },
    occurrenceDateTime: '2026-01-01',
  };
  const lines = fc.sample(anyLine, { numRuns: GENERATED, seed: SEED });
  writeFileSync(file, [JSON.stringify(patient), ...lines, JSON.stringify(last)].join('\n'));
  return execFileSync('npm', ['run', '-s', 'fhir:import', '--', file, '--source', BASE], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

export function importTable({ imports, killed, generated, load }: MeasuredImports): string {
  const note = `load ${load.map((each) => each.toFixed(1)).join(' to ')}`;
  return [
    table(
      `Import of health records, ${note}; aim: ≥ 1000 a second, last tenth ≤ 1.5 × the first, ≤ 400 MB`,
      ['', 'resources', 'MB', 's', 'a second', 'by tenth', 'last : first', 'peak MB'],
      imports.map(({ what, resources, megabytes, seconds, tenths, peakMegabytes }) => [
        what,
        String(resources),
        megabytes.toFixed(1),
        seconds.toFixed(1),
        (resources / seconds).toFixed(0),
        tenths.map((rate) => rate.toFixed(0)).join(' '),
        ((tenths[0] ?? Number.NaN) / (tenths.at(-1) ?? Number.NaN)).toFixed(2),
        peakMegabytes.toFixed(0),
      ]),
    ),
    `Killed with ${killed.there} in the record and run again: ${killed.isSame ? 'the same record' : 'ANOTHER RECORD'}.`,
    '',
    `${GENERATED} generated resources, valid and not:`,
    generated,
  ].join('\n');
}
