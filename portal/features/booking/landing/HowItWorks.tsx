import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { StepList } from '@portal/design-system/StepList';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';

const STEPS = ['search', 'details', 'confirmation'] as const;

/** The way to a booked time in three steps. */
export function HowItWorks(): ReactNode {
  const t = useTranslations('booking.landing.how');
  const title = useId();
  return (
    <Stack as="section" gap="large" aria-labelledby={title}>
      <Heading level={2} id={title}>
        {t('title')}
      </Heading>
      <StepList
        layout="columns"
        steps={STEPS.map((step) => ({ id: step, title: t(step), text: t(`${step}Text`) }))}
      />
    </Stack>
  );
}
