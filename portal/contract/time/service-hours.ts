import { type Holiday, holidayOn, weekdayOf } from './holidays.ts';
import { addDays, helsinkiDay, helsinkiTime } from './time.ts';

/** A service that people answer at certain hours only. */
export type StaffedService = 'phone' | 'chat';

/** Hours of the clocks in Finland: `from` is in, `to` is out. */
export interface ServiceHours {
  readonly from: number;
  readonly to: number;
}

/** When each service is answered. Public holidays keep the hours of weekends. */
export const SERVICE_HOURS = {
  phone: { weekday: { from: 7, to: 21 }, weekend: { from: 9, to: 18 } },
  chat: { weekday: { from: 8, to: 20 }, weekend: { from: 10, to: 16 } },
} as const satisfies Readonly<
  Record<StaffedService, { readonly weekday: ServiceHours; readonly weekend: ServiceHours }>
>;

/** Business days within which messages that are not urgent are answered. */
export const MESSAGE_ANSWER_DAYS = 1;

/** Whether a service is open, until or from when, and whether a holiday changes its hours today. */
export interface Opening {
  readonly isOpen: boolean;
  /** When it closes, if it is open; else when it opens next. */
  readonly changesAt: Date;
  /** Of today; null on ordinary days. */
  readonly holiday: Holiday | null;
}

/** The hours of a service on a day (`YYYY-MM-DD`). */
export function serviceHoursOn(service: StaffedService, day: string): ServiceHours {
  const isWeekend = weekdayOf(day) > 5 || holidayOn(day) !== null;
  return SERVICE_HOURS[service][isWeekend ? 'weekend' : 'weekday'];
}

/** Whether a service is open at an instant, and when that changes. */
export function openingAt(service: StaffedService, now: Date): Opening {
  const day = helsinkiDay(now);
  const holiday = holidayOn(day);
  const { from, to } = serviceHoursOn(service, day);
  const [opens, closes] = [helsinkiTime(day, from), helsinkiTime(day, to)];
  if (now < opens) return { isOpen: false, changesAt: opens, holiday };
  if (now < closes) return { isOpen: true, changesAt: closes, holiday };
  const next = addDays(day, 1);
  return { isOpen: false, changesAt: helsinkiTime(next, serviceHoursOn(service, next).from), holiday };
}
