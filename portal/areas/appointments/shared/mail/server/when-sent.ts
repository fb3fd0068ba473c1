import type { QueuedMessage } from '#platform/jobs/outgoing-message.ts';
import { type NightSettings, nextSending } from '#platform/jobs/sending-hours.ts';
import type { AppointmentNotice, AppointmentTemplate } from './appointment-messages.ts';
import { traitsOf } from './message-templates.ts';

/** What begins so soon after the morning's first messages is told of at night. */
const SOON_MS = 2 * 3_600_000;

/**
 * When a message that is about to leave goes out instead; null: now. A text message that its reader does not wait for leaves by day.
 */
export function laterMoment(
  { channel, template, content }: Pick<QueuedMessage, 'channel' | 'template' | 'content'>,
  now: Date,
  nights: NightSettings = {},
): Date | null {
  const { text } = traitsOf(template as AppointmentTemplate);
  if (channel !== 'sms' || text === 'atOnce') return null;
  const morning = nextSending('sms', now, nights);
  if (!morning || text === 'byDay') return morning;
  const { startsAt, movedFrom = startsAt } = content as AppointmentNotice;
  const first = Math.min(Date.parse(startsAt), Date.parse(movedFrom));
  return first < morning.getTime() + SOON_MS ? null : morning;
}
