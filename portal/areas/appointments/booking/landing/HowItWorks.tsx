import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { StepList } from '@portal/design-system/StepList';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';

const STEPS = ['search', 'details', 'confirmation'] as const;

/** The way to a booked time in three steps. */
export function HowItWorks(): ReactNode {
  const t = useTranslations('booking.landing.how');
  const { care, guardianActsUntilAge: age } = useBrand();
  const title = useId();
  const textOf = (step: (typeof STEPS)[number]) =>
    step === 'details' && care === 'children' ? t('childDetailsText', { age }) : t(`${step}Text`);
  return (
    <Stack as="section" gap="large" aria-labelledby={title}>
      <Heading level={2} id={title}>
        {t('title')}
      </Heading>
      <StepList
        layout="columns"
        steps={STEPS.map((step) => ({ id: step, title: t(step), text: textOf(step) }))}
      />
    </Stack>
  );
}
