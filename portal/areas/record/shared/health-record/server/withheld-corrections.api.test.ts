import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import {
  createTestDatabase,
  TEST_NOW,
  type TestDatabase,
  testServers,
} from '#platform/database/test-database.ts';
import { RECORD_KINDS } from '../kinds.ts';
import { whatOf } from '../together.ts';
import { readEntries } from './read-entries.ts';
import { storeResources } from './store-resources.ts';
import { setWithheld } from './withhold-belongings.ts';

const PATIENT = '11111111-1111-4111-8111-111111111111';
const DAY = '2026-03-05';
const at = (day: string) => `${day}T10:00:00+02:00`;
const doctor = { reference: 'Practitioner/1' };
const stranger = { reference: 'Practitioner/2' };

const visit = (id: string, rest: object = {}) => ({
  resourceType: 'Encounter',
  id,
  status: 'finished',
  class: { code: 'AMB' },
  period: { start: at(DAY) },
  participant: [{ individual: doctor }],
  ...rest,
});
const result = (id: string, rest: object = {}) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  code: { text: 'CRP' },
  category: [{ coding: [{ code: 'laboratory' }] }],
  effectiveDateTime: at(DAY),
  ...rest,
});
const prescription = (id: string, rest: object = {}) => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject: {},
  authoredOn: at(DAY),
  medicationCodeableConcept: { text: 'Medicine' },
  ...rest,
});
const certificate = (id: string, rest: object = {}) => ({
  resourceType: 'DocumentReference',
  id,
  status: 'current',
  category: [{ coding: [{ code: 'medicalCertificateA' }] }],
  date: at(DAY),
  content: [],
  ...rest,
});
const mistaken = <Resource extends object>(resource: Resource) => ({
  ...resource,
  status: 'entered-in-error',
});

describe.each(testServers())('what takes the place of something withheld on PostgreSQL %i', (server) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase({ server });
    const person = { id: PATIENT, identity_code: 'a code', first_names: 'Test', last_name: 'Person' };
    await db.owner.insertInto('patients').values(sealPatient(db.vault, person)).execute();
  });
  afterAll(() => db.drop());
  beforeEach(async () => {
    await db.owner.deleteFrom('health_records').execute();
    await db.owner.deleteFrom('removed_records').execute();
  });

  /** What comes, a batch each. */
  const store = async (...batches: readonly (readonly object[])[]) => {
    for (const batch of batches)
      await storeResources(
        db.owner,
        { vault: db.vault, now: TEST_NOW },
        batch.map((resource) => ({
          patientId: PATIENT,
          source: 'https://sender.example/fhir',
          resource: resource as never,
        })),
      );
  };
  const read = (isGuardian: boolean) =>
    db.inScope({ patientId: PATIENT, isGuardian }, (tx) =>
      readEntries({ tx, vault: db.vault, patientId: PATIENT }, { kinds: RECORD_KINDS }),
    );
  const idsOf = async (isGuardian: boolean) =>
    (await read(isGuardian)).map(({ resource }) => resource.id).sort();
  const toGuardians = () => idsOf(true);
  const toMinor = () => idsOf(false);
  /** As the minor does. */
  const put = async (id: string, isWithheld: boolean) => {
    const entry = (await read(false)).find(({ resource }) => resource.id === id);
    await db.inScope({ patientId: PATIENT }, (tx) =>
      setWithheld({ tx, patientId: PATIENT }, entry ? whatOf(entry) : '', isWithheld ? TEST_NOW : null),
    );
  };

  describe('while a withheld visit is taken out', () => {
    const encounter = { reference: 'Encounter/whole' };
    beforeEach(async () => {
      await store([visit('whole')]);
      await put('whole', true);
      await store([mistaken(visit('whole'))]);
    });

    it('is what names it, without being its part, or answers an order that does', async () => {
      const day = at('2026-03-09');
      const basedOn = [{ reference: 'ServiceRequest/referral' }];
      const referral = {
        resourceType: 'ServiceRequest',
        id: 'referral',
        status: 'active',
        intent: 'order',
        subject: {},
        authoredOn: day,
        encounter,
        category: [{ coding: [{ code: '108252007' }] }],
      };
      await store(
        [prescription('named', { authoredOn: day, encounter }), prescription('other', { authoredOn: day })],
        [referral],
        [result('answer', { effectiveDateTime: day, basedOn })],
      );
      expect(await toGuardians()).toEqual(['other']);
      expect(await toMinor()).toEqual(['answer', 'named', 'other', 'referral']);
    });

    it('is what comes of its day and practitioner, or only now by a change', async () => {
      await store(
        [prescription('assigned', { authoredOn: at('2026-03-09') })],
        [
          prescription('of-the-day', { requester: doctor }),
          prescription('of-another', { requester: stranger }),
        ],
      );
      expect(await toGuardians()).toEqual(['assigned', 'of-another']);
      await store([prescription('assigned', { authoredOn: at('2026-03-09'), encounter })]);
      expect(await toGuardians()).toEqual(['of-another']);
    });

    it('is shown once the minor shows it, also when it is changed', async () => {
      await store([prescription('named', { encounter })]);
      await put('named', false);
      await store([prescription('named', { encounter, status: 'completed' })]);
      expect(await toGuardians()).toEqual(['named']);
    });

    it('is a visit of its day and practitioner under another id, with its parts, and no other visit', async () => {
      const diagnosis = (id: string, of: string) => ({
        resourceType: 'Condition',
        id,
        subject: {},
        recordedDate: DAY,
        encounter: { reference: `Encounter/${of}` },
      });
      await store([
        diagnosis('of-corrected', 'corrected'),
        visit('corrected'),
        prescription('of-it', {
          authoredOn: at('2026-03-09'),
          encounter: { reference: 'Encounter/corrected' },
        }),
        visit('of-another', { participant: [{ individual: stranger }] }),
        diagnosis('of-other', 'of-another'),
        visit('later', { period: { start: at('2026-03-06') } }),
      ]);
      expect(await toGuardians()).toEqual(['later', 'of-another', 'of-other']);
    });
  });

  describe('is its correction under another id', () => {
    it.each([
      ['in the same batch', false],
      ['in a later one', true],
    ])('%s', async (_, isLater) => {
      const were = [result('old-result'), prescription('old-medicine'), certificate('old-paper')];
      await store(were);
      for (const { id } of were) await put(id, true);
      const out = were.map(mistaken);
      const corrected = [result('new-result'), prescription('new-medicine'), certificate('new-paper')];
      await store(...(isLater ? [out, corrected] : [[...out, ...corrected]]));
      expect(await toMinor()).toEqual(['new-medicine', 'new-paper', 'new-result']);
      expect(await toGuardians()).toEqual([]);
      // Of another day, kind or practitioner it is none.
      const measured = { category: [{ coding: [{ code: 'vital-signs' }] }] };
      await store([
        result('measured', measured),
        result('of-another-day', { effectiveDateTime: at('2026-03-06') }),
      ]);
      expect(await toGuardians()).toEqual(['measured', 'of-another-day']);
    });

    it('but not on a day that the minor has shown again since', async () => {
      await store([result('old'), result('stays')]);
      await put('old', true);
      await store([mistaken(result('old'))]);
      await put('stays', false);
      await store([result('new'), result('stays', { valueString: 'changed' })]);
      expect(await toGuardians()).toEqual(['new', 'stays']);
    });

    it('not of what was taken out while it was shown', async () => {
      await store([result('old'), prescription('old-medicine')]);
      await store([mistaken(result('old')), mistaken(prescription('old-medicine'))]);
      await store([result('new'), prescription('new-medicine')]);
      expect(await toGuardians()).toEqual(['new', 'new-medicine']);
    });
  });

  it('is what says so: a document that replaces it, a prescription that renews it', async () => {
    const later = at('2026-03-20');
    await store([prescription('old-medicine'), certificate('old-paper'), prescription('shown')]);
    await put('old-medicine', true);
    await put('old-paper', true);
    await store([
      { ...certificate('old-paper'), status: 'superseded' },
      certificate('new-paper', {
        date: later,
        relatesTo: [{ code: 'replaces', target: { reference: 'DocumentReference/old-paper' } }],
      }),
      prescription('renewed', {
        authoredOn: later,
        priorPrescription: { reference: 'MedicationRequest/old-medicine' },
      }),
      prescription('renewed-shown', {
        authoredOn: later,
        priorPrescription: { reference: 'MedicationRequest/shown' },
      }),
    ]);
    expect(await toGuardians()).toEqual(['renewed-shown', 'shown']);
    await put('renewed', false);
    await store([
      prescription('renewed', {
        authoredOn: later,
        status: 'completed',
        priorPrescription: { reference: 'MedicationRequest/old-medicine' },
      }),
    ]);
    expect(await toGuardians()).toEqual(['renewed', 'renewed-shown', 'shown']);
  });
});
