import { sql } from 'kysely';
import {
  type FeedEnd,
  type FeedEntry,
  feedFile,
} from '#areas/appointments/shared/appointments/calendar-feed.ts';
import {
  type SharedRow,
  sharedColumns,
  sharedJoins,
  sharedView,
} from '#areas/appointments/shared/appointments/server/appointment-view.ts';
import { calendarIdentity } from '#areas/appointments/shared/appointments/server/calendar-identity.ts';
import { brandOf } from '#brands/registry.ts';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { logAccess } from '#platform/access-log.ts';
import type { Context, Scoped } from '#platform/context.ts';
import en from '../messages/en.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import sv from '../messages/sv.json' with { type: 'json' };
import { LAST_DAYS } from '../rules.ts';
import type { FoundFeed } from './feed-address.ts';

/** What a visit is called where nothing else is told. */
const TITLES = { fi: fi.entry, sv: sv.entry, en: en.entry } as const satisfies Record<Language, string>;

/** What its end is called. */
const ENDS = { fi: fi.endEntry, sv: sv.endEntry, en: en.endEntry } as const satisfies Record<
  Language,
  string
>;

/** How long what has been stays in the calendar. */
const DAYS_BACK = 90;

interface FeedRow extends SharedRow {
  readonly calendar_sequence: number;
  readonly brand: Parameters<typeof brandOf>[0];
  readonly created_at: Date;
}

/**
 * The appointments that stand, in the patient's scope; the first read of a day is in the patient's log. Null once the address has
 * ended; in its last month an entry on its last day says so where the patient looks.
 */
export function readFeedFile(context: Context, found: FoundFeed): Promise<string | null> {
  const { patientId, showsDetails, language } = found;
  const { now, vault, brand, origin } = context;
  return context.inScope({ patientId }, async (tx) => {
    const ending = await endingOf(tx, found);
    if (!ending || ending.endsAt <= now) return null;
    await noteRead(tx, context, found);
    const { rows } = await sql<FeedRow>`
      select ${sharedColumns(language)}, base.calendar_sequence, base.brand, base.created_at
      from appointments as base ${sharedJoins}
      where base.patient_id = current_patient() and base.cancelled_at is null
        and base.starts_at > ${new Date(now.getTime() - DAYS_BACK * 86_400_000)}
      order by base.starts_at, base.id`.execute(tx);
    const entries = rows.map((row): FeedEntry => {
      const { uid, sequence } = calendarIdentity(vault, brandOf(row.brand), {
        appointmentId: row.id,
        calendarSequence: row.calendar_sequence,
      });
      const { startDate, endDate, clinic, practitioner, kind } = sharedView(row, null);
      const entry = { uid, sequence, madeAt: row.created_at, startDate, endDate, clinic };
      if (!showsDetails) return { ...entry, title: TITLES[language], details: null };
      const url = origin + href('appointment', { ids: row.id }, language);
      return { ...entry, title: kind, details: { practitioner, url } };
    });
    return feedFile(brand.name, entries, endEntry(context, found, ending));
  });
}

interface Ending {
  readonly createdAt: Date;
  readonly endsAt: Date;
}

/** Undefined for an address that was ended in the meantime. */
function endingOf(tx: Scoped, { patientId }: FoundFeed): Promise<Ending | undefined> {
  return tx
    .selectFrom('calendar_feeds')
    .select(['created_at as createdAt', 'ends_at as endsAt'])
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
}

function endEntry({ vault, now, origin }: Context, found: FoundFeed, ending: Ending): FeedEnd | null {
  const { patientId, language } = found;
  const { createdAt, endsAt } = ending;
  if (endsAt.getTime() - now.getTime() > LAST_DAYS * 86_400_000) return null;
  const name = `${patientId} ${endsAt.toISOString()}`;
  return {
    uid: vault.hash('calendar-feed-end', name).toString('base64url'),
    madeAt: createdAt,
    day: helsinkiDay(endsAt),
    title: ENDS[language],
    url: origin + href('calendar-feed', {}, language),
  };
}

async function noteRead(tx: Scoped, context: Context, { patientId, readOn }: FoundFeed): Promise<void> {
  const today = helsinkiDay(context.now);
  if (readOn === today) return;
  await tx
    .updateTable('calendar_feeds')
    .set({ read_on: today })
    .where('patient_id', '=', patientId)
    .execute();
  await logAccess(tx, context, {
    patientId,
    actor: { kind: 'system', id: null },
    action: 'read',
    recordKind: 'calendar-feed',
  });
}
