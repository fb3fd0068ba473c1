import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportedEntry } from '#areas/record/shared/health-record/server/imported-entry.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import type { UnreadRecords } from '#contract/session/unread.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { Visitor } from '../test-visitor.ts';
import { demoPerson, demoRegister, guardianOf, recordOf } from './test-guardians.ts';

let test: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { register: demoRegister() });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

const SOURCE = 'https://sender.example/fhir';
const DAY = '2026-03-20';
const AT = `${DAY}T10:00:00+02:00`;
const NONE: UnreadRecords = {
  'visits-list': 0,
  'lab-list': 0,
  'imaging-list': 0,
  'prescriptions-list': 0,
  certificates: 0,
};
const coded = (code: string) => [{ coding: [{ code }] }];

const RESOURCES = [
  { resourceType: 'Encounter', id: 'v', status: 'finished', class: { code: 'AMB' }, period: { start: AT } },
  {
    resourceType: 'DocumentReference',
    id: 't',
    status: 'current',
    date: AT,
    content: [{ attachment: { contentType: 'text/plain', data: btoa('Kontrolli') } }],
    context: { encounter: [{ reference: 'Encounter/v' }] },
  },
  {
    resourceType: 'Observation',
    id: 'o',
    status: 'final',
    code: { text: 'P-CRP' },
    category: coded('laboratory'),
    effectiveDateTime: AT,
    valueQuantity: { value: 3, unit: 'mg/l' },
  },
  {
    resourceType: 'DiagnosticReport',
    id: 'i',
    status: 'final',
    code: { text: 'Polven röntgenkuvaus' },
    category: coded('RAD'),
    effectiveDateTime: AT,
    conclusion: 'Normaali',
  },
  {
    resourceType: 'MedicationRequest',
    id: 'p',
    status: 'active',
    intent: 'order',
    subject: {},
    authoredOn: AT,
    medicationCodeableConcept: { text: 'Ibuprofeeni' },
  },
  {
    resourceType: 'DocumentReference',
    id: 'c',
    status: 'current',
    date: AT,
    category: coded('nurse'),
    content: [{ attachment: { contentType: 'text/plain', data: btoa('Todistus') } }],
  },
] as unknown as ImportedEntry['resource'][];

async function give(key: string): Promise<void> {
  const patientId = await recordOf(test, key);
  await test.owner.deleteFrom('health_records').where('patient_id', '=', patientId).execute();
  const incoming = RESOURCES.map((resource) => ({ patientId, source: SOURCE, resource }));
  await storeResources(test.owner, { vault: test.vault, now: TEST_NOW }, incoming);
}

const unread = async (visitor: Visitor): Promise<UnreadRecords> => {
  const { 'conversation-list': _, ...records } = (await visitor.get('/api/session')).body.unread;
  return records;
};
const firstOf = async (visitor: Visitor, path: string, list: string) =>
  (await visitor.get(path)).body[list][0];

/** What opens the news of a list, as its pages do it. */
const OPENS: Readonly<Record<keyof UnreadRecords, (visitor: Visitor) => Promise<unknown>>> = {
  'visits-list': async (visitor) =>
    visitor.get(`/api/visits/${(await firstOf(visitor, '/api/visits', 'visits')).id}`),
  'lab-list': (visitor) => visitor.get(`/api/laboratory/results/${DAY}`),
  'imaging-list': (visitor) => visitor.get(`/api/imaging/results/${DAY}`),
  'prescriptions-list': (visitor) => visitor.get('/api/prescriptions'),
  certificates: async (visitor) =>
    visitor.get(`/api/certificates/${(await firstOf(visitor, '/api/certificates', 'certificates')).id}/file`),
};
const LISTS = [
  ['visits-list', '/api/visits?limit=3', 'visits'],
  ['lab-list', '/api/laboratory?limit=3', 'days'],
  ['imaging-list', '/api/imaging?limit=3', 'days'],
  ['prescriptions-list', '/api/prescriptions?limit=3', 'prescriptions'],
  ['certificates', '/api/certificates', 'certificates'],
] as const;

describe('what is new', () => {
  let eero: Visitor;
  beforeEach(async () => {
    await give('eero');
    eero = portal.visitor();
    await eero.signIn(demoPerson('eero'));
  });

  it.each(LISTS)(
    'is marked in the list and the block of %s, and seen once it is opened',
    async (name, path, list) => {
      const all = {
        'visits-list': 1,
        'lab-list': 1,
        'imaging-list': 1,
        'prescriptions-list': 1,
        certificates: 1,
      };
      expect(await unread(eero)).toEqual(all);
      expect((await firstOf(eero, path, list)).isNew).toBe(true);
      expect(await unread(eero), 'The list alone opens nothing.').toEqual(all);
      await OPENS[name](eero);
      expect(await unread(eero)).toEqual({ ...all, [name]: 0 });
      expect((await firstOf(eero, path, list)).isNew).toBe(false);
    },
  );

  it('is new again when it changes', async () => {
    await OPENS['prescriptions-list'](eero);
    const [resource] = RESOURCES.filter(({ id }) => id === 'p');
    const changed = { ...resource, note: [{ text: 'Annos muuttui.' }] } as ImportedEntry['resource'];
    const now = new Date(TEST_NOW.getTime() + 60_000);
    const patientId = await recordOf(test, 'eero');
    await storeResources(test.owner, { vault: test.vault, now }, [
      { patientId, source: SOURCE, resource: changed },
    ]);
    expect((await unread(eero))['prescriptions-list']).toBe(1);
  });

  it('is gone, with the entry, when that turns out to be entered in error', async () => {
    const patientId = await recordOf(test, 'eero');
    const errors = RESOURCES.map((resource) => ({
      patientId,
      source: SOURCE,
      resource: { ...resource, status: 'entered-in-error' } as ImportedEntry['resource'],
    }));
    await storeResources(test.owner, { vault: test.vault, now: TEST_NOW }, errors);
    expect(await unread(eero)).toEqual(NONE);
    for (const [, path, list] of LISTS) expect(await firstOf(eero, path, list)).toBeUndefined();
  });
});

it('is each reader’s own: what one guardian has seen is new to the child and to the other', async () => {
  await give('elsa');
  const sofia = await guardianOf(portal, 'sofia', 'elsa');
  const { 'imaging-list': imaging } = await unread(sofia);
  await OPENS['lab-list'](sofia);
  expect(await unread(sofia)).toMatchObject({ 'lab-list': 0, 'imaging-list': imaging });
  const rows = await test.owner
    .selectFrom('health_records')
    .select('seen_at')
    .where('patient_id', '=', await recordOf(test, 'elsa'))
    .execute();
  expect(rows.map(({ seen_at: seen }) => seen)).toEqual(RESOURCES.map(() => null));
  await test.owner
    .updateTable('record_views')
    .set({ guardian: Buffer.from('another') })
    .execute();
  expect(await unread(sofia)).toMatchObject({ 'lab-list': 1 });
});
