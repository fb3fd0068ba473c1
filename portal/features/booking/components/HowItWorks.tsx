import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import * as css from './HowItWorks.css.ts';

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
      <ol className={css.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={css.step}>
            <span aria-hidden className={css.number}>
              {index + 1}
            </span>
            <div className={css.words}>
              <Heading level={3} size={4}>
                {t(step)}
              </Heading>
              <Text tone="muted">{t(`${step}Text`)}</Text>
            </div>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
