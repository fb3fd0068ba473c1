import { randomUUID } from 'node:crypto';
import { href } from '#contract/routes/routes.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { Scoped } from '#platform/context.ts';
import { newSecret } from '#platform/secrets.ts';
import type { Guest, VideoApi } from '../contract.ts';
import { MOST_GUESTS } from '../guest-kinds.ts';
import { hashOfSecret } from './find-guest.ts';
import { readOwnVisit, stateOf, type VisitRow } from './visit-row.ts';

/** `POST /api/video/{id}/guests` */
export const invite: Handler<VideoApi['POST /api/video/{id}/guests']> = async (
  call,
  { params: { id }, body: { kind } },
) => {
  const { tx, vault, now, origin, language, patientId } = call;
  const row = await readOwnVisit(tx, call, id);
  if (!row) return problem('notFound');
  const state = stateOf(row, now);
  if (state === 'ended' || state === 'cancelled') return ok({ type: 'ended' });
  await lockVisit(call, row);
  if ((await guestsOf(tx, id)).length >= MOST_GUESTS) return ok({ type: 'tooMany' });
  const secret = newSecret();
  const guest = { id: randomUUID(), kind, created_at: now };
  await tx
    .insertInto('video_guests')
    .values({
      ...guest,
      patient_id: patientId,
      appointment_id: id,
      secret_hash: hashOfSecret(vault, secret),
    })
    .execute();
  await call.note({ action: 'create', kind: 'video-guest', id: guest.id });
  return ok({
    type: 'success',
    guest: viewOf(guest),
    url: origin + href('video-guest', { guest: secret }, language),
  });
};

/** Makes invitations to an appointment wait for each other: of two, each would count three guests. */
async function lockVisit({ tx, patientId }: RecordCall, { id }: VisitRow): Promise<void> {
  await tx
    .selectFrom('appointments')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** `DELETE /api/video/{id}/guests/{guest}` */
export const revoke: Handler<VideoApi['DELETE /api/video/{id}/guests/{guest}']> = async (
  call,
  { params: { id, guest } },
) => {
  const ended = await call.tx
    .deleteFrom('video_guests')
    .where('patient_id', '=', call.patientId)
    .where('appointment_id', '=', id)
    .where('id', '=', guest)
    .returning('id')
    .executeTakeFirst();
  if (ended) await call.note({ action: 'cancel', kind: 'video-guest', id: guest });
  return ok({ type: 'success' });
};

/** Whom the patient of the scope has invited to an appointment, the first first. */
export async function guestsOf(tx: Scoped, appointmentId: number): Promise<Guest[]> {
  const rows = await tx
    .selectFrom('video_guests')
    .select(['id', 'kind', 'created_at'])
    .where('appointment_id', '=', appointmentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(viewOf);
}

function viewOf({ id, kind, created_at }: { id: string; kind: Guest['kind']; created_at: Date }): Guest {
  return { id, kind, createdAt: created_at.toISOString() };
}
