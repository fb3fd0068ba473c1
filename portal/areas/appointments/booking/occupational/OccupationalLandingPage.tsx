import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Heading } from '@portal/design-system/Heading';
import { Hero } from '@portal/design-system/Hero';
import { Inline } from '@portal/design-system/Inline';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { StepList } from '@portal/design-system/StepList';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useSignInAddress } from '#client/navigation/use-sign-in-address.ts';
import { definePage } from '#client/pages/page.ts';
import { NoticesPart } from '#components/notices/NoticesPart.tsx';
import { NOTICES_SOURCE } from '#components/notices/notices-source.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { PhoneLink } from '../help/PhoneLink.tsx';
import { UrgentHelp } from '../help/UrgentHelp.tsx';

const KEY = 'ohc-landing-page-for-anonymous-users';

const STEPS = ['identify', 'choose', 'confirm'] as const;

/** What an employee needs to book a time that the employer pays for, before they have identified themselves. */
function OccupationalLandingPage({ visit }: { readonly visit: PageMatch<typeof KEY> }): ReactNode {
  const t = useTranslations('booking.occupational');
  const href = useHref();
  const signIn = useSignInAddress();
  const { person } = useSession();
  const { customerServicePhone } = useBrand();
  const { scope } = visit.query;
  const steps = useId();
  return (
    <Page>
      <Stack gap={{ small: 'xlarge', large: 'xxlarge' }}>
        <Stack gap={{ small: 'medium', large: 'large' }}>
          <Hero title={t('landing.title')} lead={t('landing.lead')}>
            <Inline>
              <ButtonLink
                href={signIn(href('ohc-appointment-list', {}, { scope }))}
                size="large"
                {...(!person && { icon: <LockIcon /> })}
              >
                {t(person ? 'landing.list' : 'landing.identify')}
              </ButtonLink>
              <PhoneLink phone={customerServicePhone} tone="tertiary" />
            </Inline>
          </Hero>
          <NoticesPart place="booking" />
          <UrgentHelp hasHours />
        </Stack>
        <Stack as="section" gap="large" aria-labelledby={steps}>
          <Heading level={2} id={steps}>
            {t('landing.how')}
          </Heading>
          <StepList
            layout="columns"
            steps={STEPS.map((step) => ({
              id: step,
              title: t(`landing.steps.${step}.title`),
              text: t(`landing.steps.${step}.text`),
            }))}
          />
        </Stack>
      </Stack>
    </Page>
  );
}

export const page = definePage({
  key: KEY,
  messages: ['booking'],
  calls: () => [call('GET /api/notices', { query: { place: 'booking' } })],
  written: () => [NOTICES_SOURCE],
  title: (t) => t('booking.occupational.landing.title'),
  description: (t) => t('booking.occupational.landing.lead'),
  Component: OccupationalLandingPage,
});
