import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Illustration } from '@portal/design-system/Illustration';
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
    <Card as="section" tone="accent" aria-labelledby={title}>
      <Columns layout="thirds" gap="medium">
        <Illustration name="visit" />
        <Stack gap="small">
          <Heading level={2} size={3} id={title}>
            {t('title')}
          </Heading>
          <List kind="plain" gap="small" aria-labelledby={title}>
            {LINES.map((line) => (
              <ListItem key={line}>
                <Text size="lead">{t(line)}</Text>
              </ListItem>
            ))}
          </List>
        </Stack>
      </Columns>
    </Card>
  );
}
