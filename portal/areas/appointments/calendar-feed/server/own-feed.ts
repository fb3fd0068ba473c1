import type { Selectable } from 'kysely';
import type { NotingCall, RecordCall } from '#platform/calls/call.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import { newSecret } from '#platform/secrets.ts';
import { isFreshlyIdentified } from '#platform/session/fresh-identification.ts';
import type { Tables } from '#platform/tables.ts';
import type { CalendarFeedApi, Feed } from '../contract.ts';
import { feedPath, hashOfSecret } from './feed-address.ts';

/** When an address ends that is made, or let go on, now. */
function aYearAfter(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

/** `GET /api/calendar-feed` */
export const showFeed: Handler<CalendarFeedApi['GET /api/calendar-feed']> = async (call) =>
  ok({ feed: await readFeed(call) });

/** `POST /api/calendar-feed` */
export const createFeed: Handler<CalendarFeedApi['POST /api/calendar-feed']> = async (call, { body }) => {
  const { tx, vault, now, patientId, language, origin } = call;
  const secret = newSecret();
  const made = {
    secret_hash: hashOfSecret(vault, secret),
    shows_details: body.showsDetails,
    language,
    created_at: now,
    read_on: null,
    ends_at: aYearAfter(now),
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
  const shown = await readFeed(call);
  const showsMore = body.showsDetails && shown?.showsDetails === false;
  if (showsMore && !isFreshlyIdentified(call)) return problem('freshIdentificationRequired');
  return ok({ feed: await update(call, { shows_details: body.showsDetails }) });
};

/** `POST /api/calendar-feed/renewal` */
export const renewFeed: Handler<CalendarFeedApi['POST /api/calendar-feed/renewal']> = async (call) =>
  ok({ feed: await update(call, { ends_at: aYearAfter(call.now) }) });

async function update(
  call: NotingCall<{ readonly action: 'change'; readonly kind: 'calendar-feed' }>,
  values: Partial<Pick<Selectable<Tables['calendar_feeds']>, 'shows_details' | 'ends_at'>>,
): Promise<Feed | null> {
  const row = await call.tx
    .updateTable('calendar_feeds')
    .set(values)
    .where('patient_id', '=', call.patientId)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  await call.note({ action: 'change', kind: 'calendar-feed' });
  return viewOf(row);
}

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
    endsAt: row.ends_at.toISOString(),
    showsDetails: row.shows_details,
    readOn: row.read_on,
  };
}
