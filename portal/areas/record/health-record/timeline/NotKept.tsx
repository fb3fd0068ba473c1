import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';

/** What the record does not have: that it is not here does not mean that it is not so. */
export function NotKept(): ReactNode {
  const t = useTranslations('health-record.notKept');
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title} padding="medium">
      <Stack gap="xsmall">
        <Heading level={2} size={3} id={title}>
          {t('title')}
        </Heading>
        <Text>{t('text')}</Text>
      </Stack>
    </Card>
  );
}
