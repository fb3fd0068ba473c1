/** What a patient can choose to be told of. */
export const NOTICE_EVENTS = ['results', 'messages', 'invoices'] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** By which ways a patient is told of something; neither: not at all. */
export interface NoticeChoice {
  readonly email: boolean;
  readonly sms: boolean;
}
