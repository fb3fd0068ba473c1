import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';

/** What a reference range is, and whom to call. */
export function RangeExplanation(): ReactNode {
  const t = useTranslations('laboratory.explanation');
  const title = useId();
  return (
    <Card as="section" tone="subtle" padding="medium" aria-labelledby={title}>
      <Stack gap="xsmall">
        <Heading level={2} size={4} id={title}>
          {t('title')}
        </Heading>
        <Text>{t('text')}</Text>
      </Stack>
    </Card>
  );
}
