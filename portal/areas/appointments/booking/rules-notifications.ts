import type { Language } from '#contract/language/language.ts';
import { normalizePhone } from '#contract/values/phone.ts';

/** One message that follows a booking. */
export interface Notification {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly language: Language;
  /** What the child is called for whom the reader is a guardian; null where the patient reads it, or nobody knows who. */
  readonly child: string | null;
  /** `personHash` of the guardian whom it is for; null for the patient. */
  readonly addressedTo: Buffer | null;
  /** The booking itself; that it was made without logging in, with the way to disown it; or both in one. */
  readonly says: 'booking' | 'warning' | 'both';
}

/** How somebody is reached. */
export interface EmailAndPhone {
  readonly email: string | null;
  readonly phone: string | null;
}

/** Somebody whom the record names, in their own language; `addressedTo` as in `Notification`. */
export interface Recipient extends EmailAndPhone {
  readonly addressedTo: Buffer | null;
  readonly language: Language;
}

/** Whom the record names for a patient: the patient, or for a child without an address of their own the guardians. */
export interface Recipients {
  readonly reached: readonly Recipient[];
  readonly child: string | null;
}

/** What somebody who has not signed in has typed, and the language of the page. */
export interface Visitor extends EmailAndPhone {
  readonly email: string;
  readonly phone: string;
  readonly language: Language;
}

type Address = Pick<Notification, 'channel' | 'to'>;

/**
 * Who is notified of a booking without signing in: the typed contact, of the booking and of nothing that is
 * known of the patient, not even their language; and the people whom the record names, by e-mail or else by
 * text message. A person who is both gets one message.
 */
export function notificationsOf(visitor: Visitor, recipients: Recipients): readonly Notification[] {
  const { reached, child } = recipients;
  const owned = reached.flatMap((recipient) =>
    // One address is enough to warn somebody.
    addressesOf(recipient)
      .slice(0, 1)
      .map((address) => ({
        ...address,
        language: recipient.language,
        child,
        addressedTo: recipient.addressedTo,
      })),
  );
  const stranger = { language: visitor.language, child: null, addressedTo: null, says: 'booking' } as const;
  return [
    ...addressesOf(visitor).map((typed): Notification => {
      const own = owned.find((each) => isSame(each, typed));
      return own ? { ...own, ...typed, says: 'both' } : { ...typed, ...stranger };
    }),
    ...owned
      .filter((own) => !addressesOf(visitor).some((typed) => isSame(own, typed)))
      .map((own): Notification => ({ ...own, says: 'warning' })),
  ];
}

/** The contact that the record does not have and that was told of a booking: it is told, too, that it was disowned. */
export function contactNotOnRecord(notifications: readonly Notification[]): EmailAndPhone {
  const to = (channel: Notification['channel']) =>
    notifications.find((each) => each.channel === channel && each.says === 'booking')?.to ?? null;
  return { email: to('email'), phone: to('sms') };
}

function addressesOf({ email, phone }: EmailAndPhone): Address[] {
  return [
    ...(email ? [{ channel: 'email' as const, to: email }] : []),
    ...(phone ? [{ channel: 'sms' as const, to: normalizePhone(phone) }] : []),
  ];
}

function isSame(one: Address, other: Address): boolean {
  return one.channel === other.channel && one.to.toLowerCase() === other.to.toLowerCase();
}
