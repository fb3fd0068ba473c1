import { DateTime } from '@portal/design-system/DateTime';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ROW_OUTCOMES } from '#areas/person/shared/employees/outcomes.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { SectionCard } from '#components/SectionCard.tsx';

export type EarlierImportsProps = Pick<AnswerOf<'GET /api/employees'>, 'imports'>;

/** The last imports: when, by whom, and what became of the rows. */
export function EarlierImports({ imports }: EarlierImportsProps): ReactNode {
  const t = useTranslations('employees');
  return (
    <SectionCard title={t('earlier.title')}>
      {imports.length === 0 ? (
        <Text tone="muted">{t('earlier.none')}</Text>
      ) : (
        <Stack as="ul" gap="small" isRuled>
          {imports.map(({ id, importedAt, by, counts }) => (
            <Stack key={id} as="li" gap="none">
              <Text weight="strong">
                <DateTime value={importedAt} />
              </Text>
              <Text size="small" tone="muted">
                {by ?? t('earlier.operator')}
              </Text>
              <Text>
                {ROW_OUTCOMES.filter((outcome) => counts[outcome])
                  .map((outcome) => `${t(`outcomes.${outcome}`)}: ${counts[outcome]}`)
                  .join(', ')}
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </SectionCard>
  );
}
