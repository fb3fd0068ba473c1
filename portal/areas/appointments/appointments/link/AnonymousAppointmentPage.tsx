import type { ReactNode } from 'react';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { LinkedAppointmentView } from './LinkedAppointmentView.tsx';
import { LinkedPage, linkedCalls } from './LinkedPage.tsx';

export const page = definePage({
  key: 'anonymous-view-appointment-page',
  messages: ['appointments', 'visit-rules'],
  calls: linkedCalls,
  title: (t) => t('appointments.link.title'),
  robots: 'noindex',
  Component: AnonymousAppointmentPage,
});

type Visit = PageMatch<'anonymous-view-appointment-page'>;

/** The appointment that the link in a confirmation opens, without a login (APPT-15, APPT-16). */
function AnonymousAppointmentPage({ visit: { params } }: { readonly visit: Visit }): ReactNode {
  return (
    <LinkedPage params={params} cancelled="cancelled">
      {(appointment, hold) => (
        <LinkedAppointmentView appointment={appointment} token={params.token} hold={hold} />
      )}
    </LinkedPage>
  );
}
