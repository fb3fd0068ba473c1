import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addStaff } from '#areas/messages/shared/staff/server/add-staff.ts';
import { INVITATION_HOURS, invite } from '#areas/messages/shared/staff/server/invite.ts';
import { removeStaff } from '#areas/messages/shared/staff/server/remove-staff.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { truncateStaff } from '#platform/database/test-truncate.ts';
import { forgetExpired } from '#platform/forget-expired.ts';
import { readConfig } from '#shell/server/config/config.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import type { Visitor } from '#shell/server/test-visitor.ts';
import { CODES_AN_HOUR, mayTryCode, PASSWORDS_AN_HOUR } from './attempts.ts';
import { testPasskey } from './test-passkey.ts';

const CODE = '140385-902F';
const PASSWORD = 'vaahtera kulkee sillalla';
const words = { fi: 'lääkäri', sv: 'läkare', en: 'doctor' };

let db: TestDatabase;
let portal: TestPortal;
let now = TEST_NOW;
let user: number;
let log = '';
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(db, {
    clock: () => now,
    config: {
      rateLimit: 100_000,
      logLevel: 'error',
      trustProxy: readConfig({ NODE_ENV: 'test', TRUST_PROXY: '1' }).trustProxy,
    },
    logTo: { write: (line: string) => (log += line) },
  });
});
afterAll(async () => {
  await portal.close();
  await db.drop();
});
beforeEach(async () => {
  now = TEST_NOW;
  log = '';
  await truncateStaff(db.owner, ['attempts', 'allowances']);
  const added = await addStaff(db.owner, db.vault, {
    identityCode: CODE,
    name: 'Ilona Heikkinen',
    title: words,
  });
  user = added.type === 'success' ? added.id : 0;
});

const pass = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
async function invitation(id = user): Promise<string> {
  const invited = await invite(db.owner, db.vault, id, now);
  return invited.type === 'success' ? invited.code : '';
}
let networks = 0;
/** Each from a network of its own, unless one is named: what one network may ask for in a minute is tested elsewhere. */
const send = (visitor: Visitor, path: string, body?: object, from?: string) => {
  networks += 1;
  const headers = { 'x-forwarded-for': from ?? `198.51.${networks >> 8}.${networks & 255}` };
  return visitor.send('POST', `/api/staff/${path}`, { body, headers });
};
const byPassword = (visitor: Visitor, password = PASSWORD, as: number | string = user) =>
  send(visitor, 'sessions/password', { user: String(as), password });
const setPassword = async (password = PASSWORD, code?: string, visitor = portal.visitor()) =>
  send(visitor, 'passwords', { code: code ?? (await invitation()), password });
const sessionOf = async (visitor: Visitor) => (await visitor.get('/api/session')).body;
const isIn = async (visitor: Visitor) => (await visitor.get('/api/workspace')).body.type === 'inbox';
const events = () =>
  log
    .split('\n')
    .filter((line) => line.includes('"log":"security"'))
    .map((line) => JSON.parse(line))
    .map(({ event, reason }) => `${event} ${reason}`);
const answer = (type: string) => ({ status: 200, body: { type } });

async function withPasskey() {
  const visitor = portal.visitor();
  const code = await invitation();
  const { body } = await send(visitor, 'invitation', { code });
  const device = testPasskey(`http://kaari.localhost:${portal.port}`);
  const set = await send(visitor, 'passkeys', { code, credential: device.create(body.passkey.challenge) });
  return { visitor, code, device, set };
}
async function signBy({ sign }: ReturnType<typeof testPasskey>, visitor = portal.visitor(), flags?: number) {
  const { body } = await send(visitor, 'challenge');
  const credential = sign(body.challenge, flags);
  return { visitor, credential, answered: await send(visitor, 'sessions/passkey', { credential }) };
}

describe('one network', () => {
  test.each([
    ['challenge', undefined],
    ['sessions/passkey', { credential: {} }],
  ])('is answered %s so often a minute', async (path, body) => {
    const visitor = portal.visitor();
    const statuses: number[] = [];
    for (let times = 0; times <= 20; times++)
      statuses.push((await send(visitor, path, body, '203.0.113.9')).status);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses[0]).not.toBe(429);
  });
});

describe('an invitation', () => {
  test('says whom it invites, once they type its code in any way', async () => {
    const code = (await invitation()).toLowerCase().replaceAll(/.{4}/g, '$& ');
    const shown = await send(portal.visitor(), 'invitation', { code });
    expect(shown).toMatchObject({
      status: 200,
      body: { type: 'invited', name: 'Ilona Heikkinen', user, passkey: { rp: { name: 'Kaari' } } },
    });
    expect(JSON.stringify(shown.body)).not.toContain(CODE);
  });

  test('is good for one setting, one day, and until the next one', async () => {
    const [first, second] = [await invitation(), await invitation()];
    expect(await setPassword(PASSWORD, first)).toMatchObject(answer('userNotFound'));
    expect(await setPassword(PASSWORD, second)).toMatchObject(answer('success'));
    expect(await setPassword(PASSWORD, second)).toMatchObject(answer('userNotFound'));
    const late = await invitation();
    pass(INVITATION_HOURS);
    for (const path of ['invitation', 'passwords'])
      expect(await send(portal.visitor(), path, { code: late, password: PASSWORD })).toMatchObject(
        answer('userNotFound'),
      );
    expect(events()).toContain('codeWrong invitation');
  });

  test('is for those who work here', async () => {
    expect(await invite(db.owner, db.vault, user + 1, now)).toEqual({ type: 'userNotFound' });
    const code = await invitation();
    await removeStaff(db.owner, user, now);
    expect(await setPassword(PASSWORD, code)).toMatchObject(answer('userNotFound'));
    expect(await invite(db.owner, db.vault, user, now)).toEqual({ type: 'userNotFound' });
  });

  test('is not guessed: its codes are counted', async () => {
    const code = await invitation();
    const address = '203.0.113.7';
    for (let tried = 0; tried < CODES_AN_HOUR; tried += 1)
      await db.inScope({}, (tx) => mayTryCode(tx, { vault: db.vault, now, address }));
    for (const [path, body] of [
      ['invitation', { code }],
      ['passwords', { code, password: PASSWORD }],
      ['passkeys', { code, credential: testPasskey('http://kaari.localhost').create('AA') }],
    ] as const)
      expect(await send(portal.visitor(), path, body, address)).toMatchObject({ status: 429 });
  });

  test('is kept in no clear text, and forgotten once it is over', async () => {
    const code = await invitation();
    const kept = async () =>
      JSON.stringify(await db.owner.selectFrom('staff_invitations').selectAll().execute());
    expect(await kept()).not.toContain(code);
    pass(INVITATION_HOURS + 1);
    await db.inScope({}, (tx) => forgetExpired(tx, now));
    expect(await kept()).toBe('[]');
  });
});

describe('a password', () => {
  test('is set by an invitation, and signs in from then on', async () => {
    const first = portal.visitor();
    expect(await setPassword(PASSWORD, undefined, first)).toMatchObject(answer('success'));
    expect(await isIn(first)).toBe(true);
    const next = portal.visitor();
    expect(await byPassword(next)).toMatchObject(answer('success'));
    expect(await isIn(next)).toBe(true);
    expect(events()).toEqual(expect.arrayContaining(['staffCredentialSet password', 'signedIn password']));
  });

  test.each([
    ['too short', 'kymmenen m', 'tooShort'],
    ['one that everybody tries', 'passwordpassword', 'breached'],
    ['one of those with digits behind it', 'football2026!', 'breached'],
    ['a sign again and again', 'aaaaaaaaaaaaa', 'breached'],
    ['the portal’s name', 'KaariKaari2026', 'breached'],
    ['their own name', 'heikkinen1234', 'breached'],
  ])('is refused: %s', async (_, password, code) => {
    const invited = await invitation();
    expect(await setPassword(password, invited)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password', code }] },
    });
    // The invitation is still good.
    expect(await setPassword(PASSWORD, invited)).toMatchObject(answer('success'));
  });

  test('needs no signs of any kind, and may be long', async () => {
    expect(await setPassword('ä'.repeat(4) + ' pelkkiä kirjaimia '.repeat(5))).toMatchObject(
      answer('success'),
    );
  });

  test('is wrong in the same words for every user', async () => {
    await setPassword();
    for (const [password, as] of [
      ['joku aivan muu salasana', user],
      [PASSWORD, user + 1],
      [PASSWORD, '999999999999999'],
    ] as const)
      expect(await byPassword(portal.visitor(), password, as)).toMatchObject(answer('failed'));
    expect(events()).toContain('signInFailed password');
  });

  test('is hashed by Argon2id, and sealed', async () => {
    await setPassword();
    const row = await db.owner.selectFrom('staff_passwords').selectAll().executeTakeFirstOrThrow();
    expect(row.password).not.toContain('argon2');
    expect(db.vault.open('staff_passwords.password', row.password)).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
  });

  test('is not guessed: attempts at one user are counted, right or wrong, wherever they come from', async () => {
    await setPassword();
    const from = '203.0.113.8';
    const guess = (network?: string) =>
      send(
        portal.visitor(),
        'sessions/password',
        { user: String(user), password: 'arvattu salasana' },
        network,
      );
    for (let tried = 0; tried < PASSWORDS_AN_HOUR.user; tried += 1)
      expect(await guess(from)).toMatchObject(answer('failed'));
    expect(await guess(from)).toMatchObject({ status: 429 });
    expect(await byPassword(portal.visitor())).toMatchObject(answer('success'));
    for (let tried = PASSWORDS_AN_HOUR.user + 1; tried < PASSWORDS_AN_HOUR.anywhere; tried += 1)
      await guess();
    expect(await byPassword(portal.visitor())).toMatchObject({ status: 429 });
    pass(1.1);
    expect(await byPassword(portal.visitor())).toMatchObject(answer('success'));
  });

  test('takes the place of the earlier one, and ends the sessions that began by it', async () => {
    const before = portal.visitor();
    await setPassword(PASSWORD, undefined, before);
    expect(await isIn(before)).toBe(true);
    await setPassword('toinen pitkä lause tähän');
    expect(await before.get('/api/workspace')).toMatchObject({ status: 401 });
    expect(await byPassword(portal.visitor())).toMatchObject(answer('failed'));
  });

  test('that cannot be kept is an unknown error, and the invitation is still good', async () => {
    const code = await invitation();
    await sql`alter table staff_passwords add constraint nothing check (false) not valid`.execute(db.owner);
    expect(await setPassword(PASSWORD, code)).toMatchObject(answer('unknownError'));
    await sql`alter table staff_passwords drop constraint nothing`.execute(db.owner);
    expect(await setPassword(PASSWORD, code)).toMatchObject(answer('success'));
  });
});

describe('a passkey', () => {
  test('is made by an invitation, and signs in from then on', async () => {
    const { visitor, device, set } = await withPasskey();
    expect(set).toMatchObject(answer('success'));
    expect(await isIn(visitor)).toBe(true);
    const { visitor: next, answered } = await signBy(device);
    expect(answered).toMatchObject(answer('success'));
    expect(await isIn(next)).toBe(true);
    expect(events()).toEqual(expect.arrayContaining(['staffCredentialSet passkey', 'signedIn passkey']));
  });

  test('answers one question, in the browser that was asked', async () => {
    const { device } = await withPasskey();
    const { credential } = await signBy(device);
    const again = portal.visitor();
    expect(await send(again, 'sessions/passkey', { credential })).toMatchObject(answer('failed'));
    const asked = portal.visitor();
    const { body } = await send(asked, 'challenge');
    const taken = device.sign(body.challenge);
    expect(await send(portal.visitor(), 'sessions/passkey', { credential: taken })).toMatchObject(
      answer('failed'),
    );
    pass(0.1);
    expect(await send(asked, 'sessions/passkey', { credential: taken })).toMatchObject(answer('failed'));
    expect(events()).toContain('signInFailed passkey');
  });

  test('is refused: unknown, of another page, copied, or without its owner', async () => {
    const { device } = await withPasskey();
    expect((await signBy(testPasskey('http://kaari.localhost'))).answered).toMatchObject(answer('failed'));
    expect((await signBy(device, undefined, 0x01)).answered).toMatchObject(answer('failed'));
    expect((await signBy(device)).answered).toMatchObject(answer('success'));
    device.goBack();
    expect((await signBy(device)).answered).toMatchObject(answer('failed'));
    const elsewhere = portal.visitor(`pikkujatti.localhost:${portal.port}`);
    expect((await signBy(device, elsewhere)).answered).toMatchObject(answer('failed'));
  });

  test('is not made without the question, or without the invitation', async () => {
    const code = await invitation();
    const credential = testPasskey('http://kaari.localhost').create('AAAA');
    expect(await send(portal.visitor(), 'passkeys', { code, credential })).toMatchObject(
      answer('unknownError'),
    );
    expect(await send(portal.visitor(), 'passkeys', { code: '23456789ABCDEFGH', credential })).toMatchObject(
      answer('userNotFound'),
    );
  });
});

describe('somebody who signs in while another way in is set', () => {
  /** A key of locks that is in use nowhere else. */
  const HELD = 4711;
  beforeAll(async () => {
    await sql`create function wait_for_test() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(${sql.lit(HELD)}); return new; end $$`.execute(db.owner);
    await sql`create trigger waits before insert on sessions
      for each row execute function wait_for_test()`.execute(db.owner);
  });
  afterAll(() => sql`drop function wait_for_test cascade`.execute(db.owner));

  const waiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db.owner);
    return rows.length;
  };

  test.each([
    ['a password', async () => setPassword().then(() => byPassword)],
    [
      'a passkey',
      async () =>
        withPasskey().then(
          ({ device }) =>
            (by: Visitor) =>
              signBy(device, by),
        ),
    ],
    [
      'an invitation',
      async () => invitation().then((code) => (by: Visitor) => setPassword(PASSWORD, code, by)),
    ],
  ])('is not in by the earlier one: %s', async (_, ready) => {
    const signIn = await ready();
    const late = portal.visitor();
    // What they sign in by has been looked at, and their session is about to begin.
    const held = await db.pool.connect();
    await held.query('select pg_advisory_lock($1)', [HELD]);
    const signedIn = signIn(late);
    await expect.poll(waiting).toBe(1);
    const changed = invitation().then((code) => setPassword('toinen pitkä lause tähän', code));
    await expect.poll(waiting).toBe(2);
    await held.query('select pg_advisory_unlock($1)', [HELD]);
    held.release();
    await signedIn;
    expect(await changed).toMatchObject(answer('success'));
    expect(await late.get('/api/workspace')).toMatchObject({ status: 401 });
  });
});

describe('who has signed in as staff', () => {
  test('is no patient, though they are one: nothing of their own record opens', async () => {
    const visitor = portal.visitor();
    await setPassword(PASSWORD, undefined, visitor);
    expect(await sessionOf(visitor)).toMatchObject({
      isSessionValid: false,
      person: null,
      staffName: 'Ilona Heikkinen',
      unread: null,
    });
    for (const path of ['/api/user', '/api/appointments/own', '/api/user/data', '/api/sessions'])
      expect([401, 404]).toContain((await visitor.get(path)).status);
    visitor.renew();
    // What each page of somebody signed in sends.
    const zone = { body: { timeZone: 'Europe/Helsinki' } };
    expect(await visitor.send('PUT', '/api/session/time-zone', zone)).toMatchObject(answer('success'));
    const registered = await visitor.send('POST', '/api/user/register', { body: {} });
    expect(registered).toMatchObject({ status: 401 });
  });

  test('is out when they log out, when they leave, and after half an hour of nothing', async () => {
    await setPassword();
    const [first, second, third] = [portal.visitor(), portal.visitor(), portal.visitor()];
    for (const visitor of [first, second]) await byPassword(visitor);
    first.renew();
    expect(await first.send('POST', '/api/logout')).toMatchObject(answer('success'));
    // On every device.
    expect(await second.get('/api/workspace')).toMatchObject({ status: 401 });
    await byPassword(third);
    pass(0.6);
    expect(await third.get('/api/workspace')).toMatchObject({ status: 401 });
    await byPassword(third);
    await removeStaff(db.owner, user, now);
    expect(await third.get('/api/workspace')).toMatchObject({ status: 401 });
    expect(await byPassword(portal.visitor())).toMatchObject(answer('failed'));
  });
});

test('a passkey whose name the database could not look for is refused', async () => {
  const { device } = await withPasskey();
  const { credential } = await signBy(device);
  const sent = await send(portal.visitor(), 'sessions/passkey', { credential: { ...credential, id: '\0' } });
  expect(sent).toMatchObject({ status: 422, body: { code: 'invalidFields' } });
});

test('the application reads no password, no passkey and no invitation', async () => {
  for (const table of ['staff_passwords', 'staff_passkeys', 'staff_invitations'])
    await expect(sql`select * from ${sql.table(table)}`.execute(db.db)).rejects.toMatchObject({
      code: '42501',
    });
});
