import type { AppMessage, BookingStep } from '#contract/mobile-app/app-message.ts';
import { BOOKING_PAGES, LIST_PAGES } from '#contract/routes/booking-pages.ts';
import type { PageKey, PageMatch } from '#contract/routes/routes.ts';

/** Steps of a booking that have pages of their own; the page of a reservation tells its steps itself. */
const PAGES_OF_STEPS: Readonly<Partial<Record<BookingStep, readonly PageKey[]>>> = {
  search: ['appointment-reservation-landing-page', 'ohc-landing-page-for-anonymous-users', ...LIST_PAGES],
  identification: ['login-page-for-anonymous-users', 'hpa-front-page', 'mfa', 'choose-child'],
  registration: ['registration-page', 'registration-page-for-iav-users', 'hpa-register', 'new-customer'],
  consent: ['patient-data-consent'],
  done: [
    'reservation-success-for-anonymous-users',
    ...Object.values(BOOKING_PAGES).map(({ success }) => success),
  ],
};

/** What an app is told when a page is shown. */
export function messagesOfPage(visit: PageMatch): readonly AppMessage[] {
  const ended = endOf(visit);
  if (ended) return [{ type: 'sessionEnded', reason: ended }];
  const steps = Object.entries(PAGES_OF_STEPS) as [BookingStep, readonly PageKey[]][];
  return steps
    .filter(([, keys]) => keys.includes(visit.key))
    .flatMap(([step]) => [
      { type: 'stepChanged' as const, step },
      ...(isLogin(visit) ? [{ type: 'loginNeeded' as const }] : []),
    ]);
}

function isLogin({ key }: PageMatch): boolean {
  return key === 'login-page-for-anonymous-users' || key === 'hpa-front-page';
}

/** Every end of a session leads to one of these pages. */
function endOf({ key, query }: PageMatch): 'timedOut' | 'loggedOut' | null {
  if (key === 'session-timed-out') return 'timedOut';
  const isOut = 'logOut' in query && query.logOut !== null && query.logOut !== 'ask';
  return isOut ? 'loggedOut' : null;
}
