import { type Kysely, sql } from 'kysely';
import { importFiles } from '#areas/record/shared/health-record/server/fhir/import-files.ts';
import type { ResourceFile } from '#areas/record/shared/health-record/server/fhir/read-resources.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { demoBundles } from './health-record/demo-bundles.ts';
import { DEMO_SOURCE } from './health-record/demo-resources.ts';

/** The records of the demo people, and who has written them: imported as any other system's. */
export async function seedHealthRecord(
  owner: Kysely<Tables>,
  { vault, now }: { readonly vault: Vault; readonly now: Date },
): Promise<void> {
  const files = demoBundles(now).map(
    (bundle, nth): ResourceFile => ({
      name: `demo ${nth}`,
      form: 'json',
      async *read() {
        yield Buffer.from(JSON.stringify(bundle));
      },
    }),
  );
  await importFiles(
    { owner, vault, now },
    {
      files,
      source: DEMO_SOURCE,
      patientId: null,
      refuse: (refusal) => {
        throw new Error(`The demo's record is refused: ${JSON.stringify(refusal)}`);
      },
    },
  );
  // Who writes the records can be booked here, too.
  await sql`
    update record_practitioners as known set practitioner_id = people.id from practitioners as people
    where known.source = ${DEMO_SOURCE} and known.source_id = 'Practitioner/' || people.id`.execute(owner);
}
