import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { MessageIcon } from '@portal/design-system/icons/MessageIcon';
import { Medallion } from '@portal/design-system/Medallion';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { ComingBackForm } from './ComingBackForm.tsx';
import { NextStep } from './NextStep.tsx';

export const page = definePage({
  key: 'mfa',
  messages: ['sms-login'],
  calls: () => [call('GET /api/session-timed-out')],
  title: (t) => t('sms-login.comingBack.documentTitle'),
  robots: 'noindex',
  Component: MfaPage,
});

/** The code by which a patient comes back to the session that has ended in this browser. */
function MfaPage({ visit }: { readonly visit: PageMatch<'mfa'> }): ReactNode {
  const t = useTranslations('sms-login.comingBack');
  const { isSessionValid } = useSession();
  const href = useHref();
  const { data } = useCall('GET /api/session-timed-out');
  const next = visit.query.next ?? href('front-page');
  const isPossible = data?.nextAction !== 'login-with-tupas';
  return (
    <Page width="narrow">
      <Card padding={{ small: 'large', medium: 'xlarge' }}>
        <Stack gap="large">
          <Stack gap="large" align="center">
            <Medallion size="large">
              <MessageIcon size="large" />
            </Medallion>
            <Heading level={1} size={2}>
              {t('title')}
            </Heading>
          </Stack>
          {isSessionValid || !isPossible ? (
            <NextStep next={next} reason={isSessionValid ? null : 'sessionExpired'} />
          ) : (
            <ComingBackForm next={next} />
          )}
        </Stack>
      </Card>
    </Page>
  );
}
