import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Heading } from '@portal/design-system/Heading';
import { Hero } from '@portal/design-system/Hero';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt, useSession } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { AppointmentsBlock } from '#features/appointments/front-page/AppointmentsBlock.tsx';
import { appointmentsBlockCalls } from '#features/appointments/front-page/appointments-block-calls.ts';
import { SmsLoginCard } from '#features/sms-login/offer/SmsLoginCard.tsx';
import { smsLoginCalls } from '#features/sms-login/setting/sms-login-calls.ts';
import { firstNameOf } from '../shell/first-name.ts';
import { useCancelledToast } from './use-cancelled-toast.ts';

export const page = definePage({
  key: 'front-page',
  messages: ['appointments', 'sms-login'],
  calls: (_, { session }) => [...appointmentsBlockCalls(), ...smsLoginCalls(session)],
  title: (t) => t('shell.front.title'),
  Component: FrontPage,
});

/** What the patient comes for first: the next appointments, and a new one. */
function FrontPage(): ReactNode {
  const t = useTranslations('shell.front');
  const { person, actingFor } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useCancelledToast();
  return (
    <Page>
      <Stack gap="xlarge">
        <Stack gap="xsmall">
          <Heading level={1} ref={heading} tabIndex={-1}>
            {person ? t('greeting', { name: firstNameOf(person) }) : t('title')}
          </Heading>
          <Text size="lead" tone="muted">
            {actingFor ? t('leadFor', { name: firstNameOf(actingFor) }) : t('lead')}
          </Text>
        </Stack>
        <AppointmentsBlock />
        <BookCard />
        <SmsLoginCard onFocusLost={() => heading.current?.focus()} />
      </Stack>
    </Page>
  );
}

function BookCard(): ReactNode {
  const t = useTranslations('shell.front');
  const href = useHref();
  const isBuilt = useIsBuilt();
  if (!isBuilt('appointment-reservation-landing-page')) return null;
  return (
    <Hero level={2} title={t('bookTitle')} lead={t('bookText')}>
      <ButtonLink href={href('appointment-reservation-landing-page')} size="large" icon={<CalendarAddIcon />}>
        {t('book')}
      </ButtonLink>
    </Hero>
  );
}
