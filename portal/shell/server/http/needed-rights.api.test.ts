import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Endpoint } from '#contract/calls/endpoint.ts';
import type { Right } from '#contract/session/rights.ts';
import { testInsurers } from '#outside/insurers/client/test-insurers.ts';
import { testInvoicing } from '#outside/invoicing/client/test-invoicing.ts';
import { testPaytrail } from '#outside/paytrail/client/test-paytrail.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { endpointTables } from '../endpoint-tables.ts';
import { demoPerson, recordOf } from '../sessions/test-guardians.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import type { TestAnswer } from '../test-visitor.ts';
import { OPERATIONS, REQUESTS, type Target } from './authorisation-requests.ts';
import { giveQuestionnaire, giveRecord, giveThread } from './test-record.ts';

let test: TestDatabase;
let portal: TestPortal;
/** What those who have the rights have in their records. */
const things: Record<string, Pick<Target, 'entries' | 'questionnaire' | 'thread'>> = {};
beforeAll(async () => {
  test = await createTestDatabase({ seeded: true });
  for (const person of ['eero', 'elsa']) {
    const patientId = await recordOf(test, person);
    things[person] = {
      entries: await giveRecord(test, patientId, 'Flunssa'),
      questionnaire: await giveQuestionnaire(test, patientId, 'Flunssa'),
      thread: await giveThread(test, patientId, 'Flunssa'),
    };
  }
  portal = await startTestPortal(test, {
    insurers: testInsurers(),
    invoicing: testInvoicing(),
    paytrail: testPaytrail(),
    config: { rateLimit: 100_000 },
  });
});
afterAll(async () => {
  await portal.close();
  await test.drop();
});

const requests = { ...REQUESTS, ...OPERATIONS };

/** A call that takes a right; with a flag, it takes it where that is set. */
interface Guarded {
  readonly key: string;
  readonly flag: string | null;
  readonly right: Right;
}

/** The name of the request that runs an operation of an endpoint. */
function requestOf(key: string, document: string): string {
  const aims = Object.entries(requests).filter(([name]) => name.startsWith(key));
  const [name] = aims.find(([, aim]) => Object(aim({ entries: {} } as Target).body).query === document) ?? [];
  return name ?? `${key} ${document}`;
}

const guarded: readonly Guarded[] = endpointTables
  .flatMap((table) => Object.entries<Endpoint>(table))
  .flatMap(([key, { needs, operationsNeed }]): Guarded[] => {
    if (operationsNeed)
      return Object.entries(operationsNeed).map(([document, right]) => ({
        key: requestOf(key, document),
        flag: null,
        right,
      }));
    if (needs === undefined) return [];
    if (typeof needs === 'string') return [{ key, flag: null, right: needs }];
    return Object.entries(needs).map(([flag, right]) => ({ key, flag, right }));
  });

it('the calls that take a right are these', () => {
  expect(guarded.map(({ key, flag, right }) => `${key}${flag ? `?${flag}` : ''}: ${right}`).sort()).toEqual([
    'GET /api/appointments/available-appointment-dates?isInsuranceCustomer: insurance',
    'GET /api/appointments/available-appointment-dates?isOccupationalCustomer: ohc-appointment-search',
    'GET /api/appointments/practitioner-clinics?isInsuranceCustomer: insurance',
    'GET /api/appointments/practitioner-clinics?isOccupationalCustomer: ohc-appointment-search',
    'GET /api/appointments/practitioners?isInsuranceCustomer: insurance',
    'GET /api/appointments/practitioners?isOccupationalCustomer: ohc-appointment-search',
    'GET /api/appointments/specialty?isInsuranceCustomer: insurance',
    'GET /api/appointments?isInsuranceCustomer: insurance',
    'GET /api/appointments?isOccupationalCustomer: ohc-appointment-search',
    'GET /api/certificates/{id}/file: certificates',
    'GET /api/certificates/{id}: certificates',
    'GET /api/certificates: certificates',
    'GET /api/chats/threads/{id}/latest: customer-messaging-enabled',
    'GET /api/chats/{chat}: customer-messaging-enabled',
    'GET /api/customer-messaging: customer-messaging-enabled',
    'GET /api/insurance/lahitapiola-direct-compensation-permits/{lang}: lahitapiola-insurance-flow',
    'GET /api/insurance/lahitapiola-policy-check: lahitapiola-insurance-flow',
    'GET /api/insurance/pohjola-check/{date}: insurance',
    'GET /api/questionnaires/{id}/fhir: questionnaires',
    'GET /api/questionnaires/{id}: questionnaires',
    'GET /api/questionnaires: questionnaires',
    'GET /api/withholding/belongings/{id}: canWithholdFromGuardians',
    'GET /api/withholding: canWithholdFromGuardians',
    'POST /api/chats/{chat}: customer-messaging-enabled',
    'POST /api/concepts: insurance',
    'POST /api/customer-messaging answerQuestionnaire: questionnaires',
    'POST /api/customer-messaging createAttachmentUpload: customer-messaging-enabled',
    'POST /api/customer-messaging deleteDraft: customer-messaging-enabled',
    'POST /api/customer-messaging finishAttachmentUpload: customer-messaging-enabled',
    'POST /api/customer-messaging markThreadRead: customer-messaging-enabled',
    'POST /api/customer-messaging removeAttachment: customer-messaging-enabled',
    'POST /api/customer-messaging renewAttachmentUpload: customer-messaging-enabled',
    'POST /api/customer-messaging saveDraft: customer-messaging-enabled',
    'POST /api/customer-messaging sendMessage: customer-messaging-enabled',
    'POST /api/customer-messaging startConversation: customer-messaging-allowed',
    'POST /api/customer-messaging: canRenewPrescriptions',
    'PUT /api/withholding/{what}: canWithholdFromGuardians',
  ]);
});

/** Makes a call as one of the demo people; null: as a visitor. */
async function make({ key, flag }: Guarded, person: string | null, brand: BrandId): Promise<TestAnswer> {
  const visitor = portal.visitor(`${brand}.localhost:${portal.port}`);
  if (person) await visitor.signIn(demoPerson(person));
  const [method = '', template = ''] = key.split(' ');
  const {
    params = {},
    query = {},
    body,
  } = requests[key]?.((things[person ?? 'eero'] ?? things.eero) as Target) ?? {};
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const address = `${path}?${new URLSearchParams({ ...query, ...(flag && { [flag]: 'true' }) })}`;
  return method === 'GET' ? visitor.get(address) : visitor.send(method, address, { body });
}

const nameOf = ({ key, flag }: Guarded) => (flag ? `${key} with ${flag}` : key);
describe.each(guarded.map((call) => [nameOf(call), call] as const))('%s', (_, call) => {
  // A brand without insurance, and a patient whose employer pays for nothing.
  const without: Partial<Record<Right, readonly [person: string, brand: BrandId]>> = {
    'ohc-appointment-search': ['aino', 'kaari'],
    certificates: ['eero', 'pikkujatti'],
    questionnaires: ['eero', 'pikkujatti'],
  };
  const [lacking, brand] = without[call.right] ?? ['eero', 'revontuli'];

  it('is refused to a patient without the right', async () => {
    const { status, headers, body } = await make(call, lacking, brand);
    expect(status).toBe(403);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(body).toMatchObject({ code: 'forbidden', status: 403 });
  });

  it('is closed to a visitor without the right, who may identify', async () => {
    expect(await make(call, null, brand)).toMatchObject({
      status: 401,
      body: { code: 'authenticationRequired' },
    });
  });

  it('is open to a patient who has it', async () => {
    // What only minors may.
    const person = call.right === 'canWithholdFromGuardians' ? 'elsa' : 'eero';
    expect((await make(call, person, 'kaari')).status).toBe(200);
  });
});
