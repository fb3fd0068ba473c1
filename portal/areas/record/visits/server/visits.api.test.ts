import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CONTENT } from '#areas/record/shared/health-record/server/source-hash.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { actingFor, type TestRequest } from '#platform/test-context.ts';
import { recordOf } from '#shell/server/sessions/test-guardians.ts';
import type { endpoints, Visit, VisitSummary } from '../contract.ts';
import { visitsService } from './feature.ts';

const LIST = 'GET /api/visits';
const DETAIL = 'GET /api/visits/{id}';

let db: TestDatabase;
let call: Call<typeof endpoints>;
const patients: Record<string, string> = {};
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  call = callerOf(db, visitsService);
  for (const key of ['aino', 'eero', 'kerttu', 'sofia', 'elsa']) patients[key] = await recordOf(db, key);
});
afterAll(() => db.drop());

/** The session of a demo person. */
const as = (key: string): TestRequest => ({ session: { patientId: patients[key] ?? null } });
/** The session of Sofia while she acts for Elsa. */
const forElsa = (more: Parameters<typeof actingFor>[1] = {}): TestRequest => ({
  session: {
    patientId: patients.elsa ?? null,
    ownPatientId: patients.sofia ?? null,
    actingFor: actingFor(patients.elsa ?? '', more),
  },
});

interface List {
  readonly visits: VisitSummary[];
  readonly total: number;
}
async function list(request: TestRequest, query: object = {}): Promise<List> {
  const outcome = await call(LIST, { query }, request);
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome.body as List;
}
const detail = (request: TestRequest, id: number | string, query: object = {}) =>
  call(DETAIL, { params: { id: String(id) }, query }, request);
async function shown(request: TestRequest, id: number): Promise<Visit> {
  const outcome = await detail(request, id);
  if ('problem' in outcome) throw new Error(outcome.problem);
  return (outcome.body as { visit: Visit }).visit;
}

describe('the list', () => {
  test('has the patient’s visits, latest first, with what each was about', async () => {
    const { visits, total } = await list(as('aino'));
    const moments = visits.map(({ dateTime }) => dateTime);
    expect(total).toBe(13);
    expect(moments).toHaveLength(13);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(visits.find(({ diagnoses }) => diagnoses[0]?.code === 'G43.0')).toEqual({
      id: expect.any(Number),
      dateTime: expect.any(String),
      visitType: 'private',
      kind: 'healthCare',
      specialty: 'Neurologia',
      practitioner: { name: expect.any(String), title: 'neurologian erikoislääkäri', profilePicture: null },
      diagnoses: [{ code: 'G43.0', name: 'Auraton migreeni', language: 'fi', isSuspected: false }],
      isNew: false,
    });
  });

  test('names specialties and titles in the language of the request', async () => {
    const { visits } = await list(as('aino'), { lang: 'sv' });
    expect(visits.map(({ specialty }) => specialty)).toContain('Neurologi');
    expect(visits.map(({ practitioner }) => practitioner?.title)).toContain('specialist i neurologi');
  });

  test('says which visits are in the register of occupational health care, and who cared', async () => {
    const { visits } = await list(as('eero'));
    expect(visits.map(({ visitType, kind }) => [visitType, kind])).toEqual([
      ['occupationalHealth', 'nursing'],
      ['occupationalHealth', 'healthCare'],
      ['private', 'healthCare'],
      ['occupationalHealth', 'nursing'],
    ]);
  });

  test('has the practitioner’s picture', async () => {
    const { visits } = await list(as('aino'));
    expect(visits.map(({ practitioner }) => practitioner?.profilePicture)).toContain(
      '/assets/portrait-woman-1.svg',
    );
  });

  test('comes a page at a time, and says how many there are', async () => {
    const all = (await list(as('aino'))).visits;
    expect(await list(as('aino'), { offset: '5', limit: '3' })).toEqual({
      visits: all.slice(5, 8),
      // To count them, all would have to be opened.
      total: null,
    });
    expect(await list(as('aino'), { offset: '13' })).toEqual({ visits: [], total: 13 });
  });

  test.each([{ offset: '-1' }, { offset: 'x' }, { limit: '0' }, { limit: '21' }, { lang: 'de' }])(
    'asked for %j is malformed',
    async (query) => {
      expect(await call(LIST, { query }, as('aino'))).toMatchObject({ problem: 'malformed' });
    },
  );

  test('has all 300 of a long history, each once', async () => {
    const patientId = patients.kerttu ?? '';
    const visits = Array.from({ length: 300 }, (_, nth) => ({
      patientId,
      source: 'https://long.example',
      resource: {
        resourceType: 'Encounter' as const,
        id: `v${nth}`,
        status: 'finished' as const,
        class: { code: 'AMB' },
        period: { start: new Date(TEST_NOW.getTime() - (nth + 1) * 86_400_000).toISOString() },
      },
    }));
    await storeResources(db.owner, { vault: db.vault, now: TEST_NOW }, visits);
    const seen = new Set<number>();
    for (let offset = 0; offset < 300; offset += 20) {
      const page = await list(as('kerttu'), { offset: String(offset) });
      expect(page.visits).toHaveLength(20);
      for (const { id } of page.visits) seen.add(id);
    }
    expect(seen.size).toBe(300);
  });

  test('opens no more of them for the front page than it shows', async () => {
    const open = vi.spyOn(db.vault, 'open');
    const latest = await list(as('kerttu'), { limit: '3' });
    const opened = open.mock.calls.filter(([column]) => column === CONTENT).length;
    open.mockRestore();
    expect(latest.visits).toEqual((await list(as('kerttu'))).visits.slice(0, 3));
    expect(latest.total).toBeNull();
    expect(opened).toBe(3);
  });

  test('has no visit that was called off or a mistake, nor a text that was replaced', async () => {
    const { total } = await list(as('eero'));
    const base = { patientId: patients.eero ?? '', source: 'https://corrected.example' };
    const visit = (id: string, status: 'finished' | 'cancelled' | 'entered-in-error') => ({
      ...base,
      resource: {
        resourceType: 'Encounter' as const,
        id,
        status,
        class: { code: 'AMB' },
        period: { start: '2020-01-01T10:00:00Z' },
      },
    });
    const text = (id: string, status: 'current' | 'superseded') => ({
      ...base,
      resource: {
        resourceType: 'DocumentReference' as const,
        id,
        status,
        date: '2020-01-01T10:00:00Z',
        context: { encounter: [{ reference: 'Encounter/was' }] },
        content: [{ attachment: { contentType: 'text/plain', data: Buffer.from(id).toString('base64') } }],
      },
    });
    await storeResources(db.owner, { vault: db.vault, now: TEST_NOW }, [
      visit('was', 'finished'),
      visit('off', 'cancelled'),
      visit('wrong', 'entered-in-error'),
      text('corrected', 'current'),
      text('replaced', 'superseded'),
    ]);
    const after = await list(as('eero'));
    expect(after.total).toBe(total + 1);
    const { texts } = await shown(as('eero'), after.visits.at(-1)?.id ?? 0);
    expect(texts.map((each) => each.text)).toEqual(['corrected']);
  });

  test('is empty for a patient without visits, and closed to visitors', async () => {
    await db.owner
      .deleteFrom('health_records')
      .where('patient_id', '=', patients.kerttu ?? '')
      .execute();
    expect(await list(as('kerttu'))).toEqual({ visits: [], total: 0 });
    expect(await call(LIST)).toEqual({ problem: 'authenticationRequired' });
  });
});

describe('a visit', () => {
  test('has its texts in the language in which they were written', async () => {
    const { visits } = await list(as('sofia'), { lang: 'en' });
    const visit = await shown(as('sofia'), visits[0]?.id ?? 0);
    expect(visit.texts).toEqual([
      {
        title: null,
        text: expect.stringMatching(/^Besöksorsak: .*\n\nStatus: .*\n\nPlan: /),
        language: 'sv',
      },
    ]);
  });

  test('is noted in the access log by its number, and one that is not found is not', async () => {
    const { visits } = await list(as('aino'));
    const id = visits[0]?.id ?? 0;
    await shown(as('aino'), id);
    await detail(as('aino'), 999_999_999);
    const [last] = await db.owner
      .selectFrom('access_log')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(last).toMatchObject({
      patient_id: patients.aino,
      action: 'read',
      record_kind: 'visit',
      record_id: String(id),
    });
  });

  test.each(['0', 'x', '1,2', '-1'])('numbered %s is malformed', async (id) => {
    expect(await detail(as('aino'), id)).toMatchObject({ problem: 'malformed' });
  });

  describe.each([
    ['another patient', () => as('aino')],
    ['the child’s guardian with their own matters', () => as('sofia')],
    [
      'a guardian of another child',
      () => ({
        session: {
          patientId: patients.kerttu ?? null,
          ownPatientId: patients.aino ?? null,
          actingFor: actingFor(patients.kerttu ?? ''),
        },
      }),
    ],
  ])('of Elsa’s and %s', (_, request) => {
    test('is not found, like one that there is not', async () => {
      const { visits } = await list(forElsa());
      expect(visits.length).toBeGreaterThan(0);
      for (const { id } of visits) expect(await detail(request(), id)).toEqual({ problem: 'notFound' });
      const others = (await list(request())).visits.map(({ id }) => id);
      expect(others.filter((id) => visits.some((visit) => visit.id === id))).toEqual([]);
      expect(await detail(request(), 999_999_999)).toEqual({ problem: 'notFound' });
    });
  });

  test('that the minor has withheld is not found by the guardian, nor counted', async () => {
    const { visits, total } = await list(forElsa());
    const [withheld] = visits;
    await db.owner
      .updateTable('health_records')
      .set({ withheld_at: TEST_NOW })
      .where('patient_id', '=', patients.elsa ?? '')
      .where('id', '=', withheld?.id ?? 0)
      .execute();
    const left = await list(forElsa());
    expect(left).toEqual({ visits: visits.slice(1), total: total - 1 });
    expect(await detail(forElsa(), withheld?.id ?? 0)).toEqual({ problem: 'notFound' });
    expect((await list(as('elsa'))).total).toBe(total);
  });

  test('names nobody to the guardian of a child under a non-disclosure order', async () => {
    const { visits } = await list(forElsa({ isProtected: true }));
    expect(visits.map(({ practitioner }) => practitioner)).toEqual(visits.map(() => null));
    expect((await list(forElsa())).visits[0]?.practitioner).not.toBeNull();
  });
});
