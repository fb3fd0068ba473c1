import { sql } from 'kysely';
import { waysChosen } from '#areas/person/shared/notices/server/notice-choices.ts';
import { holdPatient } from '#areas/person/shared/patients/server/hold-patient.ts';
import { openUsedFrom } from '#areas/person/shared/patients/server/used-from.ts';
import type { PushSender } from '#outside/push/client/push-sender.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Answering, type Handler, ok, type Steps } from '#platform/calls/handler.ts';
import type { RecordNewsApi } from '../../contract.ts';
import { MOST_DEVICES } from '../../rules.ts';
import { markTold } from '../own-choice.ts';
import {
  type DeviceFrom,
  endpointHash,
  readDevices,
  sealDevice,
  sealSubscription,
  unsendable,
  viewOf,
} from './devices.ts';

/** `GET /api/push-devices` */
export const listDevices =
  (push: PushSender): Answering<RecordNewsApi['GET /api/push-devices']> =>
  async (call) =>
    ok({ devices: await readDevices(call), key: push.publicKey });

/** `POST /api/push-devices` */
export function addDevice(push: PushSender): Steps<RecordNewsApi['POST /api/push-devices']> {
  return {
    scope: ({ session }) => ({ sessionHash: session.hash }),
    async answer(call, { body }) {
      const { tx, vault, now, brand, patientId } = call;
      if (push.publicKey === null) return ok({ type: 'notOffered' });
      const wrong = unsendable(push, body);
      if (wrong) return wrong;
      // Somebody else may have had it before: to choose it here is a new consent.
      await sql`select free_push_device(${endpointHash(vault, body.endpoint)})`.execute(tx);
      // Of two devices at once, the second counts the first.
      await holdPatient(call);
      if ((await countDevices(call)) >= MOST_DEVICES) return ok({ type: 'tooMany', most: MOST_DEVICES });
      // What has come until now is no news to be told of.
      if (!(await waysChosen(tx, patientId, 'results'))) await markTold(call);
      const row = await tx
        .insertInto('push_devices')
        .values({
          patient_id: patientId,
          ...sealSubscription(vault, { ...body, serverKey: push.publicKey }),
          used_from: sealDevice(vault, await deviceOfSession(call)),
          brand: brand.id,
          created_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await call.note({ action: 'change', kind: 'record-notices' });
      return ok({ type: 'success', device: viewOf(vault, row) });
    },
  };
}

/** `DELETE /api/push-devices/{id}` */
export const removeDevice: Handler<RecordNewsApi['DELETE /api/push-devices/{id}']> = async (
  call,
  { params: { id } },
) => {
  const removed = await call.tx
    .deleteFrom('push_devices')
    .where('patient_id', '=', call.patientId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (removed) await call.note({ action: 'change', kind: 'record-notices' });
  return ok({ type: 'success' });
};

async function countDevices({ tx, patientId }: RecordCall): Promise<number> {
  const { count } = await tx
    .selectFrom('push_devices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('patient_id', '=', patientId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function deviceOfSession({ tx, vault, session }: RecordCall): Promise<DeviceFrom> {
  const row = await tx
    .selectFrom('sessions')
    .select('used_from')
    .where('id_hash', '=', session.hash)
    .executeTakeFirst();
  const { browser = 'other', device = 'other' } = openUsedFrom(vault, row?.used_from ?? null) ?? {};
  return { browser, device };
}
