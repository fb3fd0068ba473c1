import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patientWith } from '#areas/appointments/appointments/server/test-appointments.ts';
import { ANSWER_QUESTIONNAIRE } from '#areas/messages/shared/messaging/operations.ts';
import { faultOf } from '#areas/record/shared/health-record/server/fhir/r4-structure.ts';
import { SLEEP_AND_RECOVERY } from '#demo/questionnaires/sleep-and-recovery.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import type { Visitor } from '#shell/server/test-visitor.ts';
import { addQuestionnaire } from './add-questionnaire.ts';

const EERO = { firstNames: 'Eero Juhani', lastName: 'Lehtonen', identityCode: '021179-905R' };
const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const KERTTU = { firstNames: 'Kerttu Helena', lastName: 'Laine', identityCode: '070771-9249' };
const LIST = '/api/questionnaires';
const ANSWERS = { hours: '6,5', 'falling-asleep': 'weekly', tired: 'seldom', recovers: 'true' };

let db: TestDatabase;
let portal: TestPortal;
let kerttu: Visitor;
/** An open invitation of Kerttu's. */
let id: number;

beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(db, { config: { rateLimit: 100_000 } });
  kerttu = await as(KERTTU);
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});
beforeEach(async () => {
  id = await invite(KERTTU);
});

async function as(person: typeof EERO, at = portal): Promise<Visitor> {
  const visitor = at.visitor(`kaari.localhost:${at.port}`);
  await visitor.signIn(person);
  return visitor;
}

async function invite(person: typeof EERO, questionnaire?: number, invitedAt = TEST_NOW): Promise<number> {
  const { id: ofSleep } = await db.owner
    .selectFrom('questionnaires')
    .select('id')
    .where('url', '=', SLEEP_AND_RECOVERY.url)
    .executeTakeFirstOrThrow();
  const row = await db.owner
    .insertInto('questionnaire_invitations')
    .values({
      patient_id: await patientWith(db, person.identityCode),
      questionnaire_id: questionnaire ?? ofSleep,
      invited_at: invitedAt,
      answer_by: null,
      answered_at: null,
      answers: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const rowOf = (invitation: number) =>
  db.owner
    .selectFrom('questionnaire_invitations')
    .selectAll()
    .where('id', '=', invitation)
    .executeTakeFirstOrThrow();

const answer = (visitor: Visitor, invitation: number, answers: object | string, key?: string) =>
  visitor.send('POST', '/api/customer-messaging', {
    body: {
      query: ANSWER_QUESTIONNAIRE,
      variables: {
        questionnaireInvitationId: String(invitation),
        answers: typeof answers === 'string' ? answers : JSON.stringify(answers),
      },
    },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const outcomeOf = async (sent: ReturnType<typeof answer>) => (await sent).body.data?.answerQuestionnaire;

describe('the questionnaires of a patient', () => {
  test('are listed in their language, those to answer first', async () => {
    const { status, body } = await (await as(EERO)).get(`${LIST}?lang=sv`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'ok',
      questionnaires: [
        { title: 'Sömn och återhämtning', answeredAt: null, answerBy: '2026-04-04' },
        { title: /^Förhandsuppgifter/, answeredAt: expect.any(String) },
      ].map(({ title, ...rest }) => ({
        ...rest,
        title: title instanceof RegExp ? expect.stringMatching(title) : title,
      })),
    });
  });

  test('open with their questions, in their sections, as they are to be answered', async () => {
    const { body } = await kerttu.get(`${LIST}/${id}?lang=en`);
    const { title, answers, sections } = body.questionnaire;
    expect({ title, answers }).toEqual({ title: 'Sleep and recovery', answers: null });
    expect(sections.map((section: { title: string }) => section.title)).toEqual(['Sleep', 'Recovery']);
    expect(sections[0].items[0]).toMatchObject({
      linkId: 'hours',
      type: 'decimal',
      isRequired: true,
      help: 'For example 7.5',
      min: 0,
      max: 24,
    });
    expect(sections[0].items[1].options[0]).toEqual({ value: 'never', label: 'Never' });
    expect(sections[1].items[1].when).toEqual([{ linkId: 'recovers', operator: '=', value: 'false' }]);
  });

  test('are nobody else’s: another patient’s is not found, and not answered', async () => {
    const aino = await as(AINO);
    expect((await aino.get(LIST)).body).toEqual({ type: 'ok', questionnaires: [] });
    for (const path of [id, 999_999])
      expect(await aino.get(`${LIST}/${path}`)).toMatchObject({ status: 404, body: { code: 'notFound' } });
    expect(await outcomeOf(answer(aino, id, ANSWERS))).toEqual({ type: 'questionnaireNotFound' });
    expect((await rowOf(id)).answered_at).toBeNull();
  });

  test('are not there before they are sent', async () => {
    const later = await invite(AINO, undefined, new Date(TEST_NOW.getTime() + 60_000));
    const aino = await as(AINO);
    expect((await aino.get(LIST)).body).toEqual({ type: 'ok', questionnaires: [] });
    expect((await aino.get(`${LIST}/${later}`)).status).toBe(404);
    expect(await outcomeOf(answer(aino, later, ANSWERS))).toEqual({ type: 'questionnaireNotFound' });
    expect((await aino.get('/api/user/data')).body.questionnaires).toEqual([]);
  });

  test('are listed and downloaded beside one that the portal cannot ask', async () => {
    const { id: other } = await db.owner
      .insertInto('questionnaires')
      .values({
        url: 'https://clinic.example/files',
        version: '1',
        content: JSON.stringify({
          resourceType: 'Questionnaire',
          status: 'active',
          title: 'Kuvat',
          item: [{ linkId: 'a', type: 'attachment' }],
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const invitation = await invite(KERTTU, other);
    const titles = (all: readonly { title: string }[]) => all.map(({ title }) => title);
    expect(titles((await kerttu.get(LIST)).body.questionnaires)).toEqual(
      expect.arrayContaining(['Kuvat', 'Uni ja palautuminen']),
    );
    expect(titles((await kerttu.get('/api/user/data')).body.questionnaires)).toContain('Kuvat');
    expect((await kerttu.get(`${LIST}/${invitation}`)).body).toEqual({
      type: 'cannot-be-asked',
      title: 'Kuvat',
    });
    expect(await outcomeOf(answer(kerttu, invitation, {}))).toEqual({ type: 'questionnaireNotFound' });
    await db.owner.deleteFrom('questionnaire_invitations').where('id', '=', invitation).execute();
  });

  test('are not there in Pikkujätti', async () => {
    const visitor = portal.visitor(`pikkujatti.localhost:${portal.port}`);
    await visitor.signIn(KERTTU);
    expect((await visitor.get(LIST)).status).toBe(403);
    expect((await visitor.get(`${LIST}/${id}`)).status).toBe(403);
    expect((await answer(visitor, id, ANSWERS)).status).toBe(403);
  });
});

describe('answers', () => {
  test('are kept sealed, tidied and without what is not asked, and read again', async () => {
    const given = { ...ANSWERS, obstacles: 'Melu', holiday: '', more: '  Kiitos\r\nkysymästä ' };
    expect(await outcomeOf(answer(kerttu, id, given))).toEqual({
      type: 'answered',
      answeredAt: TEST_NOW.toISOString(),
    });
    const { answers } = await rowOf(id);
    expect(String(answers)).not.toContain('Kiitos');
    const { body } = await kerttu.get(`${LIST}/${id}`);
    expect(body.questionnaire.answers).toEqual({ ...ANSWERS, hours: '6.5', more: 'Kiitos\nkysymästä' });
    expect(body.questionnaire.answeredAt).toBe(TEST_NOW.toISOString());
  });

  test('are given once: a second time they change nothing', async () => {
    await answer(kerttu, id, ANSWERS);
    const before = await rowOf(id);
    expect(await outcomeOf(answer(kerttu, id, { ...ANSWERS, tired: 'often' }))).toEqual({
      type: 'alreadyAnswered',
    });
    expect(await rowOf(id)).toEqual(before);
  });

  test('that are sent twice by a double press, or at the same moment in two tabs, are kept once', async () => {
    const key = 'a'.repeat(32);
    const pressed = await Promise.all([answer(kerttu, id, ANSWERS, key), answer(kerttu, id, ANSWERS, key)]);
    expect(pressed.map(({ body }) => body.data.answerQuestionnaire.type)).toEqual(['answered', 'answered']);
    const other = await invite(KERTTU);
    const tabs = await Promise.all([answer(kerttu, other, ANSWERS), answer(kerttu, other, ANSWERS)]);
    expect(tabs.map(({ body }) => body.data.answerQuestionnaire.type).sort()).toEqual([
      'alreadyAnswered',
      'answered',
    ]);
  });

  test.each<[string, object | string, object[]]>([
    [
      'missing',
      { hours: '7', recovers: 'false' },
      [
        { field: 'falling-asleep', code: 'required' },
        { field: 'tired', code: 'required' },
        { field: 'obstacles', code: 'required' },
      ],
    ],
    [
      'wrong',
      { ...ANSWERS, hours: '25', tired: 'maybe', holiday: '2026-02-30' },
      [
        { field: 'hours', code: 'outside' },
        { field: 'tired', code: 'invalid' },
        { field: 'holiday', code: 'invalid' },
      ],
    ],
    ['unknown', { ...ANSWERS, weight: '80' }, [{ field: 'weight', code: 'unknown' }]],
    ['no answers at all', 'no JSON', [{ field: 'variables.answers', code: 'invalid' }]],
    ['no texts', { hours: 7 }, [{ field: 'variables.answers', code: 'invalid' }]],
  ])('that are %s are refused beside their questions, and nothing is kept', async (_, given, errors) => {
    const { status, headers, body } = await answer(kerttu, id, given);
    expect(status).toBe(422);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(body).toMatchObject({ code: 'invalidFields', errors });
    expect((await rowOf(id)).answered_at).toBeNull();
  });

  test('leave as a QuestionnaireResponse of FHIR R4, each of its kind under its linkId', async () => {
    expect((await kerttu.get(`${LIST}/${id}/fhir`)).status).toBe(404);
    const given = {
      ...ANSWERS,
      hours: '06,50',
      recovers: 'false',
      obstacles: 'Melu.\nVuorot.',
      holiday: '31.7.2025',
    };
    await answer(kerttu, id, given);
    const { status, headers, body } = await kerttu.get(`${LIST}/${id}/fhir?lang=fi`);
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/fhir+json; charset=utf-8',
      expect.stringContaining('kyselyn-vastaukset-2026-03-23.json'),
    ]);
    expect(faultOf(body)).toBeNull();
    const patient = {
      type: 'Patient',
      identifier: { use: 'official', system: 'urn:oid:1.2.246.21', value: KERTTU.identityCode },
    };
    expect(body).toMatchObject({
      resourceType: 'QuestionnaireResponse',
      questionnaire: 'https://demo.example/fhir/Questionnaire/uni-ja-palautuminen|1',
      status: 'completed',
      subject: patient,
      source: patient,
      authored: TEST_NOW.toISOString(),
      item: [
        {
          linkId: 'sleep',
          text: 'Uni',
          item: [
            { linkId: 'hours', answer: [{ valueDecimal: 6.5 }] },
            {
              linkId: 'falling-asleep',
              answer: [{ valueCoding: { code: 'weekly', display: '1–2 kertaa viikossa' } }],
            },
            { linkId: 'tired', answer: [{ valueCoding: { code: 'seldom' } }] },
          ],
        },
        {
          linkId: 'recovery',
          item: [
            { linkId: 'recovers', answer: [{ valueBoolean: false }] },
            { linkId: 'obstacles', answer: [{ valueString: 'Melu.\nVuorot.' }] },
            { linkId: 'holiday', answer: [{ valueDate: '2025-07-31' }] },
          ],
        },
      ],
    });
    const aino = await as(AINO);
    expect((await aino.get(`${LIST}/${id}/fhir`)).status).toBe(404);
  });

  test('stand in the access log and in the downloaded data', async () => {
    await answer(kerttu, id, { ...ANSWERS, more: 'Ei muuta' });
    await kerttu.get(`${LIST}/${id}`);
    await kerttu.get(LIST);
    const log = await db.owner
      .selectFrom('access_log')
      .select(['action', 'record_kind', 'record_id'])
      .where('patient_id', '=', await patientWith(db, KERTTU.identityCode))
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(log).toEqual([
      { action: 'read', record_kind: 'questionnaires', record_id: null },
      { action: 'read', record_kind: 'questionnaire', record_id: String(id) },
      { action: 'create', record_kind: 'questionnaire-answers', record_id: String(id) },
    ]);
    const { body } = await kerttu.get('/api/user/data?lang=en');
    expect(body.questionnaires.find((each: { id: number }) => each.id === id)).toMatchObject({
      title: 'Sleep and recovery',
      answers: expect.arrayContaining([
        { question: 'Is there anything else you would like to tell us?', answer: 'Ei muuta' },
        { question: 'How often are you tired during the working day?', answer: 'Less than once a week' },
      ]),
    });
  });
});

describe('a questionnaire', () => {
  const form = (changes: object = {}) => ({
    resourceType: 'Questionnaire',
    url: 'https://clinic.example/pets',
    version: '1',
    status: 'active',
    title: 'Lemmikit',
    item: [
      {
        linkId: 'why',
        type: 'string',
        text: 'Miksi?',
        enableWhen: [{ question: 'pets', operator: '=', answerCoding: { code: 'dog' } }],
      },
      {
        linkId: 'pets',
        type: 'open-choice',
        repeats: true,
        text: 'Mitä lemmikkejä?',
        answerOption: ['dog', 'cat'].map((code) => ({ valueCoding: { code, display: `${code}!` } })),
      },
    ],
    ...changes,
  });

  test('is added once, and its version stays one text', async () => {
    const added = await addQuestionnaire(db.owner, form());
    expect(added).toEqual({ outcome: 'added', id: expect.any(Number) });
    expect(await addQuestionnaire(db.owner, form())).toEqual({ ...added, outcome: 'unchanged' });
    expect(await addQuestionnaire(db.owner, form({ title: 'Muut' }))).toMatchObject({ outcome: 'refused' });
  });

  test.each([
    ['that cannot be asked', { item: [{ linkId: 'a', type: 'attachment', text: 'Kuva' }] }, 'type'],
    ['without a name', { url: undefined }, 'noUrl'],
    ['that is a draft', { status: 'draft' }, 'status'],
  ])('%s is refused when it is added', async (_, changes, code) => {
    const refused = form({ version: 'refused', ...changes });
    expect(await addQuestionnaire(db.owner, refused)).toEqual({
      outcome: 'refused',
      faults: [expect.objectContaining({ code })],
    });
    const known = await db.owner
      .selectFrom('questionnaires')
      .select('id')
      .where('version', '=', 'refused')
      .execute();
    expect(known).toEqual([]);
  });

  test('with check boxes and answers of one’s own is answered, read and downloaded', async () => {
    const added = await addQuestionnaire(db.owner, form({ version: '2' }));
    if (added.outcome !== 'added') throw new Error('It is refused');
    const invitation = await invite(KERTTU, added.id);
    const given = { pets: 'dog\n#own', 'pets-own': 'Marsu', why: 'Seurana' };
    expect(await outcomeOf(answer(kerttu, invitation, given))).toMatchObject({ type: 'answered' });
    const { body: response } = await kerttu.get(`${LIST}/${invitation}/fhir`);
    expect(faultOf(response)).toBeNull();
    expect(response.item).toEqual([
      { linkId: 'why', text: 'Miksi?', answer: [{ valueString: 'Seurana' }] },
      {
        linkId: 'pets',
        text: 'Mitä lemmikkejä?',
        answer: [{ valueCoding: { code: 'dog', display: 'dog!' } }, { valueString: 'Marsu' }],
      },
    ]);
    expect((await kerttu.get(`${LIST}/${invitation}`)).body.questionnaire.answers).toEqual(given);
    const { body } = await kerttu.get('/api/user/data');
    expect(body.questionnaires.find((each: { id: number }) => each.id === invitation).answers).toEqual([
      { question: 'Miksi?', answer: 'Seurana' },
      { question: 'Mitä lemmikkejä?', answer: 'dog!\nMarsu' },
    ]);
  });
});

describe('the longest answers', () => {
  const texts = (count: number) => ({
    resourceType: 'Questionnaire',
    url: 'https://clinic.example/long',
    version: String(count),
    status: 'active',
    title: 'Pitkä',
    item: Array.from({ length: count }, (_, nth) => ({ linkId: `q${nth}`, type: 'text', text: 'Kerro' })),
  });

  test('that a questionnaire may ask for are taken, whatever their characters', async () => {
    const added = await addQuestionnaire(db.owner, texts(60));
    if (added.outcome !== 'added') throw new Error('It is refused');
    for (const character of ['"', '\\', '\n', '€', '😀']) {
      const text = `a${character.repeat(1998 / character.length)}b`;
      const given = Object.fromEntries(texts(60).item.map(({ linkId }) => [linkId, text]));
      const invitation = await invite(KERTTU, added.id);
      expect(await outcomeOf(answer(kerttu, invitation, given)), character).toMatchObject({
        type: 'answered',
      });
    }
  });

  test('that could not be sent make a questionnaire refused when it is added', async () => {
    expect(await addQuestionnaire(db.owner, texts(70))).toEqual({
      outcome: 'refused',
      faults: [{ item: null, code: 'tooLong', about: '' }],
    });
  });
});

describe('the database', () => {
  test('takes answers once, and none of another patient’s', async () => {
    const patientId = await patientWith(db, KERTTU.identityCode);
    const change = (scope: string) =>
      db.inScope({ patientId: scope }, (tx) =>
        tx
          .updateTable('questionnaire_invitations')
          .set({ answered_at: TEST_NOW, answers: 'sealed' as never })
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      );
    const changed = async (scope: string) => (await change(scope)).numUpdatedRows;
    expect(await changed(await patientWith(db, AINO.identityCode))).toBe(0n);
    expect(await changed(patientId)).toBe(1n);
    expect(await changed(patientId)).toBe(0n);
    await db.owner.deleteFrom('questionnaire_invitations').where('id', '=', id).execute();
  });
});

describe('while questionnaires are maintained', () => {
  test('they say so, nothing is read, and nothing is lost', async () => {
    const closed = await startTestPortal(db, {
      config: { hasQuestionnairesOpen: false, rateLimit: 100_000 },
    });
    try {
      const visitor = await as(KERTTU, closed);
      const resting = { type: 'maintenance-mode' };
      expect((await visitor.get(LIST)).body).toEqual(resting);
      expect((await visitor.get(`${LIST}/${id}`)).body).toEqual(resting);
      expect(await outcomeOf(answer(visitor, id, ANSWERS))).toEqual(resting);
      expect((await rowOf(id)).answered_at).toBeNull();
    } finally {
      await closed.close();
    }
  });
});
