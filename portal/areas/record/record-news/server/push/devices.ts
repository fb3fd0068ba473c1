import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { brandOf } from '#brands/registry.ts';
import type { Browser, Device } from '#contract/session/session.ts';
import { isBrowserKey, type PushSender, type PushSubscription } from '#outside/push/client/push-sender.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { problem } from '#platform/calls/handler.ts';
import type { Scoped, Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import type { PushDevice } from '../../contract.ts';

const SUBSCRIPTION = 'push_devices.subscription';
const USED_FROM = 'push_devices.used_from';

/** Which browser it is, as roughly as its session says it. */
export interface DeviceFrom {
  readonly browser: Browser;
  readonly device: Device;
}

/** Why nothing can be sent to a browser: its push service is none that is known, or nothing can be sealed for it. Null: it can. */
export function unsendable(
  push: PushSender,
  { endpoint, p256dh }: Pick<PushSubscription, 'endpoint' | 'p256dh'>,
) {
  if (!push.isAllowed(endpoint)) return problem('invalidFields', [{ field: 'endpoint', code: 'notAllowed' }]);
  return isBrowserKey(p256dh) ? null : problem('invalidFields', [{ field: 'p256dh', code: 'invalid' }]);
}

/** What a device is found by. */
export const endpointHash = (vault: Vault, endpoint: string) => vault.hash('push-endpoint', endpoint);

/** What is kept of a subscription. */
export function sealSubscription(vault: Vault, subscription: PushSubscription) {
  return {
    endpoint_hash: endpointHash(vault, subscription.endpoint),
    subscription: vault.seal(SUBSCRIPTION, JSON.stringify(subscription)),
  };
}

export function openSubscription(
  vault: Vault,
  { subscription }: Pick<Selectable<Tables['push_devices']>, 'subscription'>,
): PushSubscription {
  return JSON.parse(vault.open(SUBSCRIPTION, subscription)) as PushSubscription;
}

export const sealDevice = (vault: Vault, from: DeviceFrom) => vault.seal(USED_FROM, JSON.stringify(from));

/** A device of a patient, as it is found in any scope. */
export interface FoundDevice {
  readonly patientId: string;
  readonly id: number;
}

/** Whose an endpoint is; null for one that nobody has. */
export async function findDevice(tx: Scoped, vault: Vault, endpoint: string): Promise<FoundDevice | null> {
  const { rows } = await sql<FoundDevice>`
    select patient_id as "patientId", id from find_push_device(${endpointHash(vault, endpoint)})`.execute(tx);
  return rows[0] ?? null;
}

/** The patient's devices, latest first. */
export async function readDevices({
  tx,
  vault,
  patientId,
}: Pick<RecordCall, 'tx' | 'vault' | 'patientId'>): Promise<PushDevice[]> {
  const rows = await tx
    .selectFrom('push_devices')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => viewOf(vault, row));
}

/** A device as its patient sees it. */
export function viewOf(vault: Vault, row: Selectable<Tables['push_devices']>): PushDevice {
  const from = JSON.parse(vault.open(USED_FROM, row.used_from)) as DeviceFrom;
  const { endpoint } = openSubscription(vault, row);
  return {
    ...from,
    id: row.id,
    brandName: brandOf(row.brand).name,
    addedAt: row.created_at.toISOString(),
    endpointDigest: createHash('sha256').update(endpoint).digest('base64url'),
  };
}
