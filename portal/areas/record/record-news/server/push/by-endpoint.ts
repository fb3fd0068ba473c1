import type { PushSender } from '#outside/push/client/push-sender.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { RecordNewsApi } from '../../contract.ts';
import {
  endpointHash,
  type FoundDevice,
  findDevice,
  openSubscription,
  sealSubscription,
  unsendable,
} from './devices.ts';

/** Somebody who acts for a child in the same browser ends what is their own. */
const scope = () => ({ isGuardian: false });

/** `POST /api/anon/push-devices/end`: at log-out, when the session is over already. */
export const endDevice: Steps<RecordNewsApi['POST /api/anon/push-devices/end'], FoundDevice> = {
  scope,
  async before({ inScope, vault }, { body: { endpoint } }) {
    return (await inScope({}, (tx) => findDevice(tx, vault, endpoint))) ?? ok({ type: 'success' });
  },
  async answer(call, _input, { id }) {
    const ended = await call.tx
      .deleteFrom('push_devices')
      .where('patient_id', '=', call.patientId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (ended) await call.note({ action: 'change', kind: 'record-notices' });
    return ok({ type: 'success' });
  },
};

/** `POST /api/anon/push-devices/renewal`: the browser does so by itself, whether or not somebody is logged in. */
export function renewDevice(
  push: PushSender,
): Steps<RecordNewsApi['POST /api/anon/push-devices/renewal'], FoundDevice> {
  return {
    scope,
    async before({ inScope, vault }, { body: { former, ...subscription } }) {
      const wrong = unsendable(push, subscription);
      if (wrong) return wrong;
      const found = await inScope({}, (tx) => findDevice(tx, vault, former));
      return push.publicKey !== null && found ? found : ok({ type: 'unknown' });
    },
    async answer(call, { body: { former, ...subscription } }, { id }) {
      const { tx, vault, patientId } = call;
      // One that somebody has chosen on the same device meanwhile gives way only if it is the former one.
      if (subscription.endpoint !== former && (await findDevice(tx, vault, subscription.endpoint)))
        return ok({ type: 'unknown' });
      const device = await tx
        .selectFrom('push_devices')
        .select('subscription')
        .where('patient_id', '=', patientId)
        .where('id', '=', id)
        .where('endpoint_hash', '=', endpointHash(vault, former))
        .forUpdate()
        .executeTakeFirst();
      if (!device) return ok({ type: 'unknown' });
      // A browser renews for the key that it had, which may be a former one of the portal's.
      const { serverKey } = openSubscription(vault, device);
      await tx
        .updateTable('push_devices')
        .set(sealSubscription(vault, { ...subscription, serverKey }))
        .where('patient_id', '=', patientId)
        .where('id', '=', id)
        .execute();
      await call.note({ action: 'change', kind: 'record-notices' });
      return ok({ type: 'success' });
    },
  };
}
