import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Language } from '#contract/language/language.ts';
import { stillLasts } from '#platform/clock.ts';
import type { Context, Scoped, Vault } from '#platform/context.ts';
import { enqueue } from '#platform/jobs/outbox.ts';

/** What the environment says about SMS login. */
export interface SmsLoginSettings {
  readonly isEnabled: boolean;
  /** Minutes for which a code is good. */
  readonly codeMinutes: number;
  /** Wrong codes after which there is no next try. */
  readonly tries: number;
}

/** The job that sends one code: `{ patientId, codeId }`. */
export const SEND_CODE = 'send-sms-code';

/** What a code is for. */
export interface CodePurpose {
  readonly patientId: string;
  /** Keyed hash of the session that verifies a number, or of the proof of one that has ended. */
  readonly opens: Buffer;
}

/** What a try has shown; a number that was typed wrong is never told from one that has expired. */
type Try = { readonly type: 'right'; readonly phone: string } | { readonly type: 'wrong' | 'too-many' };

/**
 * The four digits of a code. They are kept nowhere: they follow from the id in its row by a key that is not in
 * the database, as often as a job has to send them.
 */
export function codeOf(vault: Vault, id: string): string {
  const number = vault.hash('sms_codes.code', id).readUIntBE(0, 6) % 10_000;
  return String(number).padStart(4, '0');
}

/**
 * Makes a code and leaves its sending for after the commit, in the patient's scope. It takes the place of
 * the one before it, whose wrong tries still count.
 */
export async function askCode(
  tx: Scoped,
  { vault, now, brand }: Pick<Context, 'vault' | 'now' | 'brand'>,
  { patientId, opens }: CodePurpose,
  { phone, language }: { phone: string; language: Language },
  { codeMinutes }: SmsLoginSettings,
): Promise<void> {
  const code = {
    id: randomUUID(),
    phone: vault.seal('sms_codes.phone', phone),
    brand: brand.id,
    language,
    expires_at: new Date(now.getTime() + codeMinutes * 60_000),
  };
  await tx
    .insertInto('sms_codes')
    .values({ patient_id: patientId, opens, ...code })
    .onConflict((conflict) => conflict.columns(['patient_id', 'opens']).doUpdateSet(code))
    .execute();
  await enqueue(tx, SEND_CODE, { patientId, codeId: code.id });
}

/** Tries a code, in the patient's scope. A right one, and one that was wrong too often, is there no more. */
export async function tryCode(
  tx: Scoped,
  { vault, now }: Pick<Context, 'vault' | 'now'>,
  { patientId, opens }: CodePurpose,
  typed: string,
  { codeMinutes, tries }: SmsLoginSettings,
): Promise<Try> {
  const row = await tx
    .selectFrom('sms_codes')
    .select(['id', 'phone', 'expires_at', 'wrong_tries'])
    .where('patient_id', '=', patientId)
    .where('opens', '=', opens)
    // Of tries that come at once, each sees those before it.
    .forUpdate()
    .executeTakeFirst();
  // What cannot be guessed any more is not counted either.
  if (!row || !stillLasts(row.expires_at, codeMinutes * 60_000, now)) return { type: 'wrong' };
  const own = { patient_id: patientId, opens };
  if (timingSafeEqual(Buffer.from(codeOf(vault, row.id)), Buffer.from(typed))) {
    await tx
      .deleteFrom('sms_codes')
      .where((eb) => eb.and(own))
      .execute();
    return { type: 'right', phone: vault.open('sms_codes.phone', row.phone) };
  }
  const wrongTries = row.wrong_tries + 1;
  if (wrongTries < tries) {
    await tx
      .updateTable('sms_codes')
      .set({ wrong_tries: wrongTries })
      .where((eb) => eb.and(own))
      .execute();
    return { type: 'wrong' };
  }
  await tx
    .deleteFrom('sms_codes')
    .where((eb) => eb.and(own))
    .execute();
  return { type: 'too-many' };
}
