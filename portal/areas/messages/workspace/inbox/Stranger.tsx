import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { OwnMatters } from './OwnMatters.tsx';

/** What somebody finds here who does not work here. */
export function Stranger(): ReactNode {
  const t = useTranslations('workspace');
  const { customerServicePhone: phone } = useBrand();
  return (
    <Page width="prose">
      <Stack gap={{ small: 'large', large: 'xlarge' }}>
        <Stack gap="small">
          <Heading level={1}>{t('title')}</Heading>
          <Text size="lead" tone="muted">
            {t('notForYou')}
          </Text>
        </Stack>
        <OwnMatters />
        <Text tone="muted">{t.rich('help', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}</Text>
      </Stack>
    </Page>
  );
}
