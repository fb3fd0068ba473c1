import { isCalendarDay } from '../time/calendar-day.ts';
import { isAppointmentToken } from './appointment-token.ts';
import { isLinkSecret } from './link-secret.ts';
import type { ROUTE_WORDS } from './route-words.ts';
import { isSlug } from './slug.ts';

/** Every page of the portal by name (PAGE-01). */
export type PageKey = keyof typeof ROUTE_WORDS;

/** How a payment ended, as in the address of the payment result page. */
export const PAYMENT_STATUSES = ['ok', 'fail', 'delayed', 'pending'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Fifteen digits at most: every identity is exact as a JavaScript number. */
const ID = /^[1-9]\d{0,14}$/;
const CLINIC = /^[A-Za-z\d-]{1,40}$/;
const IDS = /^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,49}$/;

/** Whether a text is an identity as in addresses: digits without leading zeros. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/** The valid values of each address parameter, by name. */
export const PARAMS = {
  id: isId,
  /** Of a free time, beside the identity of what it is for. */
  time: isId,
  /** Identities joined by commas. */
  ids: (text: string) => IDS.test(text),
  /** Day, `YYYY-MM-DD`. */
  date: isCalendarDay,
  /** Anonymous appointment token, of either shape. */
  token: isAppointmentToken,
  /** Secret of a guest's link to a video appointment. */
  guest: isLinkSecret,
  /** Secret of the link that puts back how a patient was reached before a change. */
  change: isLinkSecret,
  /** Secret of a link that opens some of a patient's record. */
  share: isLinkSecret,
  /** A clinic's or a practitioner's name in addresses. */
  slug: isSlug,
  /** A clinic's code, which stays when its name changes. */
  clinic: (text: string) => CLINIC.test(text),
  status: (text: string) => PAYMENT_STATUSES.includes(text as PaymentStatus),
} as const satisfies Record<string, (text: string) => boolean>;

export type ParamName = keyof typeof PARAMS;

type NamesIn<Template> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The parameters in a page's address, all as texts. */
export type PageParams<Key extends PageKey = PageKey> = {
  readonly [Name in NamesIn<(typeof ROUTE_WORDS)[Key][0]>]: Name extends 'status' ? PaymentStatus : string;
};
