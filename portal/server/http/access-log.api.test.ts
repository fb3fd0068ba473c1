import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueDisowningLink } from '#domain/appointments/server/appointment-links.ts';
import { childId } from '#domain/guardianship/server/child-id.ts';
import { makeAppointment } from '#features/appointments/server/test-appointments.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { endpointTables } from '../endpoint-tables.ts';
import { demoPerson, demoRegister, recordOf } from '../sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { REQUESTS, type Target } from './authorisation-requests.ts';

const PATIENT = 'aino';

/** Calls that add nothing to the log of the patient who makes them, and why. */
const NOT_LOGGED: Readonly<Record<string, string>> = {
  'GET /api/session': 'the name at the top of every page, and nothing of what the record says',
  'PUT /api/session': 'a choice of the browser’s',
  'PUT /api/session/time-zone': 'where the person is logged in, which is no record',
  'GET /api/sessions': 'where the person is logged in, which is no record',
  'DELETE /api/sessions/{id}': 'ends a session',
  'DELETE /api/sessions': 'ends sessions',
  'POST /api/analytics': 'counts without a person',
  'GET /api/appointments': 'the clinic’s free times',
  'GET /api/appointments/available-appointment-dates': 'the clinic’s free times',
  'GET /api/appointments/specialty': 'the clinic’s',
  'GET /api/appointments/clinics': 'the clinic’s',
  'GET /api/appointments/practitioners': 'the clinic’s',
  'GET /api/appointments/practitioner-clinics': 'the clinic’s',
  'GET /api/terms': 'the brand’s',
  'GET /api/guardianship/children': 'the population register’s word; no record is opened',
  'POST /api/guardianship/act-for': 'chooses whose record is opened next; each opening is logged',
  'POST /api/logout': 'ends sessions',
  'POST /api/kela-card/init-upload': 'reads nothing; the change is logged once the images are kept',
  'GET /api/kela-card/finish-upload':
    'nothing was uploaded here; that a kept card is logged has a test of its own',
  'POST /api/user/register':
    'who is a patient already is told so; that a new one is logged has a test of its own',
  'POST /api/mfa-onboarding': 'sends a code; the change is logged once it was right',
  'PUT /api/mfa-onboarding': 'the code is wrong; that a right one is logged has a test of its own',
  'GET /api/session-timed-out': 'says which way back the browser has',
  'POST /api/request-mfa-sms': 'nobody has a way back here; it tells nothing of the record',
  'POST /api/pin': 'nobody has a way back here; it opens a session, whose reads are logged',
};

let test: TestDatabase;
let portal: TestPortal;
let patientId: string;
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  portal = await startTestPortal(test, { register: demoRegister(), config: { rateLimit: 100_000 } });
  patientId = await recordOf(test, PATIENT);
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

async function freeSlot(): Promise<number> {
  const { slot_id: id } = await test.owner
    .selectFrom('free_times')
    .innerJoin('slots', (join) =>
      join
        .onRef('slots.practitioner_id', '=', 'free_times.practitioner_id')
        .onRef('slots.id', '=', 'slot_id'),
    )
    .innerJoin('clinics', 'clinics.id', 'slots.clinic_id')
    .select('slot_id')
    .where(sql<boolean>`'kaari' = any (clinics.brands)`)
    .where('slots.requires_authentication', '=', false)
    .where('specialty_code', '=', '*')
    .where('slots.starts_at', '>', new Date('2026-03-30T00:00:00Z'))
    .orderBy('slots.starts_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

const entries = async () => {
  const { count } = await test.owner
    .selectFrom('access_log')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('patient_id', '=', patientId)
    .executeTakeFirstOrThrow();
  return count;
};

const keys = endpointTables.flatMap((table) => Object.keys(table));

it.each(keys)('%s leaves a line in the log of whose record it opens, or there is a reason', async (key) => {
  const { firstNames, lastName, identityCode } = demoPerson(PATIENT);
  // Nobody may have as many at a time as there are calls, nor book without logging in once they have disowned a booking.
  await test.owner
    .updateTable('appointments')
    .set({ cancelled_at: TEST_NOW, cancelled_by: 'clinic', disowned_at: null })
    .where('patient_id', '=', patientId)
    .execute();
  const { id: appointmentId, practitionerId, links } = await makeAppointment(test, patientId, 72);
  const target: Target = {
    patientId,
    appointmentId,
    slotId: await freeSlot(),
    identityCode,
    childId: childId(test.vault, patientId),
    uploadToken: 'a'.repeat(43),
    secret: '',
  };
  const record = { patientId, practitionerId, appointmentId };
  const disowningLink = () => test.inScope({ patientId }, (tx) => issueDisowningLink(tx, test.vault, record));
  const { params = {}, query = {}, body } = REQUESTS[key]?.(target) ?? {};
  // With the links and the name that are theirs.
  const own = { token: key.endsWith('/disownment') ? await disowningLink() : links.short };
  const bodies: Readonly<Record<string, object>> = {
    'POST /api/anon/reserve-appointment': { firstName: firstNames, lastName },
    'POST /api/user/register': { firstNames, lastName, identityCode, child: undefined },
    'POST /api/user/consent': { allowsViewingOccupationalInformation: true },
  };
  const sent = body && Object.assign(body, bodies[key]);

  const visitor = portal.visitor();
  await visitor.signIn(demoPerson(PATIENT));
  const csrfToken = await visitor.csrfToken();
  const [method = '', template = ''] = key.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => ({ ...params, ...own })[name] ?? '');
  const address = `${path}?${new URLSearchParams({ ...query, csrfToken, lang: 'fi' })}`;
  const before = await entries();
  const options = sent ? { body: sent } : {};
  const answer = await (method === 'GET' ? visitor.get(address) : visitor.send(method, address, options));
  const added = (await entries()) - before;

  if (key in NOT_LOGGED) expect(added).toBe(0);
  else expect(added, `${answer.status} ${JSON.stringify(answer.body)}`).toBeGreaterThan(0);
});
