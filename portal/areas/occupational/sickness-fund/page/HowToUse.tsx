import { Heading } from '@portal/design-system/Heading';
import { List, ListItem } from '@portal/design-system/List';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

const STEPS = ['check', 'book', 'say', 'pay'] as const;

/** What to do to have the fund pay. */
export function HowToUse(): ReactNode {
  const t = useTranslations('sickness-fund.how');
  return (
    <Stack gap="medium">
      <Heading level={2} size={3}>
        {t('title')}
      </Heading>
      <List kind="number" gap="small">
        {STEPS.map((step) => (
          <ListItem key={step}>{t(step)}</ListItem>
        ))}
      </List>
      <Text>{t('occupational')}</Text>
    </Stack>
  );
}
