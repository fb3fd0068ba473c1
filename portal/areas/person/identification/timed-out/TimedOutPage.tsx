import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { ClockIcon } from '@portal/design-system/icons/ClockIcon';
import { Medallion } from '@portal/design-system/Medallion';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { sessionLimit } from './session-limit.ts';
import { TimedOutActions } from './TimedOutActions.tsx';

export const page = definePage({
  key: 'session-timed-out',
  messages: ['identification'],
  calls: () => [call('GET /api/session-timed-out')],
  title: (t) => t('identification.timedOut.documentTitle'),
  robots: 'noindex',
  Component: TimedOutPage,
});

/** Why the patient was logged out, and the ways back to the same step. */
function TimedOutPage({ visit }: { readonly visit: PageMatch<'session-timed-out'> }): ReactNode {
  const t = useTranslations('identification.timedOut');
  const href = useHref();
  const { timing } = useSession();
  const { next, reason } = visit.query;
  const { n, unit } = sessionLimit(reason === 'idle' ? timing.idle : timing.maximum);
  return (
    <Page width="narrow">
      <Card padding={{ small: 'large', medium: 'xlarge' }}>
        <Stack gap="large" align="center">
          <Medallion size="large">
            <ClockIcon size="large" />
          </Medallion>
          <Stack gap="small">
            <Heading level={1} size={2}>
              {t('title')}
            </Heading>
            <Text>
              {reason === 'idle' ? t(`idle.${unit}`, { n }) : t('text', { n, unit: t(unit, { n }) })}
            </Text>
            <Text tone="muted">
              {t('why')} {next && t('continue')}
            </Text>
          </Stack>
          <TimedOutActions next={next} />
          <TextLink href={href('appointment-reservation-landing-page')} isStandalone>
            {t('anonymousAction')}
          </TextLink>
        </Stack>
      </Card>
    </Page>
  );
}
