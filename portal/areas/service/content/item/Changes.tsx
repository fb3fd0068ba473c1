import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface ChangesProps {
  /** Each field that is another than before. */
  readonly changes: readonly {
    readonly term: string;
    readonly before: ReactNode;
    readonly after: ReactNode;
  }[];
  /** There was no version before, so that only what it is now is told. */
  readonly isFirst: boolean;
}

/** What a version has changed: each field as it was and as it is. */
export function Changes({ changes, isFirst }: ChangesProps): ReactNode {
  const t = useTranslations('content.history');
  if (changes.length === 0) return <Text tone="muted">{t('unchanged')}</Text>;
  return (
    <DefinitionList
      items={changes.map(({ term, before, after }) => ({
        term,
        description: (
          <Stack gap="xsmall">
            {!isFirst && (
              <Text size="small" tone="muted" keepsLines>
                {t('before')} {before || t('empty')}
              </Text>
            )}
            <Text keepsLines>
              {!isFirst && `${t('after')} `}
              {after || t('empty')}
            </Text>
          </Stack>
        ),
      }))}
    />
  );
}
