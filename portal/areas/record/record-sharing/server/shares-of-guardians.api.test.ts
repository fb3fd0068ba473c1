import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEND_GUARDIAN_NOTICE } from '#areas/person/shared/guardianship/server/guardian-notice.ts';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { addDays, helsinkiDay, startOfHelsinkiDay } from '#contract/time/time.ts';
import { formatIdentityCode } from '#contract/values/identity-code.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { readPdf } from '#platform/documents/test-documents.ts';
import { giveRecord } from '#shell/server/http/test-record.ts';
import { demoPerson, demoRegister, guardianOf, recordOf } from '#shell/server/sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '#shell/server/test-portal.ts';
import type { Visitor } from '#shell/server/test-visitor.ts';
import type { RecordShare } from '../contract.ts';
import { MOST_OPEN_SHARES, MOST_WRONG_CODES } from '../rules.ts';
import { linkHash, ticketHash } from './secrets.ts';

const MINUTE_MS = 60_000;
const READER = 'Terveydenhoitaja Laaksonen, Rantakylän koulu';
const SECRET = 'Salassa pidettävä';
const NOT_OPENED = { type: 'notOpened' };

/** Kerttu and Janne are Venla's guardians. */
describe('a record that a guardian shares', () => {
  let db: TestDatabase;
  let portal: TestPortal;
  let host: string;
  let venla: string;
  let now = TEST_NOW;
  const register = demoRegister();
  const { families } = demoRegister();
  beforeAll(async () => {
    db = await createTestDatabase({ seeded: true });
    portal = await startTestPortal(db, { clock: () => now, register, config: { rateLimit: 100_000 } });
    host = `pikkujatti.localhost:${portal.port}`;
    venla = await recordOf(db, 'venla');
    await giveRecord(db, venla, SECRET);
  });
  afterAll(async () => {
    await portal.close();
    await db.drop();
  });

  // Each test is another minute's and comes from elsewhere: what one caller may ask for is counted.
  let from = '';
  let tests = 0;
  beforeEach(async () => {
    await db.owner.deleteFrom('record_shares').execute();
    await sql`delete from graphile_worker._private_jobs`.execute(db.owner);
    register.families = families;
    register.isDown = false;
    from = `127.0.4.${++tests}`;
    now = new Date(now.getTime() + 61_000);
  });

  /** The same families, with something changed. */
  const family = (change: (child: (typeof families)[string][number], guardian: string) => object | null) => {
    register.families = Object.fromEntries(
      Object.entries(families).map(([guardian, children]) => [
        guardian,
        children.flatMap((child) => {
          const changed = change(child, guardian);
          return changed === null ? [] : [{ ...child, ...changed }];
        }),
      ]),
    );
  };
  const noMore = (key: string) => {
    const { identityCode } = demoPerson(key);
    family((_child, guardian) => (guardian === identityCode ? null : {}));
  };
  /** The register's word is old, and it is asked again. */
  const quarterLater = () => {
    now = new Date(now.getTime() + 16 * MINUTE_MS);
  };

  const shareAs = async (visitor: Visitor, body: object = {}) => {
    const answer = await visitor.send('POST', '/api/record-shares', {
      body: { contents: 'health-record', recipient: 'Rantakylän koulu', hours: 24, ...body },
    });
    const link = new URL(answer.body.url).pathname.split('/').at(-1) ?? '';
    return { visitor, link, code: answer.body.code as string, id: answer.body.share.id as number, answer };
  };
  const share = async (guardian = 'kerttu', body: object = {}) =>
    shareAs(await guardianOf(portal, guardian, 'venla'), body);
  const elsewhere = () => portal.visitor(host);
  const open = (link: string, code: string, visitor = elsewhere()) =>
    visitor.send('POST', `/api/anon/record-shares/${link}`, { body: { code, reader: READER }, from });
  const fetched = (ticket: string, visitor = elsewhere()) =>
    visitor.get(`/api/anon/record-share-files/${ticket}?lang=fi`, { from });
  const textOf = async (link: string, code: string, visitor = elsewhere()) => {
    const { ticket } = (await open(link, code, visitor)).body;
    const { status, bytes } = await fetched(ticket, visitor);
    expect(status).toBe(200);
    return (await readPdf(new Uint8Array(bytes))).text;
  };
  const sharesOf = async (visitor: Visitor): Promise<RecordShare[]> =>
    (await visitor.get('/api/record-shares')).body.shares;
  /** The child herself, at the brand where nobody acts for her. */
  const child = async () => {
    const visitor = portal.visitor();
    await visitor.signIn(demoPerson('venla'));
    return visitor;
  };
  const withholdAll = (withheld_at: Date | null) =>
    db.owner.updateTable('health_records').set({ withheld_at }).where('patient_id', '=', venla).execute();

  it('is read by whom they have told, and the log names the guardian who has shared', async () => {
    const { visitor: kerttu, link, code, id, answer } = await share();
    expect(answer.body.share).toMatchObject({ by: 'you', recipient: 'Rantakylän koulu' });
    expect(await textOf(link, code)).toContain('Venla Helena Koskinen');
    expect(await sharesOf(kerttu)).toMatchObject([{ id, by: 'you', openings: [{ reader: READER }] }]);
    const { entries } = (await kerttu.get('/api/user/access-log')).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'create',
        recordKind: 'record-share',
        recordId: String(id),
        actor: expect.objectContaining({ kind: 'guardian', isYou: true }),
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'read',
        recordKind: 'health-record',
        actor: expect.objectContaining({ kind: 'anonymous' }),
      }),
    );
    const janne = await guardianOf(portal, 'janne', 'venla');
    const read = (await janne.get('/api/user/access-log')).body.entries;
    expect(read).toContainEqual(
      expect.objectContaining({
        recordId: String(id),
        actor: expect.objectContaining({ kind: 'guardian', isYou: false }),
      }),
    );
  });

  it('has nothing that the child withholds, in whichever browser it is opened', async () => {
    const { link, code } = await share();
    expect(await textOf(link, code)).toContain(SECRET);
    await withholdAll(now);
    const told = [
      await textOf(link, code),
      await textOf(link, code, await guardianOf(portal, 'sofia', 'elsa')),
    ];
    for (const contents of [
      'visit',
      'laboratory-results',
      'imaging-results',
      'prescription',
      'vaccinations',
    ]) {
      const part = await share('janne', { contents, hours: 1 });
      told.push(await textOf(part.link, part.code));
    }
    await withholdAll(null);
    for (const text of told) expect(text).not.toContain(SECRET);
    // It says so of every record alike: that something is withheld is not told.
    for (const text of [told[0], await textOf(link, code)])
      expect(text).toContain('Täällä eivät ehkä näy kaikki');
  });

  it('ends when the register says no, for good, also where a file was opened before', async () => {
    const { link, code, id } = await share();
    const { ticket } = (await open(link, code)).body;
    noMore('kerttu');
    // The register's word is trusted for a quarter of an hour, as a session's is.
    expect((await open(link, code)).body.type).toBe('success');
    now = new Date(now.getTime() + 5 * MINUTE_MS);
    expect((await fetched(ticket)).status).toBe(200);
    quarterLater();
    expect((await open(link, code)).body).toEqual(NOT_OPENED);
    const janne = await guardianOf(portal, 'janne', 'venla');
    expect(await sharesOf(janne)).toMatchObject([{ id, by: 'anotherGuardian', state: 'ended' }]);
    register.families = families;
    expect((await open(link, code)).body).toEqual(NOT_OPENED);
  });

  it('gives no file once the register says no', async () => {
    const { link, code } = await share();
    now = new Date(now.getTime() + 14 * MINUTE_MS);
    const { ticket } = (await open(link, code)).body;
    noMore('kerttu');
    now = new Date(now.getTime() + 2 * MINUTE_MS);
    expect((await fetched(ticket)).status).toBe(404);
  });

  it('waits while the register does not answer, and tells so to those alone who have the code', async () => {
    const { link, code } = await share();
    const { ticket } = (await open(link, code)).body;
    now = new Date(now.getTime() + 9 * MINUTE_MS);
    expect((await fetched(ticket)).status).toBe(200);
    now = new Date(now.getTime() + 7 * MINUTE_MS);
    register.isDown = true;
    const wrong = code === '00000000' ? '11111111' : '00000000';
    expect((await open(link, wrong)).body).toEqual(NOT_OPENED);
    const asked = register.asked();
    expect((await open('a'.repeat(43), code)).body).toEqual(NOT_OPENED);
    expect(register.asked()).toBe(asked);
    // As often as one likes: these are no wrong codes.
    for (let times = 0; times <= MOST_WRONG_CODES; times += 1)
      expect(await open(link, code)).toMatchObject({
        status: 503,
        body: { code: 'temporarilyUnavailable' },
      });
    register.isDown = false;
    expect((await open(link, code)).body.type).toBe('success');
  });

  it('gives no file while the register does not answer', async () => {
    const { link, code } = await share();
    now = new Date(now.getTime() + 14 * MINUTE_MS);
    const { ticket } = (await open(link, code)).body;
    register.isDown = true;
    now = new Date(now.getTime() + 2 * MINUTE_MS);
    expect(await fetched(ticket)).toMatchObject({ status: 503, body: { code: 'temporarilyUnavailable' } });
    register.isDown = false;
    expect((await fetched(ticket)).status).toBe(200);
  });

  it('is not opened and gives no file where it is ended while the register is asked', async () => {
    const whileAsked = (work: () => Promise<unknown>) => {
      const { childrenOf } = register;
      register.childrenOf = async (...question) => {
        register.childrenOf = childrenOf;
        now = new Date(now.getTime() + 1000);
        await work();
        return register.childrenOf(...question);
      };
    };
    const first = await share('janne');
    now = new Date(now.getTime() + 14 * MINUTE_MS);
    const { ticket } = (await open(first.link, first.code)).body;
    const second = await share('janne');
    now = new Date(now.getTime() + 2 * MINUTE_MS);
    const kerttu = await guardianOf(portal, 'kerttu', 'venla');
    const end = (id: number) => kerttu.send('DELETE', `/api/record-shares/${id}`);
    whileAsked(() => end(first.id));
    expect((await fetched(ticket)).status).toBe(404);
    await db.owner.updateTable('record_shares').set({ verified_at: null }).execute();
    whileAsked(() => end(second.id));
    expect((await open(second.link, second.code)).body).toEqual(NOT_OPENED);
    expect((await sharesOf(kerttu)).map(({ state }) => state)).toEqual(['ended', 'ended']);
  });

  it('is opened at once by several, with one right code each', async () => {
    const { link, code } = await share();
    quarterLater();
    const answers = await Promise.all(Array.from({ length: 2 * MOST_WRONG_CODES }, () => open(link, code)));
    const types = answers.map(({ body }) => body.type);
    expect(types.filter((type) => type === 'success').length).toBeGreaterThanOrEqual(MOST_WRONG_CODES);
    expect((await open(link, code)).body.type).toBe('success');
  });

  it('ends on the birthday from which the child acts alone', async () => {
    const birthday = addDays(helsinkiDay(now), 3);
    const born = `${Number(birthday.slice(0, 4)) - 12}${birthday.slice(4)}`;
    const named = (code: string) =>
      db.owner
        .updateTable('patients')
        .set(sealPatient(db.vault, { identity_code: code }))
        .where('id', '=', venla)
        .execute();
    await named(formatIdentityCode(born, 916));
    const { link, code, answer } = await share('kerttu', { hours: 168 });
    await named(demoPerson('venla').identityCode);
    const end = startOfHelsinkiDay(birthday);
    expect(answer.body.share.endsAt).toBe(end.toISOString());
    const before = now;
    now = new Date(end.getTime() - MINUTE_MS);
    const last = await open(link, code);
    now = end;
    const over = await open(link, code);
    now = before;
    expect([last.body.type, over.body.type]).toEqual(['success', 'notOpened']);
  });

  it('is seen and ended by the other guardian and by the child, and by nobody else', async () => {
    const one = await share();
    const other = await share();
    const janne = await guardianOf(portal, 'janne', 'venla');
    const venlasOwn = await child();
    expect(await sharesOf(janne)).toMatchObject([
      { id: other.id, by: 'anotherGuardian', recipient: 'Rantakylän koulu' },
      { id: one.id, by: 'anotherGuardian' },
    ]);
    expect(await sharesOf(venlasOwn)).toMatchObject([
      { id: other.id, by: 'guardian', recipient: 'Rantakylän koulu' },
      { id: one.id, by: 'guardian' },
    ]);
    for (const stranger of [
      await guardianOf(portal, 'sofia', 'elsa'),
      await (async () => {
        const kerttusOwn = portal.visitor(host);
        await kerttusOwn.signIn(demoPerson('kerttu'));
        return kerttusOwn;
      })(),
    ]) {
      expect((await sharesOf(stranger)) ?? []).toEqual([]);
      await stranger.send('DELETE', `/api/record-shares/${one.id}`);
    }
    expect((await open(one.link, one.code)).body.type).toBe('success');
    expect((await janne.send('DELETE', `/api/record-shares/${one.id}`)).body).toEqual({ type: 'success' });
    expect((await venlasOwn.send('DELETE', `/api/record-shares/${other.id}`)).body).toEqual({
      type: 'success',
    });
    for (const { link, code } of [one, other]) expect((await open(link, code)).body).toEqual(NOT_OPENED);
  });

  it('is not what the child shares: guardians neither see nor end that', async () => {
    const venlasOwn = await child();
    const { link, code, id } = await shareAs(venlasOwn);
    await withholdAll(now);
    const kerttu = await guardianOf(portal, 'kerttu', 'venla');
    expect(await sharesOf(kerttu)).toEqual([]);
    await kerttu.send('DELETE', `/api/record-shares/${id}`);
    const visitor = portal.visitor();
    const { ticket } = (await open(link, code, visitor)).body;
    const { bytes } = await fetched(ticket, visitor);
    // Somebody who gets it from the patient themself reads what the patient reads.
    expect((await readPdf(new Uint8Array(bytes))).text).toContain(SECRET);
    const data = JSON.stringify((await kerttu.get('/api/user/data')).body);
    expect(data).not.toContain(READER);
    // Nor that somebody has read it by the child's own link.
    const readsOf = async (reader: Visitor) =>
      (await reader.get('/api/user/access-log')).body.entries.filter(
        (entry: { at: string; actor: { kind: string } }) =>
          entry.actor.kind === 'anonymous' && entry.at === now.toISOString(),
      ).length;
    expect([await readsOf(kerttu), await readsOf(venlasOwn)]).toEqual([0, 1]);
    await withholdAll(null);
  });

  it('does not tell another guardian whom, once an order protects the child', async () => {
    const { visitor: kerttu, link, code } = await share();
    await open(link, code);
    family(() => ({ nonDisclosure: true }));
    quarterLater();
    const janne = await guardianOf(portal, 'janne', 'venla');
    const [shown] = await sharesOf(janne);
    expect(shown).toMatchObject({ by: 'anotherGuardian', recipient: null, openings: [{ reader: null }] });
    expect(JSON.stringify((await janne.get('/api/user/data')).body)).not.toContain('Rantakylän');
    expect((await sharesOf(kerttu))[0]).toMatchObject({ by: 'you', recipient: 'Rantakylän koulu' });
    // Nor does the file name who treats the child.
    expect(await textOf(link, code)).toContain('Venla');
    const [row] = await db.owner.selectFrom('record_shares').select('is_protected').execute();
    expect(row).toEqual({ is_protected: true });
  });

  it('is told to the other guardian', async () => {
    await share();
    const { rows } = await sql<{ payload: { patientId: string } }>`
      select payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where identifier = ${SEND_GUARDIAN_NOTICE}`.execute(db.owner);
    expect(rows).toMatchObject([{ payload: { patientId: venla } }]);
  });

  it('takes none of what the other guardian or the child may share', async () => {
    const shares = async (visitor: Visitor) => {
      for (let made = 0; made < MOST_OPEN_SHARES; made += 1) await shareAs(visitor);
      return visitor.send('POST', '/api/record-shares', {
        body: { contents: 'visit', recipient: 'Koulu', hours: 1 },
      });
    };
    const tooMany = { type: 'tooMany', most: MOST_OPEN_SHARES };
    expect((await shares(await guardianOf(portal, 'kerttu', 'venla'))).body).toEqual(tooMany);
    expect((await shares(await guardianOf(portal, 'janne', 'venla'))).body).toEqual(tooMany);
    expect((await shares(await child())).body).toEqual(tooMany);
  });

  it('is kept with the guardian sealed, and goes with the guardian’s account', async () => {
    const { link, code } = await share();
    const { ticket } = (await open(link, code)).body;
    const row = await db.owner.selectFrom('record_shares').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(demoPerson('kerttu').identityCode);
    // A version of the portal that knows of no guardians finds neither.
    const opening = await db.owner.selectFrom('record_share_openings').selectAll().executeTakeFirstOrThrow();
    expect(row.link_hash.equals(linkHash(db.vault, link))).toBe(false);
    expect(opening.ticket_hash.equals(ticketHash(db.vault, ticket))).toBe(false);
    const kerttu = await recordOf(db, 'kerttu');
    const close = (account_closed_at: Date | null) =>
      db.owner.updateTable('patients').set({ account_closed_at }).where('id', '=', kerttu).execute();
    await close(now);
    expect(await db.owner.selectFrom('record_shares').select('id').execute()).toEqual([]);
    await close(null);
  });

  it('is made by nobody in another’s name, whatever the application does', async () => {
    const make = (guardian: boolean, isGuardian: boolean) =>
      db.inScope({ patientId: venla, isGuardian }, (tx) =>
        tx
          .insertInto('record_shares')
          .values({
            patient_id: venla,
            link_hash: Buffer.from(`${guardian}${isGuardian}`),
            code_hash: Buffer.from('00', 'hex'),
            brand: 'pikkujatti',
            contents: 'visit',
            recipient: db.vault.seal('record_shares.recipient', 'Koulu'),
            created_at: now,
            ends_at: now,
            ...(guardian && {
              guardian: db.vault.seal('record_shares.guardian', '010101-900A'),
              guardian_hash: Buffer.from('0b', 'hex'),
            }),
          })
          .execute(),
      );
    await expect(make(false, true)).rejects.toMatchObject({ code: '42501' });
    await expect(make(true, false)).rejects.toMatchObject({ code: '42501' });
    await make(true, true);
    await make(false, false);
  });
});
