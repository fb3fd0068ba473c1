import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';

export interface AboutMeasuringProps {
  /** Whether there are the targets of adults, which children do not have. */
  readonly isOfAdults: boolean;
}

/** How to measure, what is usual, and when to seek care. */
export function AboutMeasuring({ isOfAdults }: AboutMeasuringProps): ReactNode {
  const t = useTranslations('home-measurements.about');
  const whose = useWhose();
  const heading = useId();
  return (
    <Card as="section" padding="medium" aria-labelledby={heading}>
      <Stack gap="small">
        <Heading level={2} size={4} id={heading}>
          {t('title')}
        </Heading>
        {isOfAdults && (
          <>
            <Text>{t('how')}</Text>
            <Text>{t('target')}</Text>
          </>
        )}
        <Text>{t('urgent', { whose })}</Text>
        <Text size="small" tone="muted">
          {t('notRead')}
        </Text>
      </Stack>
    </Card>
  );
}
