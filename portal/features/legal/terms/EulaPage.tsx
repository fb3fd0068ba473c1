import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { ProblemError } from '#client/calls/call-error.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useTermsLink } from '#client/navigation/use-terms-link.ts';
import { definePage } from '#client/pages/page.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { TermsSections } from './TermsSections.tsx';

export const page = definePage({
  key: 'eula',
  messages: ['legal'],
  calls: () => [call('GET /api/terms')],
  title: (t) => t('legal.title'),
  description: (t, { brand }) => t('legal.intro', { brand: brand.name }),
  Component: EulaPage,
});

/** The brand's terms of use (CONS-07). */
function EulaPage(): ReactNode {
  const t = useTranslations('legal');
  const { name: brand, customerServicePhone: phone } = useBrand();
  const { data, error, isRefreshing, retry } = useCall('GET /api/terms');
  const termsLink = useTermsLink();
  const isElsewhere = error instanceof ProblemError && error.code === 'notFound';
  return (
    <Page width="prose">
      <Stack gap="xlarge">
        <Stack gap="small">
          <Heading level={1}>{t('title')}</Heading>
          <Text size="lead" tone="muted">
            {t('intro', { brand })}
          </Text>
        </Stack>
        {data && <TermsSections sections={data.sections} />}
        {!data && !error && <TermsSkeleton />}
        {!data && isElsewhere && (
          <Card>
            <EmptyState
              title={t('elsewhere.title')}
              illustration={null}
              action={
                termsLink && (
                  <ButtonLink href={termsLink.href}>
                    {t('elsewhere.action', { language: termsLink.hrefLang ?? 'fi' })}
                  </ButtonLink>
                )
              }
            />
          </Card>
        )}
        {!data && error && !isElsewhere && (
          <Card>
            <ErrorState title={t('error.title')} onRetry={retry} isRetrying={isRefreshing}>
              {t('error.text')}
            </ErrorState>
          </Card>
        )}
        <Text tone="muted">
          {t.rich('contact', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}
        </Text>
      </Stack>
    </Page>
  );
}

function TermsSkeleton(): ReactNode {
  return (
    <SkeletonGroup>
      <Card>
        <Stack gap="large">
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="block" />
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="block" />
        </Stack>
      </Card>
    </SkeletonGroup>
  );
}
