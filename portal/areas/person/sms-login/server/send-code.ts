import { brandOf } from '#brands/registry.ts';
import type { SmsGateway } from '#outside/sms/client/sms-gateway.ts';
import type { InScope, Vault } from '#platform/context.ts';
import { messageTranslator } from '#platform/jobs/message-translator.ts';
import type { JobPayload } from '#platform/jobs/outbox.ts';
import type { Task } from '#platform/jobs/worker.ts';
import en from '../messages-outbound/en.json' with { type: 'json' };
import fi from '../messages-outbound/fi.json' with { type: 'json' };
import sv from '../messages-outbound/sv.json' with { type: 'json' };
import { codeOf, SEND_CODE, type SmsLoginSettings } from './codes.ts';

export interface SmsLoginTasksOptions {
  readonly sms: SmsGateway;
  readonly vault: Vault;
  readonly inScope: InScope;
  readonly now: () => Date;
  readonly settings: SmsLoginSettings;
}

/**
 * The job that sends a code. A code that has been used, replaced or has expired while the gateway was away is not
 * sent; one that goes out twice has the same identity, and the gateway delivers it once.
 */
export function smsLoginTasks(options: SmsLoginTasksOptions): Readonly<Record<string, Task>> {
  return { [SEND_CODE]: (payload) => sendCode(options, payload) };
}

async function sendCode(
  { sms, vault, inScope, now, settings }: SmsLoginTasksOptions,
  payload: JobPayload,
): Promise<void> {
  const patientId = String(payload.patientId);
  const id = String(payload.codeId);
  const row = await inScope({ patientId }, (tx) =>
    tx
      .selectFrom('sms_codes')
      .select(['phone', 'brand', 'language'])
      .where('patient_id', '=', patientId)
      .where('id', '=', id)
      .where('expires_at', '>', now())
      .executeTakeFirst(),
  );
  if (!row) return;
  const brand = brandOf(row.brand);
  const { t } = messageTranslator(brand, row.language, 'outbound.sms-login', { fi, sv, en });
  const text = t('code', { brand: brand.name, code: codeOf(vault, id), minutes: settings.codeMinutes });
  const to = vault.open('sms_codes.phone', row.phone);
  await sms.sendSms({ to, sender: brand.sender.sms, text, dedupeKey: id });
}
