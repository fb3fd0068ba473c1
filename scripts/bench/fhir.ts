import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { generatedBundle } from '../../portal/domain/health-record/server/fhir/testing/generated-bundle.ts';
import { sealPatient } from '../../portal/domain/patients/server/patient-record.ts';
import { personHash } from '../../portal/domain/patients/server/person-hash.ts';
import { readConfig } from '../../portal/server/config.ts';
import { keyringOf } from '../../portal/server/keyring-of-config.ts';
import { openScratchDatabase } from './scratch-database.ts';
import { table } from './table.ts';

const CODE = '140385-902F';
const COMMAND = fileURLToPath(new URL('../../portal/server/fhir-import.ts', import.meta.url));
// Written at the end of the command: the most memory that its process has had, in kilobytes.
const MEMORY = 'data:text/javascript,process.on("exit",()=>console.error(process.resourceUsage().maxRSS))';

/** What an import of a bundle took. */
export interface MeasuredImport {
  readonly what: 'new' | 'unchanged';
  readonly resources: number;
  readonly megabytes: number;
  readonly seconds: number;
  readonly peakMegabytes: number;
}

/** Imports a bundle of that many resources of a patient, and the same again, as the command does it. */
export async function measureImports(resources: number): Promise<MeasuredImport[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fhir-bench-'));
  const bundle = join(folder, 'bundle.json');
  const { database, dataDir, remove } = await openScratchDatabase();
  try {
    await pipeline(
      Readable.from(generatedBundle(resources, 'https://sender.example/fhir', CODE)),
      createWriteStream(bundle),
    );
    const { vault } = await keyringOf(readConfig(), database);
    await database.asOwner(async ({ db }) => {
      const id = randomUUID();
      const person = { id, identity_code: CODE, first_names: 'Test', last_name: 'Person' };
      await db.insertInto('patients').values(sealPatient(vault, person)).execute();
      await db
        .insertInto('identities')
        .values({ identity_hash: personHash(vault, CODE), patient_id: id })
        .execute();
    });
    const megabytes = statSync(bundle).size / 1e6;
    return (['new', 'unchanged'] as const).map((what) => {
      const began = performance.now();
      const peak = importOnce(bundle, dataDir);
      return { what, resources, megabytes, seconds: (performance.now() - began) / 1000, peakMegabytes: peak };
    });
  } finally {
    await remove();
    rmSync(folder, { recursive: true });
  }
}

/** Returns the peak memory in megabytes. */
function importOnce(bundle: string, dataDir: string): number {
  const said = execFileSync(
    'sh',
    ['-c', '"$0" --import "$1" "$2" "$3" 2>&1 >/dev/null', process.execPath, MEMORY, COMMAND, bundle],
    {
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    },
  );
  return (Number(said.trim().split('\n').at(-1)) * 1024) / 1e6;
}

export function importTable(imports: readonly MeasuredImport[]): string {
  return table(
    'Import of health records',
    ['', 'resources', 'MB', 's', 'peak MB'],
    imports.map(({ what, resources, megabytes, seconds, peakMegabytes }) => [
      what,
      String(resources),
      megabytes.toFixed(1),
      seconds.toFixed(1),
      peakMegabytes.toFixed(0),
    ]),
  );
}
