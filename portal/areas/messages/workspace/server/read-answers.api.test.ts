import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patientWith } from '#areas/appointments/appointments/server/test-appointments.ts';
import { feature as questionnaires } from '#areas/messages/questionnaires/server/feature.ts';
import { sealAnswers } from '#areas/messages/shared/questionnaires/server/sealed-answers.ts';
import { feature as prescriptions } from '#areas/record/prescriptions/server/feature.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { endpoints } from '../contract.ts';
import { workspaceService } from './service.ts';
import { addStaff, addThread, type TestStaff } from './test-staff.ts';

const ANSWERS = 'GET /api/workspace/threads/{id}/questionnaires/{invitation}';
const REPLY = 'POST /api/workspace/threads/{id}/messages';
const CONTENT = {
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Uni',
  item: [
    { linkId: 'tired', type: 'boolean', text: 'Väsyttääkö sinua?' },
    { linkId: 'hours', type: 'decimal', text: 'Montako tuntia nukut?' },
    { linkId: 'since', type: 'date', text: 'Mistä alkaen?' },
    { linkId: 'more', type: 'text', text: 'Kerro lisää.' },
  ],
};

let db: TestDatabase;
let call: Call<typeof endpoints>;
let eero: string;
let nurse: TestStaff;
let hr: TestStaff;
let questionnaire: number;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  const { renewalDesk } = prescriptions;
  const { readAnswers } = questionnaires;
  call = callerOf(db, workspaceService({ renewalDesk, readAnswers } as never));
  eero = await patientWith(db, '021179-905R');
  nurse = await addStaff(db, 'Noora', { teams: ['nurses'] });
  hr = await addStaff(db, 'Henna', { kind: 'hr', employer: 'tehdas' });
  ({ id: questionnaire } = await db.owner
    .insertInto('questionnaires')
    .values({ url: 'https://demo.example/own', version: '1', content: JSON.stringify(CONTENT) })
    .returning('id')
    .executeTakeFirstOrThrow());
});
afterAll(() => db.drop());

const as = (staff: TestStaff, key: keyof typeof endpoints & string, input: object) =>
  call(key, input, { session: { person: staff.person }, idempotencyKey: randomUUID() });
const read = (staff: TestStaff, thread: number, invitation: number, lang = 'fi') =>
  as(staff, ANSWERS, { params: { id: String(thread), invitation: String(invitation) }, query: { lang } });

/** A conversation with an invitation, which a professional has sent. */
async function invited(type: 'customer' | 'hr' = 'customer') {
  const thread = await addThread(db, eero, 'Uni', { type, team: 'nurses', employer: 'tehdas' });
  await as(nurse, REPLY, {
    params: { id: String(thread) },
    body: { text: 'Täytäthän kyselyn.', questionnaire, attachments: [] },
  });
  const { id } = await db.owner
    .selectFrom('thread_messages')
    .select('questionnaire_invitation_id as id')
    .where('thread_id', '=', thread)
    .where('questionnaire_invitation_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return { thread, invitation: id ?? 0 };
}
const answer = (invitation: number) =>
  db.owner
    .updateTable('questionnaire_invitations')
    .set({
      answers: sealAnswers(db.vault, { tired: 'true', hours: '5.5', since: '2026-03-01' }),
      answered_at: TEST_NOW,
    })
    .where('id', '=', invitation)
    .execute();

test('a professional who has invited reads what was answered, in words, and the patient’s log says so', async () => {
  const { thread, invitation } = await invited();
  expect(await read(nurse, thread, invitation)).toEqual({ problem: 'notFound' });
  await answer(invitation);
  expect(await read(nurse, thread, invitation)).toEqual({
    body: {
      title: 'Uni',
      answeredAt: TEST_NOW.toISOString(),
      sections: [
        { title: null, answers: [{ question: 'Väsyttääkö sinua?', answer: 'Kyllä' }] },
        { title: null, answers: [{ question: 'Montako tuntia nukut?', answer: '5,5' }] },
        { title: null, answers: [{ question: 'Mistä alkaen?', answer: '1.3.2026' }] },
        { title: null, answers: [{ question: 'Kerro lisää.', answer: null }] },
      ],
    },
  });
  const logged = await db.owner
    .selectFrom('access_log')
    .select(['actor_id', 'action'])
    .where('patient_id', '=', eero)
    .where('record_kind', '=', 'questionnaire')
    .where('record_id', '=', String(invitation))
    .where('action', '=', 'read')
    .execute();
  expect(logged).toEqual([{ actor_id: String(nurse.id), action: 'read' }]);
});

test('nobody reads answers of another conversation, or without a sight of it; HR reads none at all', async () => {
  const first = await invited();
  const second = await invited('hr');
  for (const { invitation } of [first, second]) await answer(invitation);
  expect(await read(nurse, second.thread, first.invitation)).toEqual({ problem: 'notFound' });
  expect(await read(hr, first.thread, first.invitation)).toEqual({ problem: 'notFound' });
  expect(await read(hr, second.thread, second.invitation)).toEqual({ problem: 'forbidden' });
  const shown = (await as(hr, 'GET /api/workspace/threads/{id}', {
    params: { id: String(second.thread) },
  })) as { body: { messages: { questionnaires: object[] }[] } };
  expect(shown.body.messages.flatMap((message) => message.questionnaires)).toEqual([]);
});
