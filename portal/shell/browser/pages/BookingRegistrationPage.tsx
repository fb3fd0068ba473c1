import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BookedTime, type BookedTimeProps } from '#areas/appointments/booking/reservation/BookedTime.tsx';
import { BookingSteps } from '#areas/appointments/booking/reservation/BookingSteps.tsx';
import { timeInput } from '#areas/appointments/booking/reservation/time-input.ts';
import { useTypedContact } from '#areas/appointments/booking/reservation/use-typed-contact.ts';
import { RegistrationPart } from '#areas/person/registration/form/RegistrationPart.tsx';
import { ownModeOf } from '#areas/person/registration/form/registration-values.ts';
import { useSession } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { bookingTypeOf, RESERVATION_PAGES } from '#contract/routes/booking-pages.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { match } from '#contract/routes/routes.ts';

type Visit = PageMatch<'registration-page-for-iav-users'>;

export const page = definePage({
  key: 'registration-page-for-iav-users',
  messages: ['booking', 'registration', 'contact', 'visit-rules'],
  calls: ({ query: { next } }) => {
    const time = timeOf(next);
    return [
      call('GET /api/user/register'),
      ...(time ? [call('GET /api/appointments/free/{id}', timeInput(time.type, time.id))] : []),
    ];
  },
  title: (t) => t('registration.titleBooking'),
  robots: 'noindex',
  Component: BookingRegistrationPage,
});

/**
 * Registers an identified person in the middle of booking, or completes their details, and returns to the same time.
 */
function BookingRegistrationPage({ visit }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('registration');
  const typed = useTypedContact();
  const href = useHref();
  const session = useSession();
  const { next } = visit.query;
  const time = timeOf(next);
  const { data: start } = useCall('GET /api/user/register');
  const words = {
    self: [t('titleBooking'), t('leadBooking'), t('submitBooking')],
    complete: [t('titleComplete'), t('leadBookingComplete'), t('submitBookingComplete')],
    none: [t('exists.title'), t('exists.text')],
  } as const;
  const mode = start ? ownModeOf(start, session) : 'self';
  const [title, lead, submitLabel] = words[mode];
  return (
    <Page>
      <Stack gap={{ small: 'medium', large: 'large' }}>
        <BookingSteps />
        <Stack gap="xsmall">
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        </Stack>
        <Columns layout={{ small: 'one', large: 'asideStart' }} gap={{ small: 'large', large: 'xlarge' }}>
          {time && <BookedTime {...time} />}
          {mode === 'none' ? (
            <Inline>
              <ButtonLink href={next ?? href('front-page')} isDocument>
                {t('continue')}
              </ButtonLink>
            </Inline>
          ) : (
            <Card padding={{ small: 'medium', medium: 'large', large: 'xlarge' }}>
              <RegistrationPart next={next} typed={typed} submitLabel={submitLabel} />
            </Card>
          )}
        </Columns>
      </Stack>
    </Page>
  );
}

/** The free time that they are on their way to, and how it is booked; null if there is none. */
function timeOf(next: string | null): Pick<BookedTimeProps, 'type' | 'id'> | null {
  const page = next === null ? null : match(next);
  const type = page && RESERVATION_PAGES.includes(page.key) ? bookingTypeOf(page.key) : null;
  return type && page && 'id' in page.params ? { type, id: page.params.id } : null;
}
