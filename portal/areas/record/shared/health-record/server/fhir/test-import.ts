import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { IDENTITY_CODES } from '#contract/values/identity-code-system.ts';
import type { TestDatabase } from '#platform/database/test-database.ts';
import { TEST_NOW } from '#platform/database/test-database.ts';
import { RECORD_KINDS } from '../../kinds.ts';
import { readEntries } from '../read-entries.ts';
import { importFiles } from './import-files.ts';
import type { ResourceFile } from './read-resources.ts';
import type { About, Refusal } from './refusals.ts';

export const AINO = '11111111-1111-4111-8111-111111111111';
export const EERO = '22222222-2222-4222-8222-222222222222';
export const CODES = { [AINO]: '140385-902F', [EERO]: '021179-905R' };
/** The system of what does not name another. */
export const BASE = 'https://sender.example/fhir';

export type Resource = Readonly<Record<string, unknown>> & { readonly resourceType: string };

/** Leaves nothing but the two patients. */
export async function emptyPortal({ owner, vault }: TestDatabase): Promise<void> {
  await owner.deleteFrom('access_log').execute();
  await owner.deleteFrom('patients').execute();
  await owner.deleteFrom('record_practitioners').execute();
  for (const [id, code] of Object.entries(CODES)) {
    const person = { id, identity_code: code, first_names: 'Test', last_name: 'Person' };
    await owner.insertInto('patients').values(sealPatient(vault, person)).execute();
    await owner
      .insertInto('identities')
      .values({ identity_hash: personHash(vault, code), patient_id: id })
      .execute();
  }
}

export function fileOf(name: string, text: string): ResourceFile {
  return {
    name,
    form: name.endsWith('.ndjson') ? 'lines' : 'json',
    async *read() {
      yield Buffer.from(text);
    },
  };
}

/** A file of lines; a text is a line as it is. */
export const fileOfLines = (...resources: readonly (Resource | string)[]) =>
  fileOf(
    'a.ndjson',
    resources.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n'),
  );

/** A bundle of resources of one system. */
export function fileOfBundle(...resources: readonly Resource[]): ResourceFile {
  const entry = resources.map((resource) => ({
    fullUrl: `${BASE}/${resource.resourceType}/${resource.id}`,
    resource,
  }));
  return fileOf('a.json', JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry }));
}

export function patient(id: string, code: string | null): Resource {
  return {
    resourceType: 'Patient',
    id,
    ...(code && { identifier: [{ system: IDENTITY_CODES, value: code }] }),
  };
}

export function visit(id: string, subject: string | undefined, rest = {}): Resource {
  return {
    resourceType: 'Encounter',
    id,
    status: 'finished',
    class: { code: 'AMB' },
    ...(subject && { subject: { reference: subject } }),
    period: { start: '2026-03-01T10:00:00+02:00' },
    ...rest,
  };
}

interface Ways {
  readonly as?: string | null;
  readonly source?: string | null;
  readonly isInsisted?: boolean;
}

/** Imports files; what was refused is in `reasons` as `Encounter/1 invalid`. */
export async function importInto(
  { owner, vault }: TestDatabase,
  files: readonly ResourceFile[],
  { as: patientId = null, source = BASE, isInsisted = false }: Ways = {},
) {
  const refusals: Refusal[] = [];
  const refuse = (refusal: Refusal) => refusals.push(refusal);
  const moves: About[] = [];
  const moved = (about: About) => moves.push(about);
  const taken = await importFiles(
    { owner, vault, now: TEST_NOW },
    { files, source, patientId, isInsisted, refuse, moved },
  );
  const reasons = refusals.map(({ resourceType, id, reason }) => `${resourceType}/${id} ${reason}`);
  return { taken, refusals, reasons, moves: moves.map(({ resourceType, id }) => `${resourceType}/${id}`) };
}

/** A patient's record, as it is kept. */
export async function recordOf({ inScope, vault }: TestDatabase, patientId: string): Promise<Resource[]> {
  const entries = await inScope({ patientId }, (tx) =>
    readEntries({ tx, vault, patientId }, { kinds: RECORD_KINDS, isWanted: () => true }),
  );
  return entries.map(({ resource }) => resource as unknown as Resource);
}

export async function idsIn(db: TestDatabase, patientId: string): Promise<unknown[]> {
  return (await recordOf(db, patientId)).map(({ id }) => id).toSorted();
}
