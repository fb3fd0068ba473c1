import type { Selectable } from 'kysely';
import { tellOtherGuardians } from '#areas/person/shared/guardianship/server/guardian-notice.ts';
import { guardianToKeep } from '#areas/person/shared/guardianship/server/guardians-word.ts';
import { isContactHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import { holdPatient } from '#areas/person/shared/patients/server/hold-patient.ts';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { href } from '#contract/routes/routes.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import { newCode, newSecret } from '#platform/secrets.ts';
import type { Tables } from '#platform/tables.ts';
import type { RecordShare, RecordSharingApi } from '../contract.ts';
import {
  CODE_LENGTH,
  endOfShare,
  MOST_OPEN_SHARES,
  MOST_OPENINGS,
  MOST_WRONG_CODES,
  type SharedChild,
} from '../rules.ts';
import { codeHash, linkHash } from './secrets.ts';

/** For what the guardian who shares is sealed. */
export const GUARDIAN = 'record_shares.guardian';
const RECIPIENT = 'record_shares.recipient';
const READER = 'record_share_openings.reader';

/** `GET /api/record-shares` */
export const listShares: Handler<RecordSharingApi['GET /api/record-shares']> = async (call) =>
  ok({ shares: await readShares(call) });

/** `POST /api/record-shares` */
export const makeShare: Handler<RecordSharingApi['POST /api/record-shares']> = async (call, { body }) => {
  const { tx, vault, now, patientId, brand, language, origin } = call;
  await holdPatient(call);
  const guardian = guardianToKeep(call, GUARDIAN);
  const open = await openShares(call, guardian?.guardian_hash ?? null);
  if (open >= MOST_OPEN_SHARES) return ok({ type: 'tooMany', most: MOST_OPEN_SHARES });
  const link = newSecret();
  const code = newCode('0123456789', CODE_LENGTH);
  const row = await tx
    .insertInto('record_shares')
    .values({
      patient_id: patientId,
      link_hash: linkHash(vault, link, guardian ? 'guardian' : 'patient'),
      code_hash: codeHash(vault, link, code),
      brand: brand.id,
      contents: body.contents,
      recipient: vault.seal(RECIPIENT, body.recipient),
      created_at: now,
      ends_at: endOfShare(now, body.hours, guardian && (await childOf(call))),
      ...guardian,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await call.note({ action: 'create', kind: 'record-share', id: row.id });
  await tellOtherGuardians(call, 'shared');
  const url = origin + href('shared-record', { share: link }, language);
  return ok({ type: 'success', share: viewOf(call, row, []), url, code });
};

/** `DELETE /api/record-shares/{id}` */
export const endShare: Handler<RecordSharingApi['DELETE /api/record-shares/{id}']> = async (
  call,
  { params: { id } },
) => {
  const { tx, patientId, now } = call;
  const ended = await tx
    .updateTable('record_shares')
    .set({ ends_at: now })
    .where('patient_id', '=', patientId)
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (ended) await call.note({ action: 'cancel', kind: 'record-share', id });
  return ok({ type: 'success' });
};

/** Latest first, those that have ended too until they are forgotten. */
export async function readShares(call: RecordCall): Promise<RecordShare[]> {
  const { tx, patientId } = call;
  const rows = await tx
    .selectFrom('record_shares')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const openings = await tx
    .selectFrom('record_share_openings')
    .selectAll()
    .where('patient_id', '=', patientId)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) =>
    viewOf(
      call,
      row,
      openings.filter(({ share_id }) => share_id === row.id),
    ),
  );
}

/** Those of one sharer: nobody takes another's. */
async function openShares({ tx, patientId, now }: RecordCall, guardian: Buffer | null): Promise<number> {
  const { count } = await tx
    .selectFrom('record_shares')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('patient_id', '=', patientId)
    .where('ends_at', '>', now)
    .where('guardian_hash', 'is not distinct from', guardian)
    // One that wrong codes have ended cannot be ended by the patient.
    .where('wrong_codes', '<', MOST_WRONG_CODES)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The child for whom a guardian acts, by what ends that. */
async function childOf({ tx, vault, patientId, now, brand }: RecordCall): Promise<SharedChild> {
  const row = await tx
    .selectFrom('patients')
    .select('identity_code')
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow();
  const { identity_code } = openPatient(vault, row);
  const code = parseIdentityCode(identity_code, { acceptDevelopment: true, today: helsinkiDay(now) });
  if (!code.valid) throw new Error('A guardian acts for somebody of no age.');
  return { birthDate: code.birthDate, guardianActsUntilAge: brand.guardianActsUntilAge };
}

/** Who has made a link, as the caller knows them. */
function sharerOf(
  { session: { actingFor, person }, vault }: Pick<RecordCall, 'session' | 'vault'>,
  guardian: Buffer | null,
): RecordShare['by'] {
  if (guardian === null) return 'you';
  if (!actingFor) return 'guardian';
  return person && personHash(vault, person.identityCode).equals(guardian) ? 'you' : 'anotherGuardian';
}

function viewOf(
  call: Pick<RecordCall, 'vault' | 'now' | 'session'>,
  row: Selectable<Tables['record_shares']>,
  openings: readonly Selectable<Tables['record_share_openings']>[],
): RecordShare {
  const { vault, now } = call;
  const by = sharerOf(call, row.guardian_hash);
  // To whom another guardian takes a child tells where they live.
  const isHidden = by === 'anotherGuardian' && isContactHidden(call);
  return {
    id: row.id,
    contents: row.contents,
    by,
    recipient: isHidden ? null : vault.open(RECIPIENT, row.recipient),
    madeAt: row.created_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    state: stateOf(row, openings.length, now),
    openings: openings.map(({ opened_at, reader }) => ({
      at: opened_at.toISOString(),
      reader: isHidden ? null : vault.open(READER, reader),
    })),
  };
}

function stateOf(
  { wrong_codes, ends_at }: Selectable<Tables['record_shares']>,
  openings: number,
  now: Date,
): RecordShare['state'] {
  if (wrong_codes >= MOST_WRONG_CODES) return 'wrongCodes';
  if (ends_at <= now) return 'ended';
  return openings >= MOST_OPENINGS ? 'usedUp' : 'open';
}
