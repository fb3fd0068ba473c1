import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { NationalNumber } from '#components/NationalNumber.tsx';

/** What messages are not for: help at once comes by phone. */
export function UrgentNotice(): ReactNode {
  const t = useTranslations('conversations.urgent');
  const title = useId();
  return (
    <Card as="section" tone="subtle" padding="medium" aria-labelledby={title}>
      <Stack gap="xsmall">
        <Heading level={2} size={4} id={title}>
          {t('title')}
        </Heading>
        <Text>
          {t.rich('text', {
            emergency: (number) => <NationalNumber>{number}</NationalNumber>,
            urgent: (number) => <NationalNumber>{number}</NationalNumber>,
          })}
        </Text>
      </Stack>
    </Card>
  );
}
