import { sql } from 'kysely';
import { type VideoState, videoState } from '#areas/appointments/shared/video/video-times.ts';
import { isPlaceHidden } from '#areas/person/shared/guardianship/server/protected-child.ts';
import type { Language } from '#contract/language/language.ts';
import type { Context, Scoped } from '#platform/context.ts';
import type { VideoVisit } from '../contract.ts';

/** A video appointment as it is kept. */
export interface VisitRow {
  readonly id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly cancelled_at: Date | null;
  readonly booked_by: string | null;
  readonly practitioner_name: string;
  readonly practitioner_title: string;
}

/** A video appointment of the patient whose scope the transaction has; undefined if there is no such one. */
export async function readVisit(tx: Scoped, id: number, lang: Language): Promise<VisitRow | undefined> {
  const { rows } = await sql<VisitRow>`
    select base.id, base.starts_at, base.ends_at, base.cancelled_at, base.booked_by,
      people.first_name || ' ' || people.last_name as practitioner_name, people.title ->> ${lang} as practitioner_title
    from appointments as base
    join appointment_kinds as kinds on kinds.id = base.kind_id
    join practitioners as people on people.id = base.practitioner_id
    where base.patient_id = current_patient() and base.id = ${id}
      and kinds.location_type = 'videoAppointment'`.execute(tx);
  return rows[0];
}

/**
 * As `readVisit`, for the caller: a guardian from whom it is hidden where and with whom a child's appointment is would meet the
 * child there, so for them there is none.
 */
export async function readOwnVisit(
  tx: Scoped,
  context: Pick<Context, 'session' | 'vault' | 'language'>,
  id: number,
): Promise<VisitRow | undefined> {
  const row = await readVisit(tx, id, context.language);
  return row && !isPlaceHidden(context, row.booked_by) ? row : undefined;
}

export function stateOf(row: VisitRow, now: Date): VideoState {
  return videoState({ ...timesOf(row), isCancelled: row.cancelled_at !== null }, now);
}

export function timesOf({ starts_at: startsAt, ends_at: endsAt }: VisitRow) {
  return { startsAt, endsAt };
}

export function visitView(row: VisitRow): VideoVisit {
  return {
    startDate: row.starts_at.toISOString(),
    endDate: row.ends_at.toISOString(),
    isCancelled: row.cancelled_at !== null,
  };
}
