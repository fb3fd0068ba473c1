import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { Tables } from '#platform/tables.ts';
import type { CalendarFeedApi, Feed } from '../contract.ts';
import { feedPath, hashOfSecret } from './feed-address.ts';

const SECRET_BYTES = 32;

/** `GET /api/calendar-feed` */
export const showFeed: Handler<CalendarFeedApi['GET /api/calendar-feed']> = async (call) =>
  ok({ feed: await readFeed(call) });

/** `POST /api/calendar-feed` */
export const createFeed: Handler<CalendarFeedApi['POST /api/calendar-feed']> = async (call, { body }) => {
  const { tx, vault, now, patientId, language, origin } = call;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const made = {
    secret_hash: hashOfSecret(vault, secret),
    shows_details: body.showsDetails,
    language,
    created_at: now,
    read_on: null,
  };
  await tx
    .insertInto('calendar_feeds')
    .values({ patient_id: patientId, ...made })
    .onConflict((conflict) => conflict.column('patient_id').doUpdateSet(made))
    .execute();
  await call.note({ action: 'create', kind: 'calendar-feed' });
  return ok({ feed: viewOf({ ...made, patient_id: patientId }), url: `${origin}${feedPath(secret)}` });
};

/** `PUT /api/calendar-feed` */
export const changeFeed: Handler<CalendarFeedApi['PUT /api/calendar-feed']> = async (call, { body }) => {
  const row = await call.tx
    .updateTable('calendar_feeds')
    .set({ shows_details: body.showsDetails })
    .where('patient_id', '=', call.patientId)
    .returningAll()
    .executeTakeFirst();
  if (row) await call.note({ action: 'change', kind: 'calendar-feed' });
  return ok({ feed: row ? viewOf(row) : null });
};

/** `DELETE /api/calendar-feed` */
export const endFeed: Handler<CalendarFeedApi['DELETE /api/calendar-feed']> = async (call) => {
  const ended = await call.tx
    .deleteFrom('calendar_feeds')
    .where('patient_id', '=', call.patientId)
    .returning('patient_id')
    .executeTakeFirst();
  if (ended) await call.note({ action: 'cancel', kind: 'calendar-feed' });
  return ok({ type: 'success' });
};

/** What there is to say of the patient's address; null if there is none. */
export async function readFeed({
  tx,
  patientId,
}: Pick<RecordCall, 'tx' | 'patientId'>): Promise<Feed | null> {
  const row = await tx
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  return row ? viewOf(row) : null;
}

function viewOf(row: Selectable<Tables['calendar_feeds']>): Feed {
  return {
    createdAt: row.created_at.toISOString(),
    showsDetails: row.shows_details,
    readOn: row.read_on,
  };
}
