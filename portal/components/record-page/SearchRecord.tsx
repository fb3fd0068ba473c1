import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { SearchIcon } from '@portal/design-system/icons/SearchIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import type { TimelineKind } from '#contract/routes/timeline-kinds.ts';

export interface SearchRecordProps {
  /** Of what the list is. */
  readonly kind: TimelineKind;
}

/** Beside a list of the record: the way to the same entries where they can be searched and saved. */
export function SearchRecord({ kind }: SearchRecordProps): ReactNode {
  const t = useTranslations('downloads.search');
  const href = useHref();
  const title = useId();
  return (
    <Visible on="screen">
      <Card as="section" tone="subtle" padding="medium" aria-labelledby={title}>
        <Stack gap="xsmall" align="start">
          <Heading level={2} size={4} id={title}>
            {t('title')}
          </Heading>
          <Text>{t('text')}</Text>
          <TextLink
            href={href('health-record', {}, { kind })}
            isStandalone
            icon={<SearchIcon size="small" />}
          >
            {t('link')}
          </TextLink>
        </Stack>
      </Card>
    </Visible>
  );
}
