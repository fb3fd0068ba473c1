import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEARCHES } from '#areas/record/record-apps/server/fhir/searches.ts';
import { RECORD_KINDS } from '#areas/record/shared/health-record/kinds.ts';
import { LOGGED_AS } from '#areas/record/shared/health-record/logged-as.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { ActorKind, Tables } from '#platform/tables.ts';
import { endpointTables } from '../endpoint-tables.ts';
import { demoPerson, demoRegister, guardianOf, recordOf } from '../sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { TestAnswer, Visitor } from '../test-visitor.ts';
import { REQUESTS, type Target } from './authorisation-requests.ts';
import { giveRecord, giveThread, recordSourceOf } from './test-record.ts';

const SECRET = 'Salassa pidettävä';
const DAY = '2026-03-20';
/** Begins the words of entries that belong to one visit. */
const TOGETHER = 'Yhteinen';
const ALL_TOGETHER = [
  'certificate',
  'images',
  'named',
  'of-another',
  'of-the-day',
  'referral',
  'result',
  'vaccination',
  'visit',
];

let test: TestDatabase;
let portal: TestPortal;
let elsa: Visitor;
let entries: Target['entries'];
let patientId: string;
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { register: demoRegister(), config: { rateLimit: 100_000 } });
  patientId = await recordOf(test, 'elsa');
  await test.owner.deleteFrom('health_records').where('patient_id', '=', patientId).execute();
  entries = await giveRecord(test, patientId, SECRET);
  elsa = portal.visitor();
  await elsa.signIn(demoPerson('elsa'));
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

/** Everything that she can withhold, as its pages name it; diagnoses, procedures and texts go with the visit. */
const everything = () => [
  `laboratory-${DAY}`,
  `imaging-${DAY}`,
  `measurement-${DAY}`,
  ...RECORD_KINDS.filter((kind) => !['diagnosis', 'procedure', 'visitText'].includes(kind)).map(
    (kind) => `entry-${entries[kind]}`,
  ),
];
const put = (visitor: Visitor, what: string, isWithheld: boolean) =>
  visitor.send('PUT', `/api/withholding/${what}`, { body: { isWithheld } });

const reads = endpointTables
  .flatMap((table) => Object.entries(table) as [string, Endpoint][])
  .filter(([key, { access }]) => access === 'patient' && (key.startsWith('GET ') || key.endsWith('/search')))
  .map(([key]) => key);

function ask(visitor: Visitor, key: string): Promise<TestAnswer> {
  const target = { entries, appointmentId: 1, slotId: 1 } as Target;
  const { params = {}, query = {}, body } = REQUESTS[key]?.(target) ?? {};
  const [method = '', template = ''] = key.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const address = `${path}?${new URLSearchParams({ lang: 'fi', ...query })}`;
  if (method === 'GET') return visitor.get(address);
  return visitor.send(method, address, { body: key.endsWith('/search') ? { words: 'Salassa' } : body });
}

/** Of somebody else than these tests' visitors. */
const log = (
  actor_kind: ActorKind,
  action: Tables['access_log']['action'],
  record_kind: string,
  id: number | string,
) =>
  test.owner
    .insertInto('access_log')
    .values({
      patient_id: patientId,
      actor_kind,
      actor_id: 'somebody',
      action,
      record_kind,
      record_id: String(id),
    })
    .execute();

/** What the log names of what `log` has noted, by kind. */
async function toldOfOthers(visitor: Visitor): Promise<string[]> {
  const { entries: told } = (await visitor.get('/api/user/access-log?by=others')).body;
  const kinds = told
    .filter(({ recordId }: { recordId: string | null }) => recordId !== null)
    .map(({ recordKind }: { recordKind: string }) => recordKind);
  return [...new Set<string>(kinds)].sort();
}

describe('what a minor withholds', () => {
  it('is shown to a guardian until then, by the same requests', async () => {
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    const told: string[] = [];
    for (const key of reads) told.push(JSON.stringify((await ask(sofia, key)).body));
    expect(told.filter((body) => body.includes(SECRET)).length).toBeGreaterThan(10);
  });

  describe('once it is withheld', () => {
    beforeAll(async () => {
      for (const what of everything()) expect(await put(elsa, what, true)).toMatchObject({ status: 200 });
    });

    it.each(reads)('is not told to a guardian by %s', async (key) => {
      const sofia = await guardianOf(portal, 'sofia', 'elsa');
      const { status, body, headers } = await ask(sofia, key);
      expect(JSON.stringify([body, headers])).not.toContain(SECRET);
      // Not even that there is something.
      const emptyOf: Readonly<Record<string, object>> = {
        'GET /api/visits': { visits: [], total: 0 },
        'GET /api/laboratory': { referrals: [], days: [] },
        'GET /api/imaging': { referrals: [], days: [] },
        'GET /api/prescriptions': { prescriptions: [] },
        'GET /api/vaccinations': { total: 0 },
        'GET /api/health-record': { entries: [], total: 0, years: [] },
        'POST /api/health-record/search': { entries: [], total: 0, years: [] },
      };
      const isOfEntry = /^GET \/api\/(visits|laboratory|imaging|prescriptions|certificates)\/.*\{/.test(key);
      if (isOfEntry) expect([403, 404]).toContain(status);
      if (emptyOf[key]) expect(body).toMatchObject(emptyOf[key]);
    });

    it('is counted as news to nobody but the child', async () => {
      const sofia = await guardianOf(portal, 'sofia', 'elsa');
      const { unread } = (await sofia.get('/api/session')).body;
      expect(Object.values(unread).every((count) => count === 0)).toBe(true);
      expect((await elsa.get('/api/session')).body.unread['prescriptions-list']).toBe(1);
    });

    it('stands in no log that a guardian reads: neither that it was read nor that it was withheld', async () => {
      await elsa.get(`/api/visits/${entries.visit}`);
      const sofia = await guardianOf(portal, 'sofia', 'elsa');
      const { entries: log } = (await sofia.get('/api/user/access-log')).body;
      const told = log.map(({ recordKind }: { recordKind: string }) => recordKind);
      expect(told).not.toContain('withholding');
      // Her own reading, before it was withheld, she knows of.
      const others = log.filter(({ actor }: { actor: { isYou: boolean } }) => !actor.isYou);
      expect(JSON.stringify(others)).not.toContain(`"recordId":"${entries.visit}"`);
      // Herself she reads of it, on whichever page of her log it stands.
      const seen: { id: number; recordKind: string }[] = [];
      for (let page: typeof seen = []; seen.length === 0 || page.length > 0; seen.push(...page)) {
        const before = seen.length > 0 ? `?before=${seen.at(-1)?.id}` : '';
        page = (await elsa.get(`/api/user/access-log${before}`)).body.entries;
        if (page.length === 0) break;
      }
      expect(seen.map(({ recordKind }) => recordKind)).toContain('withholding');
    });

    it('stands in no log as what others have done with it: a professional, the system, another guardian', async () => {
      const thread = await giveThread(test, patientId, SECRET);
      await test.owner
        .insertInto('renewal_requests')
        .values({
          patient_id: patientId,
          record_id: entries.prescription,
          thread_id: thread,
          requested_at: TEST_NOW,
          brand: 'kaari',
          outcome: null,
          answered_at: null,
          refusal_reason: null,
        })
        .execute();
      await log('professional', 'change', 'prescription-renewal', thread);
      await log('system', 'create', 'visit', entries.visit);
      for (const kind of RECORD_KINDS) await log('guardian', 'read', LOGGED_AS[kind], entries[kind]);
      // As apps and files name them.
      for (const { recordKind, kinds } of Object.values(SEARCHES))
        if (kinds[0]) await log('guardian', 'read', recordKind, entries[kinds[0]]);
      for (const kind of ['laboratory-results', 'imaging-results']) await log('guardian', 'read', kind, DAY);
      await log('guardian', 'read', 'appointment', entries.visit);
      const sofia = await guardianOf(portal, 'sofia', 'elsa');
      expect(await toldOfOthers(sofia)).toEqual(['appointment']);
      // She reads of each.
      expect((await toldOfOthers(elsa)).length).toBeGreaterThan(10);
    });

    it('cannot be changed by a guardian, nor read of', async () => {
      const sofia = await guardianOf(portal, 'sofia', 'elsa');
      for (const what of everything())
        expect(await put(sofia, what, false)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(await sofia.get('/api/withholding')).toMatchObject({ status: 403 });
    });

    it('has its parts with it, also those that come later, and the results of the same day', async () => {
      const more = [
        {
          resourceType: 'Condition',
          id: 'later',
          subject: {},
          encounter: { reference: 'Encounter/visit' },
          recordedDate: DAY,
          code: { text: SECRET },
        },
        {
          resourceType: 'Observation',
          id: 'later',
          status: 'final',
          code: { text: SECRET },
          category: [{ coding: [{ code: 'laboratory' }] }],
          effectiveDateTime: `${DAY}T12:00:00+02:00`,
          valueString: SECRET,
        },
        {
          resourceType: 'Observation',
          id: 'later-measured',
          status: 'final',
          code: { text: SECRET },
          category: [{ coding: [{ code: 'vital-signs' }] }],
          effectiveDateTime: `${DAY}T12:00:00+02:00`,
          valueString: SECRET,
        },
      ].map((resource) => ({
        patientId,
        source: recordSourceOf(patientId),
        resource: resource as never,
      }));
      await storeResources(test.owner, { vault: test.vault, now: TEST_NOW }, more);
      const sofia = await guardianOf(portal, 'sofia', 'elsa');
      expect((await sofia.get('/api/health-record')).body).toMatchObject({ total: 0 });
    });

    it('is read by the child as ever, listed, and shown again when they say so', async () => {
      expect((await elsa.get(`/api/visits/${entries.visit}`)).status).toBe(200);
      const { withheld } = (await elsa.get('/api/withholding')).body;
      expect(withheld.map(({ what }: { what: string }) => what).sort()).toEqual(
        everything()
          .filter(
            (what) =>
              !['laboratoryReport', 'laboratoryResult', 'imagingReport', 'imagingStudy', 'measurement'].some(
                (kind) => what === `entry-${entries[kind as keyof typeof entries]}`,
              ),
          )
          .sort(),
      );
      await put(elsa, `entry-${entries.visit}`, false);
      const sofia = await guardianOf(portal, 'sofia', 'elsa');
      expect(JSON.stringify((await sofia.get(`/api/visits/${entries.visit}`)).body)).toContain(SECRET);
    });
  });

  describe('of a visit', () => {
    const source = 'https://record.example/fhir';
    const doctor = { reference: 'Practitioner/of-visit' };
    const encounter = { reference: 'Encounter/whole' };
    const at = (day: string) => `${day}T09:00:00+02:00`;
    const store = (...resources: readonly object[]) =>
      storeResources(
        test.owner,
        { vault: test.vault, now: TEST_NOW },
        resources.map((resource) => ({ patientId, source, resource: resource as never })),
      );
    const referral = (id: string, rest: object) => ({
      resourceType: 'ServiceRequest',
      id,
      status: 'active',
      intent: 'order',
      subject: {},
      category: [{ coding: [{ code: '108252007' }] }],
      code: { text: `${TOGETHER} ${id}` },
      ...rest,
    });
    const prescription = (id: string, rest: object) => ({
      resourceType: 'MedicationRequest',
      id,
      status: 'active',
      intent: 'order',
      subject: {},
      medicationCodeableConcept: { text: `${TOGETHER} ${id}` },
      ...rest,
    });
    const result = (id: string, day: string, rest: object) => ({
      resourceType: 'Observation',
      id,
      status: 'final',
      code: { text: `${TOGETHER} ${id}` },
      category: [{ coding: [{ code: 'laboratory' }] }],
      effectiveDateTime: at(day),
      valueString: TOGETHER,
      ...rest,
    });
    /** The reads that tell of a record when nothing of it is withheld. What the others tell is shown above. */
    let telling: readonly string[] | undefined;
    /** What a guardian is told of by any of these, by the words of each entry. */
    const toldToSofia = async () => {
      const sofia = await guardianOf(portal, 'sofia', 'elsa');
      const told = new Set<string>();
      const answers = new Map<string, string>();
      for (const key of telling ?? reads) answers.set(key, JSON.stringify((await ask(sofia, key)).body));
      telling ??= reads.filter((key) => answers.get(key)?.includes(TOGETHER));
      const bodies = [...answers.values()];
      for (const file of ['health-record.txt', 'prescriptions.txt', 'vaccinations.txt', 'certificates.txt'])
        bodies.push((await sofia.get(`/api/health-record/documents/${file}?lang=fi`)).body);
      for (const body of bodies)
        for (const [, id] of String(body).matchAll(new RegExp(`${TOGETHER} ([a-z-]+)`, 'g')))
          told.add(id ?? '');
      return [...told].sort();
    };
    let id: number;
    beforeAll(async () => {
      await test.owner.deleteFrom('health_records').where('patient_id', '=', patientId).execute();
      await store(
        {
          resourceType: 'Encounter',
          id: 'whole',
          status: 'finished',
          class: { code: 'AMB' },
          period: { start: at('2026-03-05') },
          participant: [{ individual: doctor }],
          serviceType: { text: `${TOGETHER} visit` },
        },
        prescription('named', { authoredOn: at('2026-03-06'), encounter }),
        prescription('of-the-day', { authoredOn: at('2026-03-05'), requester: doctor }),
        prescription('of-another', {
          authoredOn: at('2026-03-05'),
          requester: { reference: 'Practitioner/other' },
        }),
        referral('referral', { authoredOn: at('2026-03-05'), encounter }),
        result('result', '2026-03-09', { basedOn: [{ reference: 'ServiceRequest/referral' }] }),
        {
          resourceType: 'ImagingStudy',
          id: 'images',
          status: 'available',
          subject: {},
          started: at('2026-03-08'),
          encounter,
          description: `${TOGETHER} images`,
        },
        {
          resourceType: 'Immunization',
          id: 'vaccination',
          status: 'completed',
          patient: {},
          vaccineCode: { text: `${TOGETHER} vaccination` },
          occurrenceDateTime: at('2026-03-05'),
          performer: [{ actor: doctor }],
        },
        {
          resourceType: 'DocumentReference',
          id: 'certificate',
          status: 'current',
          category: [{ coding: [{ code: 'medicalCertificateA' }] }],
          date: at('2026-03-05'),
          author: [doctor],
          description: `${TOGETHER} certificate`,
          content: [{ attachment: { contentType: 'text/plain', data: btoa(`${TOGETHER} certificate`) } }],
        },
      );
      id = (await elsa.get('/api/visits?lang=fi')).body.visits[0].id;
    });
    const named = async () =>
      (await elsa.get(`/api/withholding/belongings/${id}?lang=fi`)).body.belongings as {
        what: string;
        kind: string;
        name: string | null;
      }[];

    it('is named to the minor: what says so, what was ordered there, and what is of its day and practitioner', async () => {
      expect((await named()).map(({ kind, name }) => `${kind} ${name}`).sort()).toEqual(
        [
          `certificate ${TOGETHER} certificate`,
          'imagingStudy null',
          `laboratoryReferral ${TOGETHER} referral`,
          'laboratoryResult null',
          `prescription ${TOGETHER} named`,
          `prescription ${TOGETHER} of-the-day`,
          `vaccination ${TOGETHER} vaccination`,
        ].sort(),
      );
      expect(await toldToSofia()).toEqual(ALL_TOGETHER);
    });

    it('goes with it, from every source', async () => {
      expect(await put(elsa, `entry-${id}`, true)).toMatchObject({ status: 200 });
      expect(await toldToSofia()).toEqual(['of-another']);
      // Hers is as it was.
      expect((await elsa.get('/api/prescriptions?lang=fi')).body.prescriptions).toHaveLength(3);
    });

    it('goes with it when it comes later', async () => {
      await store(
        prescription('later', { authoredOn: at('2026-03-12'), encounter }),
        result('later-result', '2026-03-15', { basedOn: [{ reference: 'ServiceRequest/referral' }] }),
        prescription('unrelated', { authoredOn: at('2026-03-12') }),
      );
      expect(await toldToSofia()).toEqual(['of-another', 'unrelated']);
    });

    it('is shown again by the minor’s word alone, and stays so when it is changed', async () => {
      await put(elsa, `entry-${id}`, false);
      expect(await toldToSofia()).toEqual(['of-another', 'unrelated', 'visit']);
      const what = (await named()).find(({ name }) => name === `${TOGETHER} named`)?.what ?? '';
      const together = (await named()).map((each) => each.what).filter((each) => each !== what);
      const body = { isWithheld: true, together };
      expect(await elsa.send('PUT', `/api/withholding/entry-${id}`, { body })).toMatchObject({ status: 200 });
      await put(elsa, what, false);
      await store(prescription('named', { authoredOn: at('2026-03-06'), encounter, dosageInstruction: [] }));
      expect(await toldToSofia()).toEqual(['named', 'of-another', 'unrelated']);
    });

    it('goes with it once it comes to belong to it by a change, its own or that of an order', async () => {
      await store(
        prescription('assigned', { authoredOn: at('2026-03-13') }),
        prescription('redated', { authoredOn: at('2026-03-13'), requester: doctor }),
        result('answer', '2026-03-14', { basedOn: [{ reference: 'ServiceRequest/late' }] }),
        result('ordered', '2026-03-16', {}),
        prescription('stays', { authoredOn: at('2026-03-13') }),
      );
      const told = await toldToSofia();
      expect(told).toEqual(expect.arrayContaining(['answer', 'assigned', 'ordered', 'redated', 'stays']));
      await store(
        prescription('assigned', { authoredOn: at('2026-03-13'), encounter }),
        prescription('redated', { authoredOn: at('2026-03-05'), requester: doctor }),
        result('ordered', '2026-03-16', { basedOn: [{ reference: 'ServiceRequest/referral' }] }),
        prescription('stays', { authoredOn: at('2026-03-13'), status: 'completed' }),
      );
      expect(await toldToSofia()).toEqual(
        told.filter((id) => !['assigned', 'ordered', 'redated'].includes(id)),
      );
      await store(referral('late', { authoredOn: at('2026-03-05'), encounter }));
      expect(await toldToSofia()).not.toContain('answer');
    });

    it('stays withheld when its visit leaves the record, can be shown alone, and the visit comes back withheld', async () => {
      const own = { reference: 'Encounter/left' };
      const left = (status: string) => ({
        resourceType: 'Encounter',
        id: 'left',
        status,
        class: { code: 'AMB' },
        period: { start: at('2026-03-21') },
        serviceType: { text: `${TOGETHER} left` },
      });
      const diagnosis = {
        resourceType: 'Condition',
        id: 'of-left',
        subject: {},
        encounter: own,
        recordedDate: '2026-03-21',
        code: { text: `${TOGETHER} diagnosis` },
      };
      await store(
        left('finished'),
        diagnosis,
        prescription('of-left', { authoredOn: at('2026-03-22'), encounter: own }),
      );
      const visits = (await elsa.get('/api/visits?lang=fi')).body.visits as { id: number; date: string }[];
      const told = await toldToSofia();
      expect(told).toEqual(expect.arrayContaining(['left', 'of-left']));
      await put(elsa, `entry-${visits[0]?.id}`, true);
      const without = told.filter((each) => each !== 'left' && each !== 'of-left' && each !== 'diagnosis');
      expect(await toldToSofia()).toEqual(without);

      await store(left('entered-in-error'));
      expect(await toldToSofia()).toEqual(without);
      await log('system', 'cancel', 'visit', visits[0]?.id ?? 0);
      const logOf = async (visitor: Visitor) =>
        JSON.stringify((await visitor.get('/api/user/access-log?by=others')).body.entries);
      const ofVisit = `"recordId":"${visits[0]?.id}"`;
      expect(await logOf(await guardianOf(portal, 'sofia', 'elsa'))).not.toContain(ofVisit);
      expect(await logOf(elsa)).toContain(ofVisit);
      const { withheld } = (await elsa.get('/api/withholding')).body;
      const kindsOf = (day: string) =>
        withheld
          .filter((each: { day: string }) => each.day === day)
          .map(({ kind }: { kind: string }) => kind);
      expect(kindsOf('2026-03-21')).toEqual(['diagnosis']);
      expect(kindsOf('2026-03-22')).toEqual(['prescription']);
      const { what } = withheld.find((each: { day: string }) => each.day === '2026-03-22');
      await put(elsa, what, false);
      expect(await toldToSofia()).toEqual([...without, 'of-left'].sort());

      // A system resends in the order of its types: what is new may come before the visit is back.
      await store(
        { ...diagnosis, id: 'meanwhile', code: { text: `${TOGETHER} meanwhile` } },
        prescription('names-it', { authoredOn: at('2026-03-24'), encounter: own }),
        { ...left('finished'), id: 'corrected', serviceType: { text: `${TOGETHER} corrected` } },
      );
      expect(await toldToSofia()).toEqual([...without, 'of-left'].sort());

      await store(left('finished'));
      expect(await toldToSofia()).not.toContain('left');
      expect(await logOf(await guardianOf(portal, 'sofia', 'elsa'))).not.toContain(ofVisit);
    });

    it('goes with one that a professional has marked, whichever came first', async () => {
      const marked = { reference: 'Encounter/marked-whole' };
      await store(prescription('marked', { authoredOn: at('2026-03-17'), encounter: marked }));
      expect(await toldToSofia()).toContain('marked');
      await store({
        resourceType: 'Encounter',
        id: 'marked-whole',
        status: 'finished',
        class: { code: 'AMB' },
        period: { start: at('2026-03-17') },
        meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'ADOL' }] },
      });
      expect(await toldToSofia()).not.toContain('marked');
    });

    it('goes with one that is changed: marked by a professional, or of another professional', async () => {
      const other = { reference: 'Practitioner/of-changed' };
      const visit = (rest: object) => ({
        resourceType: 'Encounter',
        id: 'changed',
        status: 'finished',
        class: { code: 'AMB' },
        period: { start: at('2026-03-18') },
        ...rest,
      });
      const meta = {
        security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'ADOL' }],
      };
      await store(
        visit({}),
        prescription('of-marked', {
          authoredOn: at('2026-03-19'),
          encounter: { reference: 'Encounter/changed' },
        }),
        prescription('of-other', { authoredOn: at('2026-03-18'), requester: other }),
      );
      const told = await toldToSofia();
      expect(told).toEqual(expect.arrayContaining(['of-marked', 'of-other']));
      await store(visit({ meta }));
      expect(await toldToSofia()).toEqual(told.filter((id) => id !== 'of-marked'));
      await store(visit({ meta, participant: [{ individual: other }] }));
      expect(await toldToSofia()).toEqual(told.filter((id) => id !== 'of-marked' && id !== 'of-other'));
    });
  });

  it('of a referral has the results that answer it, named to the minor before and withheld with it', async () => {
    const source = recordSourceOf(patientId);
    const texts = { referral: `${TOGETHER} only`, result: `${TOGETHER} answered` };
    const store = [
      {
        resourceType: 'ServiceRequest',
        id: 'only',
        status: 'active',
        intent: 'order',
        subject: {},
        authoredOn: '2026-02-02',
        category: [{ coding: [{ code: '108252007' }] }],
        code: { text: texts.referral },
      },
      {
        resourceType: 'Observation',
        id: 'answered',
        status: 'final',
        code: { text: texts.result },
        category: [{ coding: [{ code: 'laboratory' }] }],
        effectiveDateTime: '2026-02-05T09:00:00+02:00',
        basedOn: [{ reference: 'ServiceRequest/only' }],
        valueString: texts.result,
      },
    ].map((resource) => ({ patientId, source, resource: resource as never }));
    await storeResources(test.owner, { vault: test.vault, now: TEST_NOW }, store);
    const { referrals } = (await elsa.get('/api/laboratory?lang=fi')).body;
    const { id } = referrals.find(({ title }: { title: string }) => title === texts.referral);
    const { belongings } = (await elsa.get(`/api/withholding/belongings/${id}?lang=fi`)).body;
    expect(belongings).toEqual([
      { what: 'laboratory-2026-02-05', kind: 'laboratoryResult', day: '2026-02-05', name: null },
    ]);
    await put(elsa, `entry-${id}`, true);
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    expect(JSON.stringify((await sofia.get('/api/laboratory?lang=fi')).body)).not.toContain('2026-02-05');
    expect((await sofia.get('/api/laboratory/results/2026-02-05?lang=fi')).status).toBe(404);
  });

  it.each(['laboratory-2026-02-30', 'imaging-0000-01-01', 'imaging-', 'entry-0'])(
    'is nothing that there cannot be: %s',
    async (what) => {
      expect(await put(elsa, what, true)).toMatchObject({ status: 400 });
    },
  );

  it('is somebody’s own entry only', async () => {
    const viktor = portal.visitor();
    await viktor.signIn(demoPerson('viktor'));
    expect(await put(viktor, `entry-${entries.visit}`, true)).toMatchObject({ status: 404 });
    expect((await viktor.get('/api/withholding')).body).toEqual({ guardiansCanAct: false, withheld: [] });
    expect((await elsa.get('/api/withholding')).body.guardiansCanAct).toBe(true);
  });

  it('is nothing of an adult’s', async () => {
    const aino = portal.visitor();
    await aino.signIn(demoPerson('aino'));
    expect(await put(aino, `entry-${entries.visit}`, true)).toMatchObject({ status: 403 });
  });

  it('is also what a professional has marked so', async () => {
    const resource = {
      resourceType: 'Encounter',
      id: 'marked',
      status: 'finished',
      class: { code: 'AMB' },
      period: { start: '2026-03-10T10:00:00+02:00' },
      serviceType: { text: 'Merkitty käynti' },
      meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'ADOL' }] },
    } as never;
    await storeResources(test.owner, { vault: test.vault, now: TEST_NOW }, [
      { patientId, source: recordSourceOf(patientId), resource },
    ]);
    const sofia = await guardianOf(portal, 'sofia', 'elsa');
    expect(JSON.stringify((await sofia.get('/api/visits')).body)).not.toContain('Merkitty');
    expect(JSON.stringify((await elsa.get('/api/visits')).body)).toContain('Merkitty');
  });
});
