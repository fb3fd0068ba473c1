import { Columns } from '@portal/design-system/Columns';
import { DescriptionCard } from '@portal/design-system/DescriptionCard';
import { Heading } from '@portal/design-system/Heading';
import { ClockIcon } from '@portal/design-system/icons/ClockIcon';
import { MessageIcon } from '@portal/design-system/icons/MessageIcon';
import { PinIcon } from '@portal/design-system/icons/PinIcon';
import { UsersIcon } from '@portal/design-system/icons/UsersIcon';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';

/** What an operator finds here: the ways to what they keep, and no conversation. */
export function OperatorStart(): ReactNode {
  const t = useTranslations('workspace.operator');
  const href = useHref();
  return (
    <>
      <PageOpening>
        <Stack gap="xxsmall">
          <Heading level={1}>{t('title')}</Heading>
          <Text>{t('lead')}</Text>
        </Stack>
      </PageOpening>
      <Page isDense>
        <Stack as="section" aria-label={t('label')}>
          <Columns layout={{ small: 'one', large: 'two' }} gap="medium" isStretched>
            <DescriptionCard
              level={2}
              icon={<UsersIcon size="large" />}
              title={t('staff')}
              description={t('staffText')}
              href={href('workspace-staff')}
            />
            <DescriptionCard
              level={2}
              icon={<ClockIcon size="large" />}
              title={t('breaks')}
              description={t('breaksText')}
              href={href('workspace-service-breaks')}
            />
            <DescriptionCard
              level={2}
              icon={<MessageIcon size="large" />}
              title={t('content')}
              description={t('contentText')}
              href={href('workspace-content')}
            />
            <DescriptionCard
              level={2}
              icon={<PinIcon size="large" />}
              title={t('clinics')}
              description={t('clinicsText')}
              href={href('workspace-clinics')}
            />
          </Columns>
        </Stack>
      </Page>
    </>
  );
}
