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
const referral = (id: string, rest: object = {}) => ({
  resourceType: 'ServiceRequest',
  id,
  status: 'active',
  intent: 'order',
  subject: {},
  authoredOn: at(DAY),
  category: [{ coding: [{ code: '108252007' }] }],
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

  let now: Date;
  beforeEach(() => {
    now = TEST_NOW;
  });
  /** What comes, a batch each, and each an hour after the one before. */
  const store = async (...batches: readonly (readonly object[])[]) => {
    for (const batch of batches) {
      now = new Date(now.getTime() + 3_600_000);
      await storeResources(
        db.owner,
        { vault: db.vault, now },
        batch.map((resource) => ({
          patientId: PATIENT,
          source: 'https://sender.example/fhir',
          resource: resource as never,
        })),
      );
    }
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
      setWithheld({ tx, patientId: PATIENT }, entry ? whatOf(entry) : '', isWithheld ? now : null),
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
      await store(
        [prescription('named', { authoredOn: day, encounter }), prescription('other', { authoredOn: day })],
        [referral('referral', { authoredOn: day, encounter })],
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

  describe('is a visit under another id that comes before the first is taken out', () => {
    const of = (id: string) => ({ encounter: { reference: `Encounter/${id}` } });

    it('by its day and practitioner at once, with what belongs to it', async () => {
      await store([visit('whole')]);
      await put('whole', true);
      await store([
        visit('corrected'),
        prescription('of-corrected', { authoredOn: at('2026-03-09'), ...of('corrected') }),
        visit('of-another', { participant: [{ individual: stranger }] }),
        visit('of-another-day', { period: { start: at('2026-03-06') } }),
      ]);
      expect(await toGuardians()).toEqual(['of-another', 'of-another-day']);
      await put('corrected', false);
      await store([visit('corrected', { serviceType: { text: 'Changed.' } })]);
      expect(await toGuardians()).toEqual(['corrected', 'of-another', 'of-another-day']);
    });

    it('by its day once the first is out, where it names no practitioner', async () => {
      const nobody = { participant: [] };
      await store([visit('whole', nobody), visit('beside', nobody)]);
      await put('whole', true);
      await store([
        visit('corrected', nobody),
        prescription('of-corrected', { authoredOn: at('2026-03-09'), ...of('corrected') }),
        { resourceType: 'Condition', id: 'part', subject: {}, recordedDate: DAY, ...of('corrected') },
      ]);
      await store([mistaken(visit('whole', nobody))]);
      expect(await toGuardians()).toEqual(['beside']);
      expect(await toMinor()).toEqual(['beside', 'corrected', 'of-corrected', 'part']);
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

    it('that comes before the first is taken out', async () => {
      const mine = { requester: doctor };
      await store([prescription('old', mine), prescription('beside', mine)]);
      await put('old', true);
      await store([
        prescription('new', mine),
        prescription('of-another', { requester: stranger }),
        prescription('of-another-day', {
          ...mine,
          authoredOn: at('2026-03-06'),
          note: [{ text: 'It is another.' }],
        }),
      ]);
      await store([mistaken(prescription('old', mine))]);
      expect(await toGuardians()).toEqual(['beside', 'of-another', 'of-another-day']);
    });

    describe('of another day', () => {
      const later = { authoredOn: at('2026-03-09') };
      const number = { identifier: [{ system: 'https://sender.example/number', value: '17' }] };
      const said = { dosageInstruction: [{ text: 'One a day.' }] };

      it.each([
        ['before the first is taken out', true],
        ['after it', false],
      ])('that has the same identifier, and comes %s', async (_, isEarlier) => {
        await store([prescription('old', number), result('old-result', number)]);
        await put('old', true);
        await put('old-result', true);
        const out = [mistaken(prescription('old', number)), mistaken(result('old-result', number))];
        const corrected = [
          prescription('new', { ...later, ...number, ...said }),
          result('new-result', { effectiveDateTime: at('2026-03-09'), ...number }),
          prescription('other', {
            ...later,
            note: [{ text: 'It is another.' }],
            identifier: [{ ...number.identifier[0], value: '18' }],
          }),
        ];
        await store(...(isEarlier ? [corrected] : [out, corrected]));
        expect(await toGuardians()).toEqual(['other']);
      });

      it.each([
        ['before the first is taken out', true],
        ['after it', false],
      ])('that differs in nothing but its day, and comes %s', async (_, isEarlier) => {
        const measured = (id: string, day: string, value: number) =>
          result(id, { effectiveDateTime: at(day), valueQuantity: { value, unit: 'mg/l' } });
        await store([prescription('old', said), measured('old-result', DAY, 8)]);
        await put('old', true);
        await put('old-result', true);
        const out = [mistaken(prescription('old', said)), mistaken(measured('old-result', DAY, 8))];
        const corrected = [
          prescription('new', { ...later, ...said }),
          measured('new-result', '2026-03-09', 8),
          prescription('other', { ...later, ...said, note: [{ text: 'It is another.' }] }),
          measured('other-result', '2026-03-10', 9),
        ];
        await store(...(isEarlier ? [corrected, out] : [out, corrected]));
        expect(await toGuardians()).toEqual(['other', 'other-result']);
      });

      it('but none that nothing tells from any other: it is shown', async () => {
        await store([prescription('old', { ...said, requester: doctor })]);
        await put('old', true);
        await store([mistaken(prescription('old', { ...said, requester: doctor }))]);
        await store([prescription('new', { ...later, requester: doctor })]);
        expect(await toGuardians()).toEqual(['new']);
      });
    });

    it('not of what was taken out while it was shown', async () => {
      await store([result('old'), prescription('old-medicine')]);
      await store([mistaken(result('old')), mistaken(prescription('old-medicine'))]);
      await store([result('new'), prescription('new-medicine')]);
      expect(await toGuardians()).toEqual(['new', 'new-medicine']);
    });
  });

  it('is what sums it up on another day: a report, a panel', async () => {
    const later = { effectiveDateTime: at('2026-03-09') };
    const report = (id: string, of: string) => ({
      resourceType: 'DiagnosticReport',
      id,
      status: 'final',
      code: { text: 'Bloods' },
      category: [{ coding: [{ code: 'LAB' }] }],
      conclusion: 'It is high.',
      result: [{ reference: `Observation/${of}` }],
      ...later,
    });
    const panel = (id: string, of: string) =>
      result(id, { ...later, hasMember: [{ reference: `Observation/${of}` }] });
    await store([result('withheld'), result('shown', { effectiveDateTime: at('2026-03-06') })]);
    await put('withheld', true);
    await store([
      report('report', 'withheld'),
      panel('panel', 'withheld'),
      report('other-report', 'shown'),
      panel('other-panel', 'shown'),
    ]);
    expect(await toGuardians()).toEqual(['other-panel', 'other-report', 'shown']);
  });

  it('is a referral that replaces it, with what answers that', async () => {
    const answers = (id: string) => ({
      effectiveDateTime: at('2026-03-20'),
      basedOn: [{ reference: `ServiceRequest/${id}` }],
    });
    await store([referral('old'), referral('shown')]);
    await put('old', true);
    const replaces = (id: string) => ({
      authoredOn: at('2026-03-09'),
      replaces: [{ reference: `ServiceRequest/${id}` }],
    });
    await store(
      [referral('new', replaces('old')), referral('new-of-shown', replaces('shown'))],
      [result('answer', answers('new'))],
    );
    expect(await toGuardians()).toEqual(['new-of-shown', 'shown']);
  });

  describe('is what answers a referral that is withheld by itself', () => {
    const answer = (id: string, day: string, rest: object = {}) =>
      result(id, { effectiveDateTime: at(day), basedOn: [{ reference: 'ServiceRequest/alone' }], ...rest });

    it.each([
      ['in the record', false],
      ['taken out since', true],
    ])('%s, with the results of its day', async (_, isOut) => {
      await store([referral('alone')]);
      await put('alone', true);
      if (isOut) await store([mistaken(referral('alone'))]);
      await store([
        answer('first', '2026-03-09'),
        result('of-its-day', { effectiveDateTime: at('2026-03-09') }),
        result('other', { effectiveDateTime: at('2026-03-10') }),
      ]);
      expect(await toGuardians()).toEqual(['other']);
      await store([answer('other', '2026-03-10')]);
      expect(await toGuardians()).toEqual([]);
    });

    it('unless the minor shows it', async () => {
      await store([referral('alone')]);
      await put('alone', true);
      await store([answer('first', '2026-03-09')]);
      await put('first', false);
      await store([answer('first', '2026-03-09', { valueString: 'It has changed.' })]);
      expect(await toGuardians()).toEqual(['first']);
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
