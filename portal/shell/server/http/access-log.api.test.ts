import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAppointment } from '#areas/appointments/appointments/server/test-appointments.ts';
import { issueDisowningLink } from '#areas/appointments/shared/appointments/server/appointment-links.ts';
import { hashOfSecret } from '#areas/appointments/video/server/find-guest.ts';
import { childId } from '#areas/person/shared/guardianship/server/child-id.ts';
import { contestLinkHash } from '#areas/person/shared/patients/server/contact-change-links.ts';
import { declaredEntries, declaredReads } from '#contract/calls/record-use.ts';
import { EMPLOYED_SINCE } from '#demo/employers.ts';
import { testInsurers } from '#outside/insurers/client/test-insurers.ts';
import { sourceInvoice, testInvoicing } from '#outside/invoicing/client/test-invoicing.ts';
import { testPaytrail } from '#outside/paytrail/client/test-paytrail.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { endpointTables } from '../endpoint-tables.ts';
import { freeSlots } from '../reliability/free-slots.ts';
import { demoPerson, demoRegister, recordOf } from '../sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { REQUESTS, type Target } from './authorisation-requests.ts';
import { giveQuestionnaire, giveRecord, giveShare, giveThread } from './test-record.ts';

const PATIENT = 'aino';

/** Calls that touch a record, of which nothing comes here; that what does come of them is logged has a test elsewhere. */
const NOTHING_COMES_OF_IT: Readonly<Record<string, string>> = {
  'GET /api/kela-card/finish-upload': 'nothing was uploaded',
  'DELETE /api/appointments/{id}/earlier-time': 'the patient waits for nothing',
  'POST /api/user/register': 'they are a patient already, and told so',
  'PUT /api/mfa-onboarding': 'the code is wrong',
  'GET /api/withholding': 'they are no minor',
  'GET /api/withholding/belongings/{id}': 'they are no minor',
  'PUT /api/withholding/{what}': 'they are no minor',
  'DELETE /api/record-apps/{id}': 'no app was let in',
  'POST /api/record-app-request': 'no app has asked for anything',
  'POST /api/anon/contact-change/{change}': 'the link is nobody’s; a real one ends the very session',
  'GET /api/workspace/threads/{id}': 'they do not work here',
  'GET /api/workspace/threads/{id}/attachments/{file}': 'they do not work here',
  'PUT /api/workspace/threads/{id}/assignee': 'they do not work here',
  'POST /api/workspace/threads/{id}/messages': 'they do not work here',
  'POST /api/workspace/threads/{id}/messages/{message}/deletion': 'they do not work here',
  'POST /api/workspace/threads/{id}/notes': 'they do not work here',
  'PUT /api/workspace/threads/{id}/closing': 'they do not work here',
  'PUT /api/workspace/threads/{id}/renewals': 'they do not work here',
  'GET /api/workspace/threads/{id}/questionnaires/{invitation}': 'they do not work here',
  'POST /api/workspace/threads': 'they do not work here',
  'GET /api/workspace/threads/{id}/home-measurements': 'they do not work here',
  'DELETE /api/home-measurements/{id}': 'nothing was measured',
  'GET /api/growth': 'the brand has no such page',
  'DELETE /api/push-devices/{id}': 'no device has that number',
  'POST /api/anon/push-devices/end': 'the endpoint is nobody’s',
  'POST /api/anon/push-devices/renewal': 'the endpoint is nobody’s',
};

/** What is answered to the same call once more, and tells nothing of the record. */
const TELLS_NOTHING: Readonly<Record<string, string>> = {
  'POST /api/anon/reserve-appointment': 'appointmentNotAvailable',
  'POST /api/reserve-appointment': 'appointmentNotAvailable',
  // The code is there.
  'POST /api/concepts': 'success',
  'DELETE /api/calendar-feed': 'success',
  'DELETE /api/record-shares/{id}': 'success',
  'DELETE /api/video/{id}/guests/{guest}': 'success',
};

let test: TestDatabase;
let portal: TestPortal;
let patientId: string;
const invoicing = testInvoicing();
invoicing.has.GoodSignInvoice = [sourceInvoice({ key: '7700318', invoiceNumber: '7700318' })];
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, {
    register: demoRegister(),
    insurers: testInsurers(),
    invoicing,
    paytrail: testPaytrail(),
    config: { rateLimit: 100_000 },
  });
  patientId = await recordOf(test, PATIENT);
  await givePayment();
  await giveEmployment();
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

/** Gives the patient the payment that the requests ask for. */
async function givePayment(): Promise<void> {
  await test.owner
    .insertInto('payments')
    .values({
      patient_id: patientId,
      stamp: '5f0c1e52-7d0e-4b61-9f4e-2f6f0d1c9a72',
      brand: 'kaari',
      language: 'fi',
      cents: 153_70,
      created_at: TEST_NOW,
    })
    .execute();
}

/** Gives the patient an employer who lets them write, and whose sickness fund they belong to. */
async function giveEmployment(): Promise<void> {
  await test.owner
    .insertInto('employments')
    .values({
      patient_id: patientId,
      employer_id: 'tehdas',
      valid_from: EMPLOYED_SINCE,
      valid_to: null,
      is_fund_member: true,
    })
    .execute();
}

async function freeSlot(): Promise<number> {
  const [slotId = 0] = await freeSlots(test.owner, TEST_NOW, 1);
  return slotId;
}

/** Makes an appointment one by video with a guest; resolves to what a call names the guest by. */
async function invitedTo(appointmentId: number, key: string): Promise<string> {
  const { id: kind_id } = await test.owner
    .selectFrom('appointment_kinds')
    .select('id')
    .where('code', '=', 'VETA')
    .executeTakeFirstOrThrow();
  await test.owner.updateTable('appointments').set({ kind_id }).where('id', '=', appointmentId).execute();
  const [id, secret] = [randomUUID(), randomBytes(32).toString('base64url')];
  await test.owner
    .insertInto('video_guests')
    .values({
      id,
      patient_id: patientId,
      appointment_id: appointmentId,
      kind: 'interpreter',
      secret_hash: hashOfSecret(test.vault, secret),
      created_at: TEST_NOW,
    })
    .execute();
  return key.includes('/anon/') ? secret : id;
}

/** Makes a link that contests a change of contact details. */
async function contestLink(): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await test.owner
    .insertInto('contact_changes')
    .values({
      patient_id: patientId,
      link_hash: contestLinkHash(test.vault, secret),
      changed_at: TEST_NOW,
      ends_at: new Date(TEST_NOW.getTime() + 1),
      identified_until: TEST_NOW,
    })
    .execute();
  return secret;
}

/** An invoice of theirs, which its source knows. */
async function giveInvoice(): Promise<number> {
  const { id } = await test.owner
    .insertInto('invoice_numbers')
    .values({ patient_id: patientId, source: 'CustomerInvoice', source_key: sourceInvoice().key })
    // The list may have numbered it before.
    .onConflict((conflict) =>
      conflict
        .columns(['patient_id', 'source', 'source_key'])
        .doUpdateSet({ source_key: sourceInvoice().key }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A payment of it that somebody without a login has begun. */
async function giveGuestPayment(): Promise<string> {
  const row = { patient_id: patientId, stamp: randomUUID() };
  await test.owner
    .insertInto('payments')
    .values({ ...row, brand: 'kaari', language: 'fi', cents: 100, created_at: TEST_NOW, is_guest: true })
    .execute();
  await test.owner
    .insertInto('payment_invoices')
    .values({ ...row, invoice_id: await giveInvoice(), invoice_number: '1', cents: 100 })
    .execute();
  return row.stamp;
}

const lastEntry = async () => {
  const { last } = await test.owner
    .selectFrom('access_log')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
};
/** What has been noted of the patient since then. */
const entriesAfter = (id: number) =>
  test.owner
    .selectFrom('access_log')
    .select(['action', 'record_kind as kind'])
    .where('patient_id', '=', patientId)
    .where('id', '>', id)
    // Left by a job when it gets to it.
    .where('action', '<>', 'try')
    .execute();

const all = endpointTables.flatMap((table) => Object.entries(table));

it.each(all)(
  '%s leaves in the log of whose record it opens what it declares, and nothing else',
  async (key, { record }) => {
    const { firstNames, lastName, identityCode } = demoPerson(PATIENT);
    // Nobody may have as many at a time as there are calls, nor book without logging in once they have disowned a booking.
    await test.owner
      .updateTable('appointments')
      .set({ cancelled_at: TEST_NOW, cancelled_by: 'clinic', disowned_at: null })
      .where('patient_id', '=', patientId)
      .execute();
    const {
      id: appointmentId,
      slotId: sold,
      practitionerId,
      links,
    } = await makeAppointment(test, patientId, 72);
    // As many as a patient may have at a time would be too many.
    await test.owner.deleteFrom('record_shares').execute();
    const shared = await giveShare(test, patientId, 'Flunssa');
    const target: Target = {
      patientId,
      appointmentId,
      slotId: await freeSlot(),
      identityCode,
      childId: childId(test.vault, patientId),
      uploadToken: 'a'.repeat(43),
      entries: await giveRecord(test, patientId, 'Flunssa'),
      thread: await giveThread(test, patientId, 'Flunssa'),
      questionnaire: await giveQuestionnaire(test, patientId, 'Flunssa'),
      invoice: await giveInvoice(),
      share: shared.id,
      secret: '',
    };
    // Whose concept code is left.
    await test.owner
      .insertInto('visit_insurances')
      .values({
        patient_id: patientId,
        appointment_id: appointmentId,
        insurer: 'IF',
        reimbursement: 'USE_REIMBURSEMENT',
        booked_at: TEST_NOW,
      })
      .execute();
    const appointment = { patientId, practitionerId, appointmentId };
    const disowningLink = () =>
      test.inScope({ patientId }, (tx) => issueDisowningLink(tx, test.vault, appointment));
    const { params = {}, query = {}, body } = REQUESTS[key]?.(target) ?? {};
    // With the links, the booking and the name that are theirs.
    const own = {
      token: key.endsWith('/disownment') ? await disowningLink() : links.short,
      ...(key.includes('/by-time/') && { id: String(sold) }),
      ...(key === 'GET /api/anon/contact-change/{change}' && { change: await contestLink() }),
      ...(key === 'GET /api/anon/payments/{payment}' && { payment: await giveGuestPayment() }),
      ...(key.includes('/record-share-files/') && { ticket: shared.ticket }),
      ...(key.includes('/video/') && { guest: await invitedTo(appointmentId, key) }),
    };
    const bodies: Readonly<Record<string, object>> = {
      'POST /api/anon/reserve-appointment': { firstName: firstNames, lastName },
      'POST /api/anon/check-in': { appointmentId: links.short },
      'POST /api/anon/payments': { sumCents: sourceInvoice().sumCents },
      'POST /api/user/register': { firstNames, lastName, identityCode, child: undefined },
      'POST /api/user/consent': { allowsViewingOccupationalInformation: true },
    };
    const sent = body && Object.assign(body, bodies[key]);

    const visitor = portal.visitor();
    await visitor.signIn(demoPerson(PATIENT));
    // As if it had been booked there without a login.
    await test.owner
      .updateTable('sessions')
      .set({
        booked: test.vault.seal('sessions.booked', JSON.stringify({ slotId: sold, token: links.short })),
      })
      .where('patient_id', '=', patientId)
      .execute();
    const csrfToken = await visitor.csrfToken();
    const [method = '', template = ''] = key.split(' ');
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => ({ ...params, ...own })[name] ?? '');
    const address = `${path}?${new URLSearchParams({ ...query, csrfToken, lang: 'fi' })}`;
    const ask = async (idempotencyKey: string) => {
      const before = await lastEntry();
      const options = { headers: { 'idempotency-key': idempotencyKey }, ...(sent ? { body: sent } : {}) };
      const { status, body: answer } = await (method === 'GET'
        ? visitor.get(address)
        : visitor.send(method, address, options));
      return {
        status,
        answer,
        told: `${status} ${JSON.stringify(answer)}`,
        added: await entriesAfter(before),
      };
    };
    const [first, other] = [randomUUID(), randomUUID()];
    const done = await ask(first);
    // By now the values are kept already, and what is cancelled, asked for or taken is so.
    const repeated = await ask(other);
    // Given again as it was kept, where the call is idempotent.
    const replayed = await ask(first);

    if (record.none !== undefined || key in NOTHING_COMES_OF_IT) {
      for (const { added } of [done, repeated, replayed]) expect(added).toEqual([]);
      return;
    }
    expect(done.added, done.told).not.toEqual([]);
    if (repeated.status === 200 && repeated.answer.type !== TELLS_NOTHING[key])
      expect(repeated.added, repeated.told).not.toEqual([]);
    if (replayed.status === 200)
      for (const read of declaredReads(record)) expect(replayed.added, replayed.told).toContainEqual(read);
    for (const { added, told } of [done, repeated, replayed])
      for (const entry of added) expect(declaredEntries(record), told).toContainEqual(entry);
  },
);
