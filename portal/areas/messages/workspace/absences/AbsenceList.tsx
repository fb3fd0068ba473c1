import { Button } from '@portal/design-system/Button';
import { DateRange } from '@portal/design-system/DateRange';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { useChange } from '#client/calls/use-change.ts';
import { SectionCard } from '#components/SectionCard.tsx';

export interface AbsenceListProps {
  /** The reader's own, and those in which the reader substitutes. */
  readonly absences: AnswerOf<'GET /api/workspace/absences'>['absences'];
  /** Asks for them again. */
  readonly onChanged: () => void;
}

/** Absences that are not over; the own ones can be taken back. */
export function AbsenceList({ absences, onChanged }: AbsenceListProps): ReactNode {
  const t = useTranslations('workspace.absences');
  const change = useChange('DELETE /api/workspace/absences/{id}');
  if (absences.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  return (
    <SectionCard title={t('list')}>
      {change.error && (
        <Notice tone="error" role="alert">
          {t('removeFailed')}
        </Notice>
      )}
      <Stack as="ul" gap="small" isRuled>
        {absences.map(({ id, who, substitute, from, to, isOwn }) => (
          <Inline key={id} as="li" justify="between">
            <Stack gap="none">
              <Text weight="strong">
                <DateRange start={from} end={to} />
              </Text>
              <Text tone="muted">
                {isOwn ? t('substitutedBy', { name: substitute }) : t('youSubstitute', { name: who })}
              </Text>
            </Stack>
            {isOwn && (
              <Button
                tone="secondary"
                size="small"
                isLoading={change.isSending}
                onPress={() => void change.run({ params: { id: String(id) } }).then(onChanged, () => {})}
              >
                {t('remove')}
              </Button>
            )}
          </Inline>
        ))}
      </Stack>
    </SectionCard>
  );
}
