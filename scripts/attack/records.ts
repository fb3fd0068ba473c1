import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Arena } from './arena.ts';
import { type Ran, runCommand } from './operator.ts';
import { knownPerson } from './people.ts';
import type { Product } from './product.ts';

type Resource = Readonly<Record<string, unknown>>;

export const SUBJECT = { reference: 'Patient/p' };

/** A visit of this very moment, as another system tells of it. */
export const visitToday = (id: string, rest: Resource = {}): Resource => ({
  resourceType: 'Encounter',
  id,
  status: 'finished',
  class: { code: 'AMB' },
  subject: SUBJECT,
  period: { start: new Date().toISOString() },
  ...rest,
});

/** An operator imports what another system has of somebody: resources, or lines as they are. */
export async function importRecord(
  { tree }: Arena,
  { settings, dataDir }: Product,
  key: string,
  ...resources: readonly (Resource | string)[]
): Promise<Ran> {
  const value = knownPerson(key, settings.SEEDED_ON ?? '').identityCode;
  const patient = { resourceType: 'Patient', id: 'p', identifier: [{ system: 'urn:oid:1.2.246.21', value }] };
  const file = join(dataDir, 'record.ndjson');
  const lines = [patient, ...resources].map((each) =>
    typeof each === 'string' ? each : JSON.stringify(each),
  );
  writeFileSync(file, lines.join('\n'));
  const ran = await runCommand(
    tree,
    settings,
    'fhir:import',
    file,
    '--source',
    'https://sender.example/fhir',
  );
  if (!ran) throw new Error('There is no such command.');
  return ran;
}
