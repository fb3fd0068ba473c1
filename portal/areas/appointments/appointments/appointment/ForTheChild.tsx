import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { List, ListItem } from '@portal/design-system/List';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';

const LINES = ['where', 'what', 'with'] as const;

/** What a guardian can say to a small child about a visit, in the child's own words. */
export function ForTheChild(): ReactNode {
  const t = useTranslations('appointments.detail.forTheChild');
  const title = useId();
  return (
    <Card as="section" tone="subtle" aria-labelledby={title}>
      <Stack gap="small">
        <Heading level={2} size={4} id={title}>
          {t('title')}
        </Heading>
        <List gap="xsmall" aria-labelledby={title}>
          {LINES.map((line) => (
            <ListItem key={line}>
              <Text>{t(line)}</Text>
            </ListItem>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
