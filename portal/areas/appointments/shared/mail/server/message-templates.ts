import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import type { AppointmentNotice, AppointmentTemplate } from './appointment-messages.ts';

interface TemplateTraits {
  /** Whose words it has: those for the patient, and those for a guardian, who is told whose appointment it is. */
  readonly words: readonly [own: string, forChild: string];
  /** Where the reader goes on. */
  readonly leadsTo: 'appointment' | 'search' | 'offer' | 'charge';
  /**
   * `practitioner`: it comes unasked, perhaps while others see the screen, and does not tell what the visit is for. `moment`: others
   * may read it, or it asks for a login first; it tells no more than when the appointment is.
   */
  readonly tells: 'everything' | 'practitioner' | 'moment';
  /** What it does to the reader's calendar; null where they know nothing of the appointment yet, or have its entry already. */
  readonly calendar: 'publishes' | 'cancels' | null;
  /**
   * When its text message goes out. `atOnce`: it answers what its reader has just done. `byDay`: others or the clock have caused
   * it, and it wakes nobody. `byDayUnlessSoon`: the same, but the reader might travel for nothing, or not at
   * all, if they read it in the morning only.
   */
  readonly text: 'atOnce' | 'byDay' | 'byDayUnlessSoon';
}

const TEMPLATES = {
  'appointment-booked': {
    words: ['booked', 'bookedForChild'],
    leadsTo: 'appointment',
    tells: 'everything',
    calendar: 'publishes',
    text: 'atOnce',
  },
  'appointment-moved': {
    words: ['moved', 'movedForChild'],
    leadsTo: 'appointment',
    tells: 'everything',
    calendar: 'publishes',
    text: 'atOnce',
  },
  'booked-appointment-moved': {
    words: ['bookedMoved', 'bookedMoved'],
    leadsTo: 'appointment',
    tells: 'everything',
    calendar: 'publishes',
    text: 'byDayUnlessSoon',
  },
  'appointment-reminder': {
    words: ['reminder', 'reminderForChild'],
    leadsTo: 'appointment',
    tells: 'practitioner',
    calendar: null,
    text: 'byDay',
  },
  'appointment-cancelled': {
    words: ['cancelled', 'cancelledForChild'],
    leadsTo: 'search',
    tells: 'everything',
    calendar: 'cancels',
    text: 'atOnce',
  },
  'booked-appointment-cancelled': {
    words: ['bookedCancelled', 'bookedCancelled'],
    leadsTo: 'search',
    tells: 'everything',
    calendar: 'cancels',
    text: 'byDayUnlessSoon',
  },
  'appointment-cancelled-by-clinic': {
    words: ['clinicCancelled', 'clinicCancelledForChild'],
    leadsTo: 'search',
    tells: 'practitioner',
    calendar: 'cancels',
    text: 'byDayUnlessSoon',
  },
  'appointment-booked-by-visitor': {
    words: ['bookedByVisitor', 'bookedByVisitorForChild'],
    leadsTo: 'search',
    tells: 'moment',
    calendar: null,
    text: 'byDayUnlessSoon',
  },
  // Who booked has typed whom it was for.
  'appointment-disowned': {
    words: ['disowned', 'disowned'],
    leadsTo: 'search',
    tells: 'everything',
    calendar: 'cancels',
    text: 'byDayUnlessSoon',
  },
  // It may never be theirs.
  'earlier-time-offered': {
    words: ['earlier', 'earlierForChild'],
    leadsTo: 'offer',
    tells: 'practitioner',
    calendar: null,
    text: 'byDay',
  },
  'additional-charge-proposed': {
    words: ['charge', 'chargeForChild'],
    leadsTo: 'charge',
    tells: 'moment',
    calendar: null,
    text: 'byDay',
  },
} as const satisfies Record<AppointmentTemplate, TemplateTraits>;

/** What distinguishes a template from the others, beside its words. */
export const traitsOf = (template: AppointmentTemplate): TemplateTraits => TEMPLATES[template];

/** The words of a template towards a message's reader. */
export function wordsOf(template: AppointmentTemplate, { child }: Pick<AppointmentNotice, 'child'>) {
  const [own, forChild] = TEMPLATES[template].words;
  return child ? forChild : own;
}

/** Where the reader goes on. */
export function pathOf(
  template: AppointmentTemplate,
  { token, appointmentId: id }: AppointmentNotice,
  language: Language,
): string {
  const { leadsTo } = traitsOf(template);
  if (leadsTo === 'offer') return href('earlier-time', { id }, language);
  if (leadsTo === 'charge') return href('appointments-additional-payment-approval-page', { id }, language);
  return leadsTo === 'appointment' && token
    ? href('anonymous-view-appointment-page', { token }, language)
    : href('appointment-reservation-landing-page', {}, language);
}
