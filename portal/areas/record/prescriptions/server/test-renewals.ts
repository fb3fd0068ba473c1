import type { MedicationRequest } from 'fhir/r4.js';
import { signedIn } from '#areas/appointments/appointments/server/test-appointments.ts';
import { feature as customerMessaging } from '#areas/messages/customer-messaging/server/feature.ts';
import { SEND_MESSAGE_IN_NEW_THREAD } from '#areas/messages/shared/messaging/operations.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import type { EndpointTable } from '#contract/calls/endpoint.ts';
import type { Outcome } from '#platform/calls/run-endpoint.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import type { Session } from '#platform/context.ts';
import { TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { TestRequest } from '#platform/test-context.ts';
import type { endpoints, Prescription } from '../contract.ts';
import { feature, prescriptionsService } from './feature.ts';

/** What the form sends about a prescription. */
export const answersOf = (id: number, changes: object = {}) => ({
  id,
  reason: 'Verenpainetauti',
  hasRunOut: 'no',
  amountLeft: '12 tablettia',
  hasSideEffects: 'no',
  sideEffects: '',
  ...changes,
});
export const bodyOf = (...ids: number[]) => ({
  prescriptions: ids.map((id) => answersOf(id)),
  otherMedicines: 'Ei muita',
});

/** Prescriptions and renewals of patients of a test's database. */
export function testRenewals(db: TestDatabase) {
  const call: Call<typeof endpoints> = callerOf(db, prescriptionsService);
  const message: Call<EndpointTable> = callerOf(
    db,
    customerMessaging.service({
      settings: { hasMessagingOpen: true },
      firstMessages: feature.firstMessages,
    } as never),
  );
  let made = 0;

  async function list(session: Partial<Session>): Promise<Prescription[]> {
    const outcome = await call('GET /api/prescriptions', {}, { session });
    if (!('body' in outcome)) throw new Error(outcome.problem);
    return (outcome.body as { prescriptions: Prescription[] }).prescriptions;
  }

  /** The id of a new prescription that can be renewed. */
  async function prescribe(patientId: string, more: Partial<MedicationRequest> = {}): Promise<number> {
    const id = `made-${++made}`;
    const name = `Lääke ${made}`;
    await storeResources(db.owner, { vault: db.vault, now: TEST_NOW }, [
      {
        patientId,
        source: 'https://record.example',
        resource: {
          resourceType: 'MedicationRequest',
          id,
          status: 'active',
          intent: 'order',
          subject: {},
          authoredOn: '2026-01-15',
          medicationCodeableConcept: { text: name },
          ...more,
        },
      },
    ]);
    const listed = await list(signedIn(patientId));
    return listed.find(({ medicineName }) => medicineName === name)?.id ?? 0;
  }

  /** Sends answers as the first message of a new thread; resolves to what the mutation answers. */
  async function send(
    renewal: object,
    session: Partial<Session>,
    request: TestRequest = {},
  ): Promise<Outcome> {
    const variables = {
      title: 'Reseptin uusintapyyntö',
      type: 'customer',
      participantIds: [],
      firstMessage: { renewal },
    };
    const outcome = await message(
      'POST /api/customer-messaging',
      { body: { query: SEND_MESSAGE_IN_NEW_THREAD, variables } },
      {
        session,
        idempotencyKey: `renewal-${++made}`,
        rights: async () => ['canRenewPrescriptions'],
        ...request,
      },
    );
    if ('problem' in outcome) return outcome;
    return {
      body: (outcome.body as { data: { sendMessageInNewThread: object } }).data.sendMessageInNewThread,
    };
  }

  return { call, list, prescribe, send };
}
