import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };

describe('a calendar address', () => {
  let db: TestDatabase;
  let portal: TestPortal;
  let lines: string[];
  let now = TEST_NOW;
  beforeAll(async () => {
    db = await createTestDatabase({ seeded: true });
    lines = [];
    portal = await startTestPortal(db, {
      clock: () => now,
      logTo: { write: (line) => lines.push(line) },
      config: { logLevel: 'info' },
    });
  });
  afterAll(async () => {
    await portal.close();
    await db.drop();
  });

  const signedIn = async () => {
    const visitor = portal.visitor();
    await visitor.signIn(AINO);
    return visitor;
  };
  const create = async (showsDetails = false) => {
    const aino = await signedIn();
    const { body } = await aino.send('POST', '/api/calendar-feed', { body: { showsDetails } });
    return { aino, path: new URL(body.url).pathname };
  };
  /** What a calendar reads, without a session. */
  const read = (path: string, headers = {}) => portal.visitor().get(path, { headers });

  test('has the appointments that stand, and of them no more than time and clinic', async () => {
    const { path } = await create();
    const { status, headers, body } = await read(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const own = await db.owner
      .selectFrom('appointments')
      .innerJoin('identities', 'identities.patient_id', 'appointments.patient_id')
      .innerJoin('clinics', 'clinics.id', 'clinic_id')
      .select(['starts_at', 'clinics.name', 'cancelled_at'])
      .where('identity_hash', '=', personHash(db.vault, AINO.identityCode))
      .where('starts_at', '>', new Date(TEST_NOW.getTime() - 90 * 86_400_000))
      .where('cancelled_at', 'is', null)
      .execute();
    expect(own.length).toBeGreaterThan(2);
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(own.length);
    expect(body.match(/SUMMARY:.*/g)).toEqual(own.map(() => 'SUMMARY:Ajanvaraus\r'.trim()));
    for (const { name } of own) expect(body).toContain(`LOCATION:${name.fi}\r\n`);
    expect(body).not.toMatch(/DESCRIPTION|ORGANIZER|URL|METHOD|vastaanotto(?!\r)/i);
    expect(body.split('\r\n').every((line: string) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  test('keeps UID and sequence of the single file, and tells more if the patient wants it', async () => {
    const { aino, path } = await create(true);
    const { upcoming } = (await aino.get('/api/own-appointments?lang=fi')).body;
    const text = (await read(path)).body.replaceAll('\r\n ', '');
    const [next] = upcoming;
    expect(text).toContain(`UID:${next.calendar.uid}\r\n`);
    expect(text).toContain(`SUMMARY:${next.kind}\r\n`);
    expect(text).toContain(next.practitioner.name);
    await aino.send('PUT', '/api/calendar-feed', { body: { showsDetails: false } });
    expect((await read(path)).body).not.toContain(next.practitioner.name);
  });

  test('is not sent again while nothing has changed', async () => {
    const { path } = await create();
    const { headers } = await read(path);
    const etag = String(headers.etag);
    const again = await read(path, { 'if-none-match': `"another", W/${etag}` });
    expect([again.status, again.body]).toEqual([304, '']);
    await db.owner.updateTable('appointments').set({ room: 'Toinen huone' }).execute();
    expect((await read(path, { 'if-none-match': etag })).status).toBe(200);
  });

  test('ends at once, also when another one is made, and opens nothing else', async () => {
    const { aino, path } = await create();
    const second = await create();
    expect(await read(path)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
    expect((await read(second.path)).status).toBe(200);
    expect((await aino.send('DELETE', '/api/calendar-feed')).body).toEqual({ type: 'success' });
    expect((await aino.send('DELETE', '/api/calendar-feed')).body).toEqual({ type: 'success' });
    expect((await read(second.path)).status).toBe(404);
    expect((await aino.get('/api/calendar-feed')).body).toEqual({ feed: null });
    for (const wrong of [
      '/calendar/x.ics',
      `/calendar/${'a'.repeat(43)}.ics`,
      second.path.replace('.ics', ''),
    ])
      expect((await read(wrong)).status).toBe(404);
  });

  test('is kept as a hash only, and stands in no log', async () => {
    const { aino, path } = await create();
    await read(path);
    const secret = /calendar\/(.+)\.ics/.exec(path)?.[1] ?? '';
    expect(secret).toHaveLength(43);
    const rows = await db.owner.selectFrom('calendar_feeds').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows[0]?.secret_hash.toString('base64url')).not.toBe(secret);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('')).not.toContain(secret);
    expect((await aino.get('/api/calendar-feed')).body.feed).toMatchObject({
      showsDetails: false,
      readOn: '2026-03-23',
    });
  });

  test('is read once a day in the patient’s log, however often a calendar asks', async () => {
    const { path } = await create();
    await read(path);
    await read(path);
    const entries = await db.owner
      .selectFrom('access_log')
      .select('actor_kind')
      .where('record_kind', '=', 'calendar-feed')
      .where('actor_kind', '=', 'system')
      .where('at', '=', TEST_NOW)
      .execute();
    const made = await db.owner
      .selectFrom('access_log')
      .select('id')
      .where('record_kind', '=', 'calendar-feed')
      .where('action', '=', 'create')
      .execute();
    // Each new address is read for the first time once.
    expect(entries.length).toBeLessThanOrEqual(made.length);
    expect(entries.length).toBeGreaterThan(0);
  });

  test('ends after a year, says so in the calendar before, and goes on as the same where the patient lets it', async () => {
    const after = (days: number) => {
      now = new Date(TEST_NOW.getTime() + days * 86_400_000);
    };
    const { path } = await create();
    expect((await read(path)).body).not.toContain('DTSTART;VALUE=DATE');
    after(336);
    const last = (await read(path)).body.replaceAll('\r\n ', '');
    expect(last).toContain('DTSTART;VALUE=DATE:20270323\r\n');
    expect(last).toContain('SUMMARY:Kalenterin osoitteen voimassaolo päättyy. Jatka sitä palvelussa.\r\n');
    expect(last).toMatch(/URL:.*\/fi\/ajanvaraukset\/kalenteri\r\n/);
    after(365);
    expect(await read(path)).toMatchObject({ status: 404, body: 'Not found\n' });
    const aino = await signedIn();
    expect((await aino.get('/api/calendar-feed')).body.feed.endsAt).toBe('2027-03-23T07:00:00.000Z');
    const renewed = await aino.send('POST', '/api/calendar-feed/renewal');
    expect(renewed.body.feed.endsAt).toBe('2028-03-23T07:00:00.000Z');
    expect((await read(path)).status).toBe(200);
    await aino.send('DELETE', '/api/calendar-feed');
    expect((await aino.send('POST', '/api/calendar-feed/renewal')).body).toEqual({ feed: null });
    now = TEST_NOW;
  });

  test('is made so many times a minute', async () => {
    const aino = await signedIn();
    const make = () => aino.send('POST', '/api/calendar-feed', { body: { showsDetails: false } });
    const answers = [];
    for (let nth = 0; nth < 11; nth++) answers.push(await make());
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
  });
});
