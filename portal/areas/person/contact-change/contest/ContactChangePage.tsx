import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { ContestEnd } from './ContestEnd.tsx';
import { ContestForm } from './ContestForm.tsx';
import { ENDS, useContest } from './use-contest.ts';

export const page = definePage({
  key: 'contact-change',
  messages: ['contact-change'],
  calls: ({ params }) => [call('GET /api/anon/contact-change/{change}', { params })],
  title: (t) => t('contact-change.title'),
  robots: 'noindex',
  Component: ContactChangePage,
});

/**
 * Where a patient puts back how they were reached before somebody changed it. Opening it changes nothing: what scans mail
 * opens links.
 */
function ContactChangePage({ visit }: { readonly visit: PageMatch<'contact-change'> }): ReactNode {
  const t = useTranslations('contact-change');
  const { customerServicePhone: phone } = useBrand();
  const { params } = visit;
  const answer = useCall('GET /api/anon/contact-change/{change}', { params });
  const { data } = answer;
  const contest = useContest(params.change);
  const found = data && data.type !== 'ready' ? ENDS[data.type] : null;
  const end = contest.end ?? found;
  return (
    <Page width="prose">
      <Stack gap={{ small: 'medium', medium: 'large' }}>
        <Heading level={1}>{t('title')}</Heading>
        {end && <ContestEnd end={end} isNews={contest.end !== null} />}
        {!end && data?.type === 'ready' && <ContestForm contest={contest} {...data} params={params} />}
        {!end && !data && (
          <AnswerPending
            answer={answer}
            failed={{ title: t('error.title'), text: t('error.text') }}
            skeleton={
              <SkeletonGroup>
                <Card>
                  <Stack gap="large">
                    <Skeleton shape="heading" width="half" />
                    <Skeleton shape="block" />
                  </Stack>
                </Card>
              </SkeletonGroup>
            }
          />
        )}
        <Text tone="muted">{t.rich('help', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}</Text>
      </Stack>
    </Page>
  );
}
