import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import {
  TEST_ROOM_ORIGIN,
  type TestVideoRooms,
  testVideoRooms,
} from '#outside/video/client/test-video-rooms.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import type { Session } from '#platform/context.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { forgetExpired } from '#platform/forget-expired.ts';
import { countedAllowance } from '#platform/limits/test-allowance.ts';
import { endpoints, MEASURED_LENGTH } from '../contract.ts';
import { MOST_GUESTS } from '../guest-kinds.ts';
import { createVideoService } from './service.ts';
import { type MadeVideo, makeVideo, recordOf } from './test-visits.ts';

const SHOW = 'GET /api/video/{id}';
const ROOM = 'GET /api/video/{id}/room';
const JOIN = 'POST /api/video/{id}/join';
const INVITE = 'POST /api/video/{id}/guests';
const REVOKE = 'DELETE /api/video/{id}/guests/{guest}';
const SHOW_GUEST = 'GET /api/anon/video/{guest}';
const GUEST_ROOM = 'GET /api/anon/video/{guest}/room';
const JOIN_GUEST = 'POST /api/anon/video/{guest}/join';
const MINUTE_MS = 60_000;

let db: TestDatabase;
let rooms: TestVideoRooms;
let call: Call<typeof endpoints>;
let aino: string;
let eero: string;
let made: MadeVideo;
let days = 200;
let requests = 0;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  [aino, eero] = await Promise.all([recordOf(db, 'aino'), recordOf(db, 'eero')]);
});
beforeEach(async () => {
  rooms = testVideoRooms();
  call = callerOf(db, createVideoService(rooms));
  days += 1;
  made = await makeVideo(db, aino, { days });
});
afterAll(() => db.drop());

const PERSON = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const as = (patientId: string): Partial<Session> => ({ patientId, person: PERSON });
const minutes = (from: Date, count: number) => new Date(from.getTime() + count * MINUTE_MS);
/** A request of Aino's ten minutes before the start, unless it says otherwise. */
const asked = (request = {}) => ({
  session: as(aino),
  now: minutes(made.startsAt, -10),
  requestId: `video-${++requests}`,
  ...request,
});
const params = () => ({ params: { id: made.id } });
const join = (request = {}) => call(JOIN, params(), asked(request));
const room = (request = {}) => call(ROOM, params(), asked(request));
const cancel = () =>
  db.owner
    .updateTable('appointments')
    .set({ cancelled_at: made.startsAt, cancelled_by: 'clinic' })
    .where('id', '=', made.id)
    .execute();
const type = (code: string) => ({ body: { type: code } });
const notFound = { problem: 'notFound' };
/** What the calls of one request have left in the access log. */
const logOf = (requestId: string) =>
  db.owner
    .selectFrom('access_log')
    .select(['patient_id', 'actor_kind', 'action', 'record_kind', 'record_id'])
    .where('request_id', '=', requestId)
    .execute();

/** Invites somebody; resolves to the guest and the secret of their link. */
async function invite(kind = 'interpreter') {
  const answer = await call(INVITE, { ...params(), body: { kind } }, asked());
  const { guest, url } = (answer as { body: { guest: { id: string }; url: string } }).body;
  return { id: guest.id, secret: url.split('/').at(-1) ?? '', url };
}
const asGuest = (secret: string, request = {}) =>
  [
    { params: { guest: secret } },
    { now: minutes(made.startsAt, -10), requestId: `guest-${++requests}`, ...request },
  ] as const;

describe('a video appointment', () => {
  test('is shown to its patient, whenever they ask', async () => {
    for (const now of [minutes(made.startsAt, -10_000), minutes(made.endsAt, 10_000)]) {
      expect(await call(SHOW, params(), asked({ now }))).toEqual({
        body: {
          visit: {
            startDate: made.startsAt.toISOString(),
            endDate: made.endsAt.toISOString(),
            isCancelled: false,
            practitioner: { name: expect.any(String), title: expect.any(String) },
            guests: [],
          },
        },
      });
    }
    await cancel();
    expect(await call(SHOW, params(), asked())).toMatchObject({ body: { visit: { isCancelled: true } } });
  });

  test('is read in the patient’s log, and so is coming to it', async () => {
    const entry = { patient_id: aino, actor_kind: 'patient', action: 'read', record_id: String(made.id) };
    await call(SHOW, params(), asked({ requestId: 'shown' }));
    expect(await logOf('shown')).toMatchObject([entry]);
    await join({ requestId: 'joined' });
    expect(await logOf('joined')).toMatchObject([entry]);
    // A page that waits asks this every few seconds.
    await room({ requestId: 'looked' });
    expect(await logOf('looked')).toEqual([]);
  });

  test.each([
    ['of somebody else', () => ({ session: as(eero) }), {}],
    ['that there is not', () => ({}), { id: 999_999_999 }],
  ])('%s is not found', async (_, request, other) => {
    const input = { params: { id: made.id, ...other } };
    for (const key of [SHOW, ROOM, JOIN] as const)
      expect(await call(key, input, asked(request()))).toEqual(notFound);
    const body = { kind: 'guardian' };
    expect(await call(INVITE, { ...input, body }, asked(request()))).toEqual(notFound);
    expect(rooms.opened).toEqual([]);
  });

  test('is none where the patient comes to a clinic or is called', async () => {
    for (const kind of ['LVO', 'PUH', 'CHAT']) {
      days += 1;
      made = await makeVideo(db, aino, { days, kind });
      for (const key of [SHOW, ROOM, JOIN] as const)
        expect(await call(key, params(), asked())).toEqual(notFound);
    }
  });

  test('is hidden from a guardian who may not know where the child is', async () => {
    const actingFor = { patientId: aino, verifiedAt: null, isProtected: true, otherGuardians: [] };
    const session = { ...as(aino), actingFor, ownPatientId: eero };
    for (const key of [SHOW, ROOM, JOIN] as const)
      expect(await call(key, params(), asked({ session }))).toEqual(notFound);
  });
});

describe('joining', () => {
  test.each([
    ['more than 15 minutes before the start', -15.1, 'tooEarly', 'closed'],
    ['15 minutes before the start', -15, 'success', 'success'],
    ['half an hour after the end', 20 + 29.9, 'success', 'success'],
    ['later than that', 20 + 30, 'ended', 'closed'],
  ])('%s', async (_, after, joined, seen) => {
    const now = minutes(made.startsAt, after);
    expect(await join({ now })).toMatchObject(type(joined));
    expect(await room({ now })).toMatchObject(type(seen));
    expect(rooms.admitted).toHaveLength(joined === 'success' ? 1 : 0);
  });

  test('what was cancelled is not possible, and what the practitioner has ended is over', async () => {
    rooms.practitioner = 'ended';
    expect(await join()).toEqual(type('ended'));
    expect(await room()).toEqual({ body: { type: 'success', practitioner: 'ended' } });
    expect(rooms.admitted).toEqual([]);
    await cancel();
    expect(await join()).toEqual(type('cancelled'));
    expect(await room()).toEqual(type('closed'));
  });

  test('leads to the provider’s room, as the same participant each time', async () => {
    const first = await join({ language: 'sv' });
    expect(first).toEqual({
      body: { type: 'success', url: expect.stringMatching(`^${TEST_ROOM_ORIGIN}/rooms/`) },
    });
    expect(await join()).toEqual(first);
    expect(rooms.admitted[0]).toMatchObject({ role: 'patient' });
    expect(rooms.opened[0]).toMatchObject({ startsAt: made.startsAt, endsAt: made.endsAt });
  });

  test('tells the provider nothing that names the appointment or the person', async () => {
    await join();
    const sent = JSON.stringify([rooms.opened, rooms.admitted]);
    for (const known of [aino, PERSON.identityCode, PERSON.lastName, `"${made.id}"`])
      expect(sent).not.toContain(known);
    expect(rooms.opened[0]?.room).toMatch(/^[\w-]{43}$/);
  });

  test('for a child is a guardian’s, who is another participant', async () => {
    await join();
    const actingFor = { patientId: aino, verifiedAt: null, isProtected: false, otherGuardians: [] };
    const person = { ...PERSON, identityCode: '010190-900A' };
    await join({ session: { patientId: aino, ownPatientId: eero, actingFor, person } });
    const [patient, guardian] = rooms.admitted;
    expect(guardian).toMatchObject({ role: 'guardian', room: patient?.room });
    expect(guardian?.participant).not.toBe(patient?.participant);
  });

  test('and looking say that the provider does not answer, and what is known of the appointment stays', async () => {
    rooms.isDown = true;
    const reported: unknown[] = [];
    const report = (error: unknown) => reported.push(error);
    expect(await join({ report })).toEqual(type('unavailable'));
    expect(await room({ report })).toEqual(type('unavailable'));
    expect(String(reported[0])).toContain('The video provider of the tests did not answer');
    expect(await call(SHOW, params(), asked())).toMatchObject({ body: { visit: {} } });
  });
});

describe('a guest', () => {
  test('comes by a link that tells when it is, and nothing of whose', async () => {
    const { secret, url } = await invite();
    expect(url).toMatch(/\/(fi\/videovieras|sv\/videogast|en\/video-guest)\/[\w-]{43}$/);
    expect(await call(SHOW_GUEST, ...asGuest(secret, { requestId: 'came' }))).toEqual({
      body: {
        type: 'success',
        visit: {
          startDate: made.startsAt.toISOString(),
          endDate: made.endsAt.toISOString(),
          isCancelled: false,
          kind: 'interpreter',
        },
      },
    });
    expect(await logOf('came')).toMatchObject([
      { patient_id: aino, actor_kind: 'anonymous', action: 'read', record_kind: 'video-guest' },
    ]);
  });

  test.each([
    [-15.1, 'tooEarly'],
    [-15, 'success'],
    [20 + 29.9, 'success'],
    [20 + 30, 'appointment-not-found'],
  ])('%d minutes after the start: %s', async (after, joined) => {
    const { secret } = await invite('guardian');
    expect(await call(JOIN_GUEST, ...asGuest(secret, { now: minutes(made.startsAt, after) }))).toMatchObject(
      type(joined),
    );
    if (joined === 'success') expect(rooms.admitted[0]).toMatchObject({ role: 'guardian' });
  });

  test('is a participant of their own', async () => {
    const [one, other] = [await invite(), await invite()];
    await join();
    for (const { secret } of [one, other, one]) await call(JOIN_GUEST, ...asGuest(secret));
    expect(new Set(rooms.admitted.map(({ participant }) => participant)).size).toBe(3);
    expect(new Set(rooms.admitted.map((each) => each.room)).size).toBe(1);
    expect(JSON.stringify(rooms.admitted)).not.toContain(one.id);
  });

  test('is told whether the practitioner has come, while it can be joined, and nothing of it is logged', async () => {
    const { secret } = await invite();
    const seen = (after: number, request = {}) =>
      call(GUEST_ROOM, ...asGuest(secret, { now: minutes(made.startsAt, after), ...request }));
    expect(await seen(5, { requestId: 'guest-looked' })).toEqual({
      body: { type: 'success', practitioner: 'absent' },
    });
    expect(await logOf('guest-looked')).toEqual([]);
    rooms.practitioner = 'present';
    expect(await seen(6)).toMatchObject({ body: { practitioner: 'present' } });
    expect(await seen(-15.1)).toEqual(type('closed'));
    expect(rooms.admitted).toEqual([]);
    rooms.isDown = true;
    expect(await seen(7)).toEqual(type('unavailable'));
  });

  test('reads that it has ended, or that the provider does not answer', async () => {
    const { secret } = await invite();
    rooms.practitioner = 'ended';
    expect(await call(JOIN_GUEST, ...asGuest(secret))).toEqual(type('ended'));
    rooms.isDown = true;
    expect(await call(JOIN_GUEST, ...asGuest(secret))).toEqual(type('unavailable'));
  });

  test('is refused with a link that was revoked, of a cancelled appointment, or nobody’s', async () => {
    const { id, secret } = await invite();
    const { secret: second } = await invite();
    const revoke = () =>
      call(REVOKE, { params: { id: made.id, guest: id } }, asked({ requestId: 'revoked' }));
    expect(await revoke()).toEqual(type('success'));
    expect(await revoke()).toEqual(type('success'));
    expect(await logOf('revoked')).toMatchObject([{ action: 'cancel', record_kind: 'video-guest' }]);
    const refused = async (wrong: string) => {
      for (const key of [SHOW_GUEST, GUEST_ROOM, JOIN_GUEST] as const)
        expect(await call(key, ...asGuest(wrong))).toEqual(type('appointment-not-found'));
    };
    await refused(secret);
    await refused('a'.repeat(43));
    expect(await call(SHOW_GUEST, ...asGuest(second))).toMatchObject(type('success'));
    await cancel();
    await refused(second);
    expect(rooms.admitted).toEqual([]);
  });

  test('is not another patient’s to revoke', async () => {
    const { id, secret } = await invite();
    const input = { params: { id: made.id, guest: id } };
    expect(await call(REVOKE, input, asked({ session: as(eero) }))).toEqual(type('success'));
    expect(await call(SHOW_GUEST, ...asGuest(secret))).toMatchObject(type('success'));
  });

  test('is one of four at most, and of none once it is over', async () => {
    for (let nth = 0; nth < MOST_GUESTS; nth++) await invite();
    const again = (request = {}) => call(INVITE, { ...params(), body: { kind: 'guardian' } }, asked(request));
    expect(await again()).toEqual(type('tooMany'));
    expect(await again({ now: minutes(made.endsAt, 30) })).toEqual(type('ended'));
    const shown = await call(SHOW, params(), asked());
    expect((shown as { body: { visit: { guests: unknown[] } } }).body.visit.guests).toHaveLength(4);
  });

  test('is one of four also of those who are invited at once', async () => {
    const at = () => call(INVITE, { ...params(), body: { kind: 'guardian' } }, asked());
    const answers = await Promise.all(Array.from({ length: 3 * MOST_GUESTS }, at));
    const isTooMany = (answer: unknown) => JSON.stringify(answer) === JSON.stringify(type('tooMany'));
    expect(answers.filter((answer) => !isTooMany(answer))).toHaveLength(MOST_GUESTS);
  });

  test('follows the appointment to another time', async () => {
    const { secret } = await invite();
    const starts_at = minutes(made.startsAt, 12 * 60);
    await db.owner
      .updateTable('appointments')
      .set({ starts_at, ends_at: minutes(starts_at, 20) })
      .where('id', '=', made.id)
      .execute();
    expect(await call(SHOW_GUEST, ...asGuest(secret))).toMatchObject({
      body: { visit: { startDate: starts_at.toISOString() } },
    });
  });

  test('is kept as a hash, and forgotten once the appointment is over', async () => {
    const { id, secret } = await invite();
    const rows = async () => db.owner.selectFrom('video_guests').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify(await rows())).not.toContain(secret);
    const forget = (now: Date) => db.inScope({}, (tx) => forgetExpired(tx, now));
    await forget(minutes(made.endsAt, 29));
    expect(await rows()).toHaveLength(1);
    await forget(minutes(made.endsAt, 31));
    expect(await rows()).toEqual([]);
  });
});

test('the connection is measured with as many letters each time', async () => {
  const answer = await call('GET /api/anon/video-connection', {}, {});
  const { letters } = (answer as { body: { letters: string } }).body;
  expect(letters).toHaveLength(MEASURED_LENGTH);
});

const LIMITS = Object.entries(endpoints).flatMap(([key, endpoint]: [string, Endpoint]) =>
  endpoint.rateLimit ? [[key as keyof typeof endpoints, endpoint.rateLimit] as const] : [],
);
test.each(LIMITS)('%s is open to one caller %i times a minute', async (key, limit) => {
  const caller = asked({ allowance: countedAllowance() });
  const ask = () => call(key, {} as never, caller);
  for (let times = 0; times < limit; times++)
    expect(await ask()).not.toMatchObject({ problem: 'tooManyRequests' });
  expect(await ask()).toMatchObject({ problem: 'tooManyRequests' });
});
