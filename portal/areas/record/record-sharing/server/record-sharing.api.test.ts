import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { readPdf } from '#platform/documents/test-documents.ts';
import { forgetExpired } from '#platform/forget-expired.ts';
import { demoRegister, guardianOf } from '#shell/server/sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import type { Visitor } from '#shell/server/test-visitor.ts';
import type { RecordShare } from '../contract.ts';
import { endpoints } from '../contract.ts';
import { FILE_MINUTES, MOST_OPEN_SHARES, MOST_OPENINGS, MOST_WRONG_CODES } from '../rules.ts';

const AINO = { firstNames: 'Aino Maria', lastName: 'Virtanen', identityCode: '140385-902F' };
const EERO = { firstNames: 'Eero Juhani', lastName: 'Lehtonen', identityCode: '021179-905R' };
const KERTTU = { firstNames: 'Kerttu Helena', lastName: 'Laine', identityCode: '070771-9249' };
const HOUR_MS = 3_600_000;
const READER = 'Lääkäri Niemi, Keskussairaala';

describe('a record that is shared by a link and a code', () => {
  let db: TestDatabase;
  let portal: TestPortal;
  let lines: string[];
  let now = TEST_NOW;
  beforeAll(async () => {
    db = await createTestDatabase({ seeded: true });
    lines = [];
    portal = await startTestPortal(db, {
      clock: () => now,
      register: demoRegister(),
      logTo: { write: (line) => lines.push(line) },
      config: { logLevel: 'info' },
    });
  });
  afterAll(async () => {
    await portal.close();
    await db.drop();
  });

  // Each test is somebody else's, and another minute's: what one caller may ask for is counted.
  let from = '';
  let tests = 0;
  beforeEach(async () => {
    await db.owner.deleteFrom('record_shares').execute();
    from = `127.0.1.${++tests}`;
    now = new Date(now.getTime() + 61_000);
  });

  const signedIn = async (person = AINO) => {
    const visitor = portal.visitor();
    await visitor.signIn(person);
    return visitor;
  };
  const share = async (body: object = {}, person = AINO) => {
    const aino = await signedIn(person);
    const answer = await aino.send('POST', '/api/record-shares', {
      body: { contents: 'health-record', recipient: 'Lääkäri Niemi', hours: 24, ...body },
    });
    const link = new URL(answer.body.url).pathname.split('/').at(-1) ?? '';
    return { aino, link, code: answer.body.code as string, id: answer.body.share.id as number };
  };
  const open = (link: string, code: string, reader = READER, visitor = portal.visitor()) =>
    visitor.send('POST', `/api/anon/record-shares/${link}`, { body: { code, reader }, from });
  const fetched = (ticket: string, lang = 'fi', visitor = portal.visitor()) =>
    visitor.get(`/api/anon/record-share-files/${ticket}?lang=${lang}`, { from });
  /** How many queries the database holds up. */
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pg_locks where not granted and relation = 'health_records'::regclass
        and database = (select oid from pg_database where datname = current_database())`.execute(db.db);
    return rows[0]?.n ?? 0;
  };
  const sharesOf = async (person = AINO) =>
    (await (await signedIn(person)).get('/api/record-shares')).body.shares;

  it('is read by those who have both, and the patient sees who and when', async () => {
    const { aino, link, code, id } = await share();
    const opened = await open(link, `${code.slice(0, 4)} ${code.slice(4)}`);
    expect(opened.body).toMatchObject({ type: 'success' });
    const file = await fetched(opened.body.ticket);
    expect(file).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/pdf', 'cache-control': 'no-store' },
    });
    const { text } = await readPdf(new Uint8Array(file.bytes));
    expect(text).toContain('Aino Maria Virtanen');
    const [shown] = await sharesOf();
    expect(shown).toMatchObject({
      id,
      recipient: 'Lääkäri Niemi',
      state: 'open',
      openings: [{ at: now.toISOString(), reader: READER }],
    });
    const { entries } = (await aino.get('/api/user/access-log')).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        recordKind: 'health-record',
        action: 'read',
        actor: expect.objectContaining({ kind: 'anonymous' }),
      }),
    );
  });

  it('has only the kind that is shared, and with it what is dangerous to the patient', async () => {
    const textOf = async (contents: string) => {
      const { link, code } = await share({ contents });
      const { ticket } = (await open(link, code)).body;
      const { bytes } = await fetched(ticket, 'en');
      return (await readPdf(new Uint8Array(bytes))).text;
    };
    const vaccinations = await textOf('vaccinations');
    expect(vaccinations).toContain('Vaccinations');
    expect(vaccinations).toContain('Allergies and risks');
    expect(vaccinations).not.toContain('Prescriptions');
    expect(await textOf('prescription')).toContain('Prescriptions');
  });

  it('says the same of a wrong link, a wrong code and a link that has ended', async () => {
    const { aino, link, code, id } = await share();
    const wrong = code === '00000000' ? '11111111' : '00000000';
    const notOpened = { type: 'notOpened' };
    expect((await open('a'.repeat(43), code)).body).toEqual(notOpened);
    expect((await open(link, wrong)).body).toEqual(notOpened);
    expect((await aino.send('DELETE', `/api/record-shares/${id}`)).body).toEqual({ type: 'success' });
    expect((await aino.send('DELETE', `/api/record-shares/${id}`)).body).toEqual({ type: 'success' });
    expect((await open(link, code)).body).toEqual(notOpened);
    expect((await sharesOf())[0]).toMatchObject({ id, state: 'ended', openings: [] });
  });

  it('opens nothing any more after wrong codes, also where they come at once', async () => {
    const { link, code, id } = await share();
    const wrong = code === '00000000' ? '11111111' : '00000000';
    await Promise.all(Array.from({ length: 3 * MOST_WRONG_CODES }, () => open(link, wrong)));
    expect((await open(link, code)).body).toEqual({ type: 'notOpened' });
    expect((await sharesOf())[0]).toMatchObject({ id, state: 'wrongCodes' });
  });

  it('counts no right code as a wrong one', async () => {
    const { link, code } = await share();
    for (let times = 0; times <= MOST_WRONG_CODES; times += 1)
      expect((await open(link, code)).body).toMatchObject({ type: 'success' });
  });

  it('opens so many times and no more, also at once, and the patient sees how often', async () => {
    const { aino: eero, link, code, id } = await share({}, EERO);
    const answers: Awaited<ReturnType<typeof open>>[] = [];
    for (let times = 2; times < MOST_OPENINGS; times += 1) answers.push(await open(link, code));
    from = `127.0.3.${tests}`;
    answers.push(
      ...(await Promise.all([open(link, code), open(link, code), open(link, code), open(link, code)])),
    );
    const opened = answers.filter(({ body }) => body.type === 'success');
    expect(opened).toHaveLength(MOST_OPENINGS);
    const [shown] = await sharesOf(EERO);
    expect(shown).toMatchObject({ id, state: 'usedUp' });
    expect(shown.openings).toHaveLength(MOST_OPENINGS);
    // What it has given can still be ended.
    await eero.send('DELETE', `/api/record-shares/${id}`);
    expect((await fetched(opened[0]?.body.ticket)).status).toBe(404);
  });

  it('opens alike to somebody who acts for a child in the same browser, as if nobody had logged in', async () => {
    const host = `pikkujatti.localhost:${portal.port}`;
    const aino = portal.visitor(host);
    await aino.signIn(AINO);
    const body = { contents: 'health-record', recipient: 'Lääkäri Niemi', hours: 24 };
    const { url, code } = (await aino.send('POST', '/api/record-shares', { body })).body;
    const link = new URL(url).pathname.split('/').at(-1) ?? '';
    const textFor = async (visitor: Visitor) => {
      const opened = await open(link, code, READER, visitor);
      expect(opened.body).toMatchObject({ type: 'success' });
      const { status, bytes } = await fetched(opened.body.ticket, 'en', visitor);
      expect(status).toBe(200);
      return (await readPdf(new Uint8Array(bytes))).text;
    };
    const guardian = await guardianOf(portal, 'sofia', 'elsa');
    expect(await textFor(guardian)).toBe(await textFor(portal.visitor(host)));
    const { entries } = (await aino.get('/api/user/access-log')).body;
    expect(JSON.stringify(entries)).not.toContain('guardian');
  });

  it('is read by others while a slow reader reads it', async () => {
    const { link, code } = await share();
    const [slow, other] = [(await open(link, code)).body.ticket, (await open(link, code)).body.ticket];
    const held = await db.owner.transaction().execute(async (tx) => {
      await sql`lock table health_records in access exclusive mode`.execute(tx);
      const begun = [fetched(slow)];
      await expect.poll(waiting).toBe(1);
      from = `127.0.2.${tests}`;
      begun.push(fetched(other));
      await expect.poll(waiting).toBe(2);
      return begun;
    });
    for (const { status } of await Promise.all(held)) expect(status).toBe(200);
  });

  it('ends with its time, and its file some minutes after the code', async () => {
    const { link, code, id } = await share({ hours: 1 });
    const { ticket } = (await open(link, code)).body;
    now = new Date(now.getTime() + FILE_MINUTES * 60_000);
    expect((await fetched(ticket)).status).toBe(404);
    now = new Date(now.getTime() + HOUR_MS);
    expect((await open(link, code)).body).toEqual({ type: 'notOpened' });
    expect((await sharesOf())[0]).toMatchObject({ id, state: 'ended' });
  });

  it('is not opened by a file that it has given, once the patient has ended it', async () => {
    const { aino, link, code, id } = await share();
    const { ticket } = (await open(link, code)).body;
    await aino.send('DELETE', `/api/record-shares/${id}`);
    expect((await fetched(ticket)).status).toBe(404);
  });

  it('opens in the brand that it was made in, and to another patient shows nothing', async () => {
    const { link, code, id } = await share();
    const elsewhere = portal.visitor('pikkujatti.localhost');
    const body = { code, reader: READER };
    expect((await elsewhere.send('POST', `/api/anon/record-shares/${link}`, { body })).body.type).toBe(
      'notOpened',
    );
    const eero = await signedIn(EERO);
    expect((await eero.get('/api/record-shares')).body).toEqual({ shares: [] });
    await eero.send('DELETE', `/api/record-shares/${id}`);
    expect((await open(link, code)).body.type).toBe('success');
  });

  it('is refused with a word beside each field that is wrong', async () => {
    const aino = await signedIn();
    const made = await aino.send('POST', '/api/record-shares', {
      body: { contents: 'health-record', recipient: ' ', hours: 24 },
    });
    expect(made).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'recipient', code: 'required' }] },
    });
    const opened = await open('a'.repeat(43), '1234', '');
    expect(opened.body.errors.map(({ field }: { field: string }) => field)).toEqual(['code', 'reader']);
  });

  it('is made a few times, and no more until one has ended', async () => {
    const eero = await signedIn(EERO);
    const body = { contents: 'visit', recipient: 'Lääkäri Niemi', hours: 1 };
    for (let made = 0; made < MOST_OPEN_SHARES; made += 1)
      expect((await eero.send('POST', '/api/record-shares', { body })).body.type).toBe('success');
    now = new Date(now.getTime() + 61_000);
    expect((await eero.send('POST', '/api/record-shares', { body })).body).toEqual({
      type: 'tooMany',
      most: MOST_OPEN_SHARES,
    });
  });

  it('stands in the way of no new one, once wrong codes have ended it', async () => {
    const { link, code } = await share();
    const wrong = code === '00000000' ? '11111111' : '00000000';
    for (let times = 0; times < MOST_WRONG_CODES; times += 1) await open(link, wrong);
    for (let made = 0; made < MOST_OPEN_SHARES; made += 1) await share();
    expect((await sharesOf()).filter(({ state }: RecordShare) => state === 'open')).toHaveLength(
      MOST_OPEN_SHARES,
    );
  });

  it('is sent once at a time to one network', async () => {
    const { link, code } = await share();
    const { ticket } = (await open(link, code)).body;
    const answers = await Promise.all([fetched(ticket), fetched(ticket), fetched(ticket)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.map(({ body }) => body.code)).toContain('downloadUnderWay');
  });

  it('is kept as hashes and sealed texts, stands in no log, and is forgotten', async () => {
    const { link, code } = await share();
    const { ticket } = (await open(link, code)).body;
    await fetched(ticket);
    const rows = JSON.stringify([
      await db.owner.selectFrom('record_shares').selectAll().execute(),
      await db.owner.selectFrom('record_share_openings').selectAll().execute(),
    ]);
    for (const secret of [link, code, ticket, 'Niemi']) {
      expect(rows).not.toContain(secret);
      expect(lines.join('')).not.toContain(secret);
    }
    await db.inScope({}, (tx) => forgetExpired(tx, new Date(now.getTime() + 200 * 24 * HOUR_MS)));
    expect(await db.owner.selectFrom('record_share_openings').select('id').execute()).toEqual([]);
  });

  it('is made, opened and fetched so often a minute', async () => {
    const kerttu = await signedIn(KERTTU);
    const last = async (limit: number | undefined, ask: () => Promise<{ body: { code?: string } }>) => {
      for (let times = 0; times < (limit ?? 0); times++) await ask();
      return (await ask()).body.code;
    };
    const none = 'a'.repeat(43);
    expect(
      await last(endpoints['POST /api/record-shares'].rateLimit, () =>
        kerttu.send('POST', '/api/record-shares', { body: {} }),
      ),
    ).toBe('tooManyRequests');
    expect(
      await last(endpoints['POST /api/anon/record-shares/{share}'].rateLimit, () => open(none, '12345678')),
    ).toBe('tooManyRequests');
    expect(
      await last(endpoints['GET /api/anon/record-share-files/{ticket}'].rateLimit, () => fetched(none)),
    ).toBe('tooManyRequests');
  });
});
