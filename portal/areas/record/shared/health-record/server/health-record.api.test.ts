import type { Encounter } from 'fhir/r4.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { Scope } from '#platform/context.ts';
import {
  createTestDatabase,
  TEST_NOW,
  type TestDatabase,
  testServers,
} from '#platform/database/test-database.ts';
import { actingFor, type TestRequest, testContext } from '#platform/test-context.ts';
import type { ImportedEntry } from './imported-entry.ts';
import { practitionersOf } from './practitioners.ts';
import { readEntries } from './read-entries.ts';
import { storeResources } from './store-resources.ts';

const PATIENT = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const SOURCE = 'https://sender.example/fhir';

function visit(id: string, day: string, rest: Partial<Encounter> = {}): ImportedEntry {
  const resource: ImportedEntry['resource'] = {
    resourceType: 'Encounter',
    id,
    status: 'finished',
    class: { code: 'AMB' },
    period: { start: `${day}T10:00:00+02:00` },
    ...rest,
  };
  return { patientId: PATIENT, source: SOURCE, resource };
}

describe.each(testServers())('a health record on PostgreSQL %i', (server) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase({ server });
    for (const id of [PATIENT, OTHER]) {
      const person = { id, identity_code: 'a code', first_names: 'Test', last_name: 'Person' };
      await db.owner.insertInto('patients').values(sealPatient(db.vault, person)).execute();
    }
  });
  afterAll(() => db.drop());

  const store = (...incoming: ImportedEntry[]) =>
    storeResources(db.owner, { vault: db.vault, now: TEST_NOW }, incoming);
  const visits = (scope: Partial<Scope> = {}, filter = {}) =>
    db.inScope({ patientId: PATIENT, ...scope }, (tx) =>
      readEntries({ tx, vault: db.vault, patientId: PATIENT }, { kinds: ['visit'], ...filter }),
    );

  it('keeps each resource once, and what has changed in its place', async () => {
    expect(await store(visit('1', '2026-03-01'), visit('2', '2026-03-02'))).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
    });
    const [, first] = await visits();
    expect(await store(visit('1', '2026-03-01'), visit('2', '2026-03-03'))).toEqual({
      added: 0,
      changed: 1,
      unchanged: 1,
    });
    expect((await visits()).map(({ day }) => day)).toEqual(['2026-03-03', '2026-03-01']);
    expect((await visits())[1]).toEqual(first);
  });

  it('is sealed', async () => {
    await store(visit('secret', '2026-03-04', { text: { status: 'generated', div: 'Lumbago' } }));
    const rows = await db.owner.selectFrom('health_records').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Lumbago');
    expect(JSON.stringify(await visits())).toContain('Lumbago');
  });

  it('shows nothing to another patient', async () => {
    const read = db.inScope({ patientId: OTHER }, (tx) =>
      readEntries({ tx, vault: db.vault, patientId: PATIENT }, { kinds: ['visit'] }),
    );
    expect(await read).toEqual([]);
  });

  it('hides from a guardian what the minor has withheld, and from nobody else', async () => {
    await store(visit('withheld', '2026-03-05'));
    const [entry] = await visits();
    await db.inScope({ patientId: PATIENT }, (tx) =>
      tx
        .updateTable('health_records')
        .set({ withheld_at: TEST_NOW })
        .where('patient_id', '=', PATIENT)
        .where('id', '=', entry?.id ?? 0)
        .execute(),
    );
    expect((await visits()).map(({ day }) => day)).toContain('2026-03-05');
    expect((await visits({ isGuardian: true })).map(({ day }) => day)).not.toContain('2026-03-05');
    expect((await visits({ isGuardian: true })).length).toBeGreaterThan(0);
  });

  it('gives the parts of an entry, in whatever order they came', async () => {
    const diagnosis: ImportedEntry = {
      patientId: PATIENT,
      source: SOURCE,
      resource: {
        resourceType: 'Condition',
        id: 'd1',
        subject: {},
        encounter: { reference: 'Encounter/later' },
        recordedDate: '2026-03-06',
        code: { text: 'Alaselkäkipu' },
      },
    };
    await store(diagnosis);
    await store(visit('later', '2026-03-06'));
    const [entry] = await visits({}, { day: '2026-03-06' });
    const parts = await db.inScope({ patientId: PATIENT }, (tx) =>
      readEntries(
        { tx, vault: db.vault, patientId: PATIENT },
        { kinds: ['diagnosis'], partOf: entry ? [entry] : [] },
      ),
    );
    expect(parts.map(({ resource }) => resource.code?.text)).toEqual(['Alaselkäkipu']);
  });

  it('refuses what has no moment', async () => {
    await expect(store(visit('none', '2026-03-01', { period: {} }))).rejects.toThrow(RangeError);
  });

  describe('who has treated the patient', () => {
    const of = (reference: string | undefined, display?: string) => ({
      source: SOURCE,
      reference: { ...(reference && { reference }), ...(display && { display }) },
    });
    const found = (references: Parameters<typeof practitionersOf>[1], request: TestRequest = {}) =>
      db.inScope({ patientId: PATIENT }, (tx) =>
        practitionersOf({ tx, session: testContext(db, request).session }, references, 'sv'),
      );
    beforeAll(async () => {
      const { id } = await db.owner
        .insertInto('practitioners')
        .values({
          first_name: 'Ilona',
          last_name: 'Heikkinen',
          title: JSON.stringify({ fi: 'yleislääkäri', sv: 'allmänläkare', en: 'general practitioner' }),
          spoken_languages: ['fi'],
          picture_url: '/portraits/1.svg',
        } as never)
        .returning('id')
        .executeTakeFirstOrThrow();
      const people = [
        ['Practitioner/1', 'Ilona', 'Heikkinen', id],
        ['Practitioner/3', 'Timo', 'Rantanen', null],
      ] as const;
      for (const [sourceId, given, family, practitionerId] of people) {
        const content = {
          resourceType: 'Practitioner',
          name: [{ given: [given], family }],
          qualification: [{ code: { text: 'Yleislääketieteen erikoislääkäri' } }],
        };
        await db.owner
          .insertInto('record_practitioners')
          .values({
            source: SOURCE,
            source_id: sourceId,
            content: JSON.stringify(content),
            practitioner_id: practitionerId,
          })
          .execute();
      }
    });

    it('is named as their own record does, others as they are called', async () => {
      const references = [
        of('Practitioner/3'),
        of('Practitioner/2', 'Aila Koski'),
        of(undefined),
        { source: 'https://another.example/fhir', reference: { reference: 'Practitioner/3' } },
      ];
      expect(await found(references)).toEqual([
        { name: 'Timo Rantanen', title: 'Yleislääketieteen erikoislääkäri', profilePicture: null },
        { name: 'Aila Koski', title: null, profilePicture: null },
        null,
        null,
      ]);
    });

    it('has the picture and the title of whom one can book, in the reader’s language', async () => {
      expect(await found([of('Practitioner/1')])).toEqual([
        { name: 'Ilona Heikkinen', title: 'allmänläkare', profilePicture: '/portraits/1.svg' },
      ]);
    });

    it('is hidden from guardians of a child under a non-disclosure order', async () => {
      const session = { actingFor: actingFor(PATIENT, { isProtected: true }) };
      expect(await found([of('Practitioner/1'), of('Practitioner/2', 'Aila Koski')], { session })).toEqual([
        null,
        null,
      ]);
    });
  });
});
