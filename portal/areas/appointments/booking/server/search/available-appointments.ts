import { sql } from 'kysely';
import type { AvailableAppointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { BOOKING_KINDS } from '#areas/appointments/shared/visit-rules/booking-kinds.ts';
import type { Language } from '#contract/language/language.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import type { RecordCall } from '#platform/calls/call.ts';
import { pricingOf } from '../slot/pricing.ts';
import { asksToIdentify, availableView, readSlots } from '../slot/slot.ts';
import type { FoundTime } from './find-times.ts';

/** For whom times are shown. */
export interface ShownTo {
  readonly lang: Language;
  readonly customer: HealthCareType;
}

/** Found times as the browser gets them, in the same order. */
export async function availableAppointments(
  { tx, brand }: Pick<RecordCall, 'tx' | 'brand'>,
  times: readonly FoundTime[],
  { lang, customer }: ShownTo,
): Promise<AvailableAppointment[]> {
  if (times.length === 0) return [];
  const rows = await readSlots(
    tx,
    sql`join unnest(
        ${times.map((time) => time.practitioner_id)}::bigint[], ${times.map((time) => time.slot_id)}::bigint[]
      ) with ordinality as wanted (practitioner_id, slot_id, nth)
      on wanted.practitioner_id = base.practitioner_id and wanted.slot_id = base.id`,
    sql`order by wanted.nth`,
    lang,
  );
  const { showsPrice, needsLogin } = BOOKING_KINDS[customer];
  const starts = rows.map(({ starts_at }) => starts_at);
  const pricing = showsPrice && starts.length > 0 ? await pricingOf({ tx, brand }, { starts, lang }) : null;
  return rows.map((row) => availableView(row, { needsLogin: needsLogin || asksToIdentify(row), pricing }));
}
