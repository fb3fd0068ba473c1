import type { BrandId } from '#contract/brand/brand.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Scoped } from '#platform/context.ts';
import { type NightSettings, nextSending, type SendingChannel } from '#platform/jobs/sending-hours.ts';
import { type DueEvent, NOTICE_EVENTS, type NoticeChoice, type NoticeEvent, PUSH_EVENTS } from '../events.ts';

const NOTHING: NoticeChoice = { email: false, sms: false };

/** How the patient in whose scope the transaction is hears of each event. */
export async function readNoticeChoices(
  tx: Scoped,
  patientId: string,
): Promise<Record<NoticeEvent, NoticeChoice>> {
  const rows = await tx
    .selectFrom('notice_choices')
    .select(['event', 'by_email as email', 'by_sms as sms'])
    .where('patient_id', '=', patientId)
    .execute();
  const chosen = NOTICE_EVENTS.map((of) => {
    const row = rows.find(({ event }) => event === of);
    return [of, row ? { email: row.email, sms: row.sms } : NOTHING];
  });
  return Object.fromEntries(chosen) as Record<NoticeEvent, NoticeChoice>;
}

/** Whose choice it is, of what, and where and when it was made. */
interface ChoiceOf {
  readonly patientId: string;
  readonly event: NoticeEvent;
  readonly brand: BrandId;
  readonly now: Date;
}

/** Keeps how the patient wants to hear of an event, as they have chosen in a brand, and since which day they want to. */
export async function saveNoticeChoice(
  tx: Scoped,
  { patientId, event, brand, now }: ChoiceOf,
  { email, sms }: NoticeChoice,
): Promise<void> {
  const values = { by_email: email, by_sms: sms, brand };
  const today = helsinkiDay(now);
  await tx
    .insertInto('notice_choices')
    .values({ patient_id: patientId, event, ...values, chosen_on: today })
    .onConflict((conflict) =>
      conflict.columns(['patient_id', 'event']).doUpdateSet((of) => ({
        ...values,
        chosen_on: of
          .case()
          .when(of.or([of('notice_choices.by_email', '=', true), of('notice_choices.by_sms', '=', true)]))
          .then(of.ref('notice_choices.chosen_on'))
          .else(today)
          .end(),
      })),
    )
    .execute();
}

/** By which ways a patient hears of an event. */
export interface ChosenWays {
  readonly ways: readonly SendingChannel[];
  /** `YYYY-MM-DD`; null: nobody knows. */
  readonly since: string | null;
}

/** By which ways a reader has chosen to be told of an event, and since when; null: they are not told of it. */
export async function waysChosen(
  tx: Scoped,
  patientId: string,
  event: NoticeEvent,
): Promise<ChosenWays | null> {
  const row = await tx
    .selectFrom('notice_choices')
    .select(['by_email', 'by_sms', 'chosen_on'])
    .where('patient_id', '=', patientId)
    .where('event', '=', event)
    .executeTakeFirst();
  const ways = [
    ...(row?.by_email ? ['email' as const] : []),
    ...(row?.by_sms ? ['sms' as const] : []),
    ...((await isShownOnDevice(tx, patientId, event)) ? ['push' as const] : []),
  ];
  return ways.length > 0 ? { ways, since: row?.chosen_on ?? null } : null;
}

/** Whether a device of the patient's shows notices of such an event. */
export async function isShownOnDevice(tx: Scoped, patientId: string, event: DueEvent): Promise<boolean> {
  if (!PUSH_EVENTS.some((each) => each === event)) return false;
  const device = await tx
    .selectFrom('push_devices')
    .select('id')
    .where('patient_id', '=', patientId)
    .limit(1)
    .executeTakeFirst();
  return device !== undefined;
}

/** When the first of the ways is open; null: one is now. */
export function nextOf(
  ways: readonly SendingChannel[],
  now: Date,
  settings: NightSettings | undefined,
): Date | null {
  const moments = ways.map((way) => nextSending(way, now, settings));
  const later = moments.flatMap((moment) => moment ?? []);
  return later.length < moments.length ? null : new Date(Math.min(...later.map((each) => each.getTime())));
}
