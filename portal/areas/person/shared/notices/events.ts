/** What a patient can choose to be told of. */
export const NOTICE_EVENTS = ['results', 'messages', 'invoices'] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** What a device shows notices of, in the order in which they come first; its patient chooses the device, and not each of them. */
export const PUSH_EVENTS = ['results', 'messages', 'appointments'] as const;
/** What a notice may be about: appointments are reminded of by e-mails of their own, and on devices by a notice. */
export type DueEvent = NoticeEvent | (typeof PUSH_EVENTS)[number];

/** By which ways a patient is told of something; neither: not at all. */
export interface NoticeChoice {
  readonly email: boolean;
  readonly sms: boolean;
}
