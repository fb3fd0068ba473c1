import { DescriptionCard } from '@portal/design-system/DescriptionCard';
import { Heading } from '@portal/design-system/Heading';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { PhoneText } from '#components/PhoneText.tsx';

export const page = definePage({
  key: 'workspace',
  messages: ['workspace'],
  calls: () => [call('GET /api/workspace')],
  title: (t) => t('workspace.title'),
  Component: WorkspacePage,
});

/** What who works here can do in this portal, and what not; for anybody else, that the page is not for them. */
function WorkspacePage(): ReactNode {
  const t = useTranslations('workspace');
  const { customerServicePhone: phone } = useBrand();
  const href = useHref();
  const answer = useCall('GET /api/workspace');
  const { data } = answer;
  return (
    <Page width="prose">
      <Stack gap={{ small: 'large', large: 'xlarge' }}>
        <Stack gap="small">
          <Heading level={1}>{t('title')}</Heading>
          {data && (
            <Text size="lead" tone="muted">
              {t(data.isProfessional ? 'lead' : 'notForYou')}
            </Text>
          )}
        </Stack>
        {!data && (
          <AnswerPending
            answer={answer}
            failed={{ title: t('failed') }}
            isBare
            skeleton={
              <SkeletonGroup>
                <Skeleton shape="block" />
              </SkeletonGroup>
            }
          />
        )}
        {data?.isProfessional && <Notice title={t('patients.title')}>{t('patients.text')}</Notice>}
        {data && (
          <Stack as="section" gap="medium" aria-label={t('own.label')}>
            <DescriptionCard
              level={2}
              icon={<UserIcon size="large" />}
              title={t('own.title')}
              description={t('own.text')}
              href={href('front-page')}
            />
            <DescriptionCard
              level={2}
              icon={<CalendarAddIcon size="large" />}
              title={t('book.title')}
              description={t('book.text')}
              href={href('appointment-reservation-landing-page')}
            />
          </Stack>
        )}
        <Text tone="muted">{t.rich('help', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}</Text>
      </Stack>
    </Page>
  );
}
