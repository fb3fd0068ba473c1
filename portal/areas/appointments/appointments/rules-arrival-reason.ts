import type { TextRules } from '#contract/calls/text-rule.ts';

/** Why a patient comes, in their own words (APPT-29). */
export const arrivalReasonFields = {
  arrivalReason: { max: 300, isOptional: true, hasLines: true },
} as const satisfies TextRules<string>;

/** What decides whether it may be told, or changed. */
export interface ReasonedAppointment {
  readonly endsAt: Date;
  readonly isCancelled: boolean;
  readonly isRemote: boolean;
}

/** Whether a patient may say why they come: to a visit that is not over. */
export function mayTellReason({ endsAt, isCancelled, isRemote }: ReasonedAppointment, now: Date): boolean {
  return !isCancelled && !isRemote && now < endsAt;
}
